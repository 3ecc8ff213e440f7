import { Lightbulb, Shuffle, X } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './JournalPrompt.css.ts';
import { journalEditorTexts } from './texts.ts';

export interface JournalPrompt {
  readonly id: string;
  /** A question to write about. */
  readonly text: string;
}

export interface JournalPromptProps {
  readonly prompt: JournalPrompt;
  /** Asks for another one. */
  readonly onAnother: () => void;
  /** Puts the prompt away for this entry. */
  readonly onDismiss: () => void;
  /** While another one is on its way. @default false */
  readonly pending?: boolean;
}

/** A question to begin with; it can be changed or put away. */
export function PromptCard({ prompt, onAnother, onDismiss, pending = false }: JournalPromptProps) {
  const texts = useTexts('JournalEditor', journalEditorTexts);
  return (
    <section className={styles.card} aria-label={texts.prompt}>
      <span className={styles.icon} aria-hidden="true">
        <Lightbulb size={20} />
      </span>
      <p className={styles.text} aria-live="polite">
        {prompt.text}
      </p>
      <div className={styles.actions}>
        <Button tone="inherit" size="small" icon={<Shuffle />} loading={pending} onClick={onAnother}>
          {texts.another}
        </Button>
        <IconButton label={texts.dismiss} icon={<X />} tone="inherit" size="small" onClick={onDismiss} />
      </div>
    </section>
  );
}
