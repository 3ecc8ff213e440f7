import { History, Plus, UserRoundCog } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import * as styles from './ChatModal.css.ts';

/** What a guide is; always in sight. */
export const DISCLOSURE = 'a computer program, not a human';

/** The guide's mark before the title. */
export function Emblem({ persona }: { persona: ChatPersona }) {
  return (
    <span className={styles.emblem}>
      <PersonaAvatar persona={persona} />
    </span>
  );
}

/** The guide's name is the quieter part. */
export function Title({ name }: { name: string | undefined }) {
  if (!name) return 'AI Chat';
  return (
    <>
      AI Chat <span className={styles.withPersona}>with {name}</span>
    </>
  );
}

/** What the guide is: its archetype, and a program. */
export function Subtitle({ archetype }: { archetype: string | undefined }) {
  return (
    <span className={styles.subtitle}>
      {archetype ?? 'No guide chosen yet'}
      {archetype && <span className={styles.notOnPhones}>{` · ${DISCLOSURE}`}</span>}
    </span>
  );
}

interface HeaderActionsProps {
  hasPersona: boolean;
  onPicker: () => void;
  onHistory: () => void;
  onNew: () => void;
}

/** Guide, history and a new start; the dialog adds the way out. */
export function HeaderActions({ hasPersona, onPicker, onHistory, onNew }: HeaderActionsProps) {
  const change = hasPersona ? 'Change Guide' : 'Select Guide';
  return (
    <>
      <IconButton label={change} icon={<UserRoundCog size="1em" />} onClick={onPicker} />
      <IconButton label="Conversation History" icon={<History size="1em" />} onClick={onHistory} />
      <IconButton label="New Conversation" icon={<Plus size="1em" />} onClick={onNew} />
    </>
  );
}
