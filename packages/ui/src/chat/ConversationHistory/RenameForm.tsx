import { Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { ownEscape } from '../../internal/own-escape.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ConversationHistory.css.ts';
import { conversationHistoryTexts } from './texts.ts';

/** Longest title that is kept, in characters. */
const TITLE_MAX_LENGTH = 80;

interface RenameFormProps {
  title: string;
  /** Called with the new title, or with nothing when all stays as it was. */
  onDone: (title?: string) => void;
}

/** In place of a conversation's row: Enter keeps the new title, Esc the old one. */
export function RenameForm({ title, onDone }: RenameFormProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is a portal: React would carry the event on to a form around it.
    event.stopPropagation();
    const next = text.trim();
    onDone(next === '' || next === title ? undefined : next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDone();
  return (
    <form className={styles.rename} onSubmit={save}>
      <span className={styles.renameField}>
        <TextField
          {...ownEscape(true)}
          ref={field}
          label={texts.newTitle(title)}
          hideLabel
          maxLength={TITLE_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <IconButton type="submit" label={texts.keepNew} icon={<Check size="1em" />} />
      <IconButton label={texts.keepOld} icon={<X size="1em" />} onClick={() => onDone()} />
    </form>
  );
}
