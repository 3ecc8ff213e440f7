import { History, Plus, UserRoundCog } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import type { ChatPersona } from '../MessageBubble/index.ts';
import * as styles from './ChatModal.css.ts';
import { chatModalTexts } from './texts.ts';

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
  const texts = useTexts('ChatModal', chatModalTexts);
  if (!name) return texts.title;
  return (
    <>
      {texts.title} <span className={styles.withPersona}>{texts.withGuide(name)}</span>
    </>
  );
}

/** What the guide is: its archetype, and a program. */
export function Subtitle({ archetype }: { archetype: string | undefined }) {
  const texts = useTexts('ChatModal', chatModalTexts);
  return (
    <span className={styles.subtitle}>
      {archetype ?? texts.noGuide}
      {archetype && <span className={styles.notOnPhones}>{` · ${texts.disclosure}`}</span>}
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
  const texts = useTexts('ChatModal', chatModalTexts);
  const change = hasPersona ? texts.changeGuide : texts.selectGuide;
  return (
    <>
      <IconButton label={change} icon={<UserRoundCog size="1em" />} onClick={onPicker} />
      <IconButton label={texts.history} icon={<History size="1em" />} onClick={onHistory} />
      <IconButton label={texts.newConversation} icon={<Plus size="1em" />} onClick={onNew} />
    </>
  );
}
