import { useId } from 'react';
import { FieldSet } from '../../components/Field/index.ts';
import { classes } from '../format.ts';
import { MoodFace } from './MoodFace.tsx';
import * as styles from './MoodPicker.css.ts';
import { type MoodValue, moods } from './moods.ts';

export interface MoodPickerProps {
  /** The chosen mood; null before the first tap. */
  readonly value: MoodValue | null;
  readonly onChange: (value: MoodValue) => void;
  /** The question. @default 'How do you feel?' */
  readonly label?: string;
  /** Keeps the question for screen readers only. @default false */
  readonly hideLabel?: boolean;
  /** Smaller faces in one row, for a card of the dashboard. @default false */
  readonly compact?: boolean;
  /** While a choice is being saved. @default false */
  readonly disabled?: boolean;
  /** What went wrong, and what was kept. */
  readonly error?: string;
}

/** Five faces, one choice: arrows move, one tap chooses. */
export function MoodPicker(props: MoodPickerProps) {
  const { value, onChange, label = 'How do you feel?', hideLabel = false, compact = false, disabled = false, error } = props;
  const id = useId();
  return (
    <FieldSet role="radiogroup" label={label} hideLabel={hideLabel} disabled={disabled} error={error}>
      <div className={styles.faces}>
        {moods.map((mood) => (
          <label key={mood.score} className={classes(styles.option, compact && styles.compact)}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={mood.score}
              checked={mood.score === value}
              onChange={() => onChange(mood.score)}
            />
            <MoodFace score={mood.score} />
            <span className={styles.word}>{mood.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
