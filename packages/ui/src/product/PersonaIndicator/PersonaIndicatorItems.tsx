import { MessageCircle, MessagesSquare, Shuffle } from 'lucide-react';
import { MenuItem } from '../../components/Menu/index.ts';
import { MenuLayer, type MenuLayerProps } from '../../components/Menu/MenuLayer.tsx';
import { useTexts } from '../../internal/texts.tsx';
import type { PersonaIndicatorProps } from './PersonaIndicator.tsx';
import { personaIndicatorTexts } from './texts.ts';

export interface PersonaIndicatorItemsProps extends PersonaIndicatorProps {
  readonly layer: Omit<MenuLayerProps, 'children'>;
}

/** What can be done with the chosen guide. */
export function PersonaIndicatorItems({ layer, persona, onChat, onSwitch, onCouncil }: PersonaIndicatorItemsProps) {
  const texts = useTexts('PersonaIndicator', personaIndicatorTexts);
  return (
    <MenuLayer {...layer}>
      <MenuItem icon={<MessageCircle size="1em" />} onSelect={onChat}>
        {texts.chat(persona.name)}
      </MenuItem>
      <MenuItem icon={<Shuffle size="1em" />} onSelect={onSwitch}>
        {texts.switch}
      </MenuItem>
      {onCouncil && (
        <MenuItem icon={<MessagesSquare size="1em" />} onSelect={onCouncil}>
          {texts.council}
        </MenuItem>
      )}
    </MenuLayer>
  );
}
