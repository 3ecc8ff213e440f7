import { useTexts } from '../../internal/texts.tsx';
import * as styles from './QuickReplies.css.ts';
import { quickRepliesTexts } from './texts.ts';

export interface QuickRepliesProps {
  /** Answers that a guide offers, each as it would be said. Nothing is drawn where there are none. */
  choices: readonly string[];
  /** Called with the words of the one that was chosen. */
  onChoose: (choice: string) => void;
  /** Something is on its way, and none can be chosen. @default false */
  disabled?: boolean | undefined;
}

/** Short answers that the member may give by one tap. Whatever else they want to say, they write. */
export function QuickReplies({ choices, onChoose, disabled = false }: QuickRepliesProps) {
  const texts = useTexts('QuickReplies', quickRepliesTexts);
  if (choices.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
    <div role="group" aria-label={texts.label} className={styles.group}>
      {choices.map((choice) => (
        <button key={choice} type="button" className={styles.choice} disabled={disabled} onClick={() => onChoose(choice)}>
          {choice}
        </button>
      ))}
    </div>
  );
}
