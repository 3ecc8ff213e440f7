import { HelpNowDialogView } from '@everstep/ui/pages';
import { useLayers } from '../layout/useLayers.ts';
import { useReaderPlace } from './useReaderPlace.ts';

/** Help now over the chat. It comes with the code of the chat: who asks for it waits for nothing, and a lost connection keeps nobody from it. */
export function HelpNowOverlay() {
  const { open, hide } = useLayers();
  const here = useReaderPlace();
  if (!open.includes('help')) return null;
  return <HelpNowDialogView here={here} planHref="/safety-plan" onClose={() => hide('help')} />;
}
