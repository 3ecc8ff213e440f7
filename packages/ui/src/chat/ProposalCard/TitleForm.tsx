import { Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { ownEscape } from '../../internal/own-escape.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ProposalCard.css.ts';
import { proposalCardTexts } from './texts.ts';

interface TitleFormProps {
  title: string;
  /** Longest title, in characters. */
  maxLength: number;
  /** Called with every change: what is confirmed meanwhile goes by what stands here. */
  onChange: (title: string) => void;
  /** Called with the title to go on with; an empty one or Esc leaves the old. */
  onDone: (title: string) => void;
}

/** In place of the title: Enter keeps the new one, Esc the old one. */
export function TitleForm({ title, maxLength, onChange, onDone }: TitleFormProps) {
  const texts = useTexts('ProposalCard', proposalCardTexts);
  const [before] = useState(title);
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDone(text.trim() || before);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDone(before);
  return (
    <form className={styles.titleForm} onSubmit={save}>
      <span className={styles.titleField}>
        <TextField
          {...ownEscape(true)}
          ref={field}
          label={texts.title}
          hideLabel
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <IconButton type="submit" size="small" label={texts.keepNew} icon={<Check size="1em" />} />
      <IconButton size="small" label={texts.keepOld} icon={<X size="1em" />} onClick={() => onDone(before)} />
    </form>
  );
}
