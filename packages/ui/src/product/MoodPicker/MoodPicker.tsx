import { type KeyboardEvent, useId } from 'react';
import { FieldSet } from '../../components/Field/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { MoodFace } from './MoodFace.tsx';
import * as styles from './MoodPicker.css.ts';
import { type MoodValue, moods } from './moods.ts';
import { moodTexts } from './texts.ts';

export interface MoodPickerProps {
  /** The chosen mood; null before the first tap. */
  readonly value: MoodValue | null;
  /** Called with the mood that was chosen. */
  readonly onChange: (value: MoodValue) => void;
  /** The question. @default 'How do you feel?' */
  readonly label?: string;
  /** Keeps the question for screen readers only. @default false */
  readonly hideLabel?: boolean;
  /** Smaller faces in one row, for a card of the dashboard. @default false */
  readonly compact?: boolean;
  /** A choice is kept at once: arrows only move, and a tap, Space or Enter chooses. @default false */
  readonly immediate?: boolean;
  /** While a choice is being saved. @default false */
  readonly disabled?: boolean;
  /** What went wrong, and what was kept. */
  readonly error?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between faces without choosing one, and lets Enter choose as Space does. */
function moveOnly(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget } = event;
  const step = steps[event.key];
  if (step === undefined && event.key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) {
    currentTarget.click();
    return;
  }
  const faces = [...(currentTarget.closest('[role="radiogroup"]')?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
  faces[(faces.indexOf(currentTarget) + step + faces.length) % faces.length]?.focus();
}

/** Five faces, one choice: arrows move, one tap chooses. */
export function MoodPicker(props: MoodPickerProps) {
  const texts = useTexts('Mood', moodTexts);
  const { value, onChange, label = texts.question, hideLabel = false, compact = false, immediate = false, disabled = false, error } = props;
  const id = useId();
  return (
    <FieldSet role="radiogroup" label={label} hideLabel={hideLabel} disabled={disabled && !immediate} error={error}>
      <div className={styles.faces}>
        {moods.map((mood) => (
          <label key={mood.score} className={classes(styles.option, compact && styles.compact)}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={mood.score}
              checked={mood.score === value}
              // A face that is disabled would lose the focus while its mood is being saved.
              aria-disabled={(immediate && disabled) || undefined}
              onChange={() => (disabled ? undefined : onChange(mood.score))}
              onKeyDown={immediate ? moveOnly : undefined}
            />
            <MoodFace score={mood.score} />
            <span className={styles.word}>{texts.moods[mood.score]}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
