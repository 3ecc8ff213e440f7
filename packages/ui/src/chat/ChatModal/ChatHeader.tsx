import { History, LifeBuoy, Plus, UserRoundCog } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
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
export function Subtitle({ archetype, goesOut }: { archetype: string | undefined; goesOut: boolean }) {
  const texts = useTexts('ChatModal', chatModalTexts);
  return (
    <span className={styles.subtitle}>
      {archetype ?? texts.noGuide}
      {archetype && <span className={styles.notOnPhones}>{` · ${texts.disclosure}${goesOut ? `. ${texts.goesOut}` : ''}`}</span>}
    </span>
  );
}

const places = { header: styles.notOnPhones, below: styles.onPhones, over: undefined };

/** The way to people, always with its words: in the header, on phones below it, and in the header of a dialog over the chat. */
export function HelpButton({ onHelp, where }: { onHelp: (() => void) | undefined; where: keyof typeof places }) {
  const texts = useTexts('ChatModal', chatModalTexts);
  return (
    onHelp && (
      <span className={places[where]}>
        <Button tone="ghost" icon={<LifeBuoy />} onClick={onHelp}>
          {texts.help}
        </Button>
      </span>
    )
  );
}

interface HeaderActionsProps {
  hasPersona: boolean;
  onPicker: () => void;
  onHistory: () => void;
  onNew: () => void;
  onHelp: (() => void) | undefined;
}

/** Help, guide, history and a new start; the dialog adds the way out. */
export function HeaderActions({ hasPersona, onPicker, onHistory, onNew, onHelp }: HeaderActionsProps) {
  const texts = useTexts('ChatModal', chatModalTexts);
  const change = hasPersona ? texts.changeGuide : texts.selectGuide;
  return (
    <>
      <HelpButton onHelp={onHelp} where="header" />
      <IconButton label={change} icon={<UserRoundCog size="1em" />} onClick={onPicker} />
      <IconButton label={texts.history} icon={<History size="1em" />} onClick={onHistory} />
      <IconButton label={texts.newConversation} icon={<Plus size="1em" />} onClick={onNew} />
    </>
  );
}
