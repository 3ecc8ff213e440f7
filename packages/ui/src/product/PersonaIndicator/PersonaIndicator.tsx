import { ChevronDown, MessageCircle, Shuffle } from 'lucide-react';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { PersonaAvatar, type PersonaMark } from '../PersonaAvatar/index.ts';
import * as styles from './PersonaIndicator.css.ts';

export interface PersonaIndicatorProps {
  /** The guide that is chosen now. */
  readonly persona: PersonaMark;
  /** Opens the chat. */
  readonly onChat: () => void;
  /** Opens the selector. */
  readonly onSwitch: () => void;
}

/** A chip with the chosen guide; its menu opens the chat or the selector. */
export function PersonaIndicator({ persona, onChat, onSwitch }: PersonaIndicatorProps) {
  const trigger = (
    <button type="button" className={styles.chip} aria-label={`AI guide: ${persona.name}`}>
      <PersonaAvatar persona={persona} size="small" />
      {persona.name}
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<MessageCircle size="1em" />} onSelect={onChat}>
        Chat with {persona.name}
      </MenuItem>
      <MenuItem icon={<Shuffle size="1em" />} onSelect={onSwitch}>
        Switch AI Guide
      </MenuItem>
    </Menu>
  );
}
