import { corePersonas } from '@everstep/domain';
import { PersonaIndicator } from '@everstep/ui';
import { useAI } from './AIProvider.tsx';

/** The chosen guide in the top bar. */
export function PersonaMenu() {
  const { personaId, openChat, openSelector } = useAI();
  const persona = corePersonas.find(({ id }) => id === personaId);
  if (!persona) return null;
  return <PersonaIndicator persona={persona} onChat={openChat} onSwitch={openSelector} />;
}
