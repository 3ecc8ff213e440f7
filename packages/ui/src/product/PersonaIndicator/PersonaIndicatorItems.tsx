import { MessageCircle, Shuffle } from 'lucide-react';
import { MenuItem } from '../../components/Menu/index.ts';
import { MenuLayer, type MenuLayerProps } from '../../components/Menu/MenuLayer.tsx';
import type { PersonaIndicatorProps } from './PersonaIndicator.tsx';

export interface PersonaIndicatorItemsProps extends PersonaIndicatorProps {
  readonly layer: Omit<MenuLayerProps, 'children'>;
}

/** What can be done with the chosen guide. */
export function PersonaIndicatorItems({ layer, persona, onChat, onSwitch }: PersonaIndicatorItemsProps) {
  return (
    <MenuLayer {...layer}>
      <MenuItem icon={<MessageCircle size="1em" />} onSelect={onChat}>
        Chat with {persona.name}
      </MenuItem>
      <MenuItem icon={<Shuffle size="1em" />} onSelect={onSwitch}>
        Switch AI Guide
      </MenuItem>
    </MenuLayer>
  );
}
