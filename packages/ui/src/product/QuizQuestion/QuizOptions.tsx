import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import * as styles from './QuizQuestion.css.ts';
import { quizQuestionTexts } from './texts.ts';

export interface QuizOption {
  readonly id: string;
  readonly label: string;
}

interface QuizOptionsProps {
  readonly name: string;
  readonly options: readonly QuizOption[];
  readonly multiple: boolean;
  readonly chosen: readonly string[];
  /** Ids of the right options, once the question is answered. */
  readonly correct: readonly string[] | undefined;
  readonly disabled: boolean;
  readonly onChosenChange: (chosen: readonly string[]) => void;
}

type Outcome = 'right' | 'wrong' | 'missed';
const outcomeIcons: Readonly<Record<Outcome, ReactNode>> = {
  right: <Check size={15} strokeWidth={3} />,
  wrong: <X size={15} strokeWidth={3} />,
  missed: <Check size={15} strokeWidth={3} />,
};

function outcomeOf(isChosen: boolean, isCorrect: boolean): Outcome | undefined {
  if (isCorrect) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : undefined;
}

/** The options as native radios or checkboxes; once answered each says by word and mark what it was. */
export function QuizOptions({ name, options, multiple, chosen, correct, disabled, onChosenChange }: QuizOptionsProps) {
  const texts = useTexts('QuizQuestion', quizQuestionTexts);
  const change = (id: string, checked: boolean) => {
    if (!multiple) onChosenChange([id]);
    // In the order of the options, whatever the order of ticking.
    else onChosenChange(options.map((option) => option.id).filter((other) => (other === id ? checked : chosen.includes(other))));
  };
  return options.map(({ id, label }) => {
    const isChosen = chosen.includes(id);
    const outcome = correct && outcomeOf(isChosen, correct.includes(id));
    return (
      <label key={id} className={classes(styles.option, outcome && styles.outcome[outcome])} data-answered={correct ? '' : undefined}>
        <input
          type={multiple ? 'checkbox' : 'radio'}
          name={name}
          value={id}
          className={classes(styles.input, !multiple && styles.round)}
          checked={isChosen}
          disabled={disabled || correct !== undefined}
          onChange={(event) => change(id, event.target.checked)}
        />
        <span className={styles.label}>
          {label}
          {outcome && (
            <span className={styles.word}>
              {outcomeIcons[outcome]}
              {texts.options[outcome]}
            </span>
          )}
        </span>
      </label>
    );
  });
}
