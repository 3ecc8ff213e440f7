import type { Quadrant } from '@everstep/domain';
import { type KeyboardEvent, useId, useRef } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { FieldSet } from '../../components/Field/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { useDirection } from '../../internal/use-direction.ts';
import { classes } from '../format.ts';
import { MoodFace } from './MoodFace.tsx';
import * as styles from './MoodPad.css.ts';
import * as picker from './MoodPicker.css.ts';
import { isPlaceOf, type MoodPlace, moodPlaces, type PadRow, placeBeside, placeName } from './mood-places.ts';
import { type MoodValue, quadrants } from './moods.ts';
import { moodTexts } from './texts.ts';

export interface MoodPadProps {
  /** What was said so far; a face without its energy is on no place but the middle one. */
  readonly value: { readonly score: MoodValue | null; readonly quadrant: Quadrant | null };
  /** Called with the place that was chosen: its score and its quadrant. */
  readonly onChange: (place: MoodPlace) => void;
  /** The question. @default 'How do you feel?' */
  readonly label?: string;
  /** While a choice is being saved. @default false */
  readonly disabled?: boolean;
  /** What went wrong, and what was kept. */
  readonly error?: string;
}

const keyOf = ({ score, quadrant }: MoodPlace): string => `${score}-${quadrant}`;

/** Energy upwards, pleasantness along the line: one tap says both. Arrows go all four ways. */
export function MoodPad({ value, onChange, label, disabled = false, error }: MoodPadProps) {
  const texts = useTexts('Mood', moodTexts);
  const id = useId();
  const rtl = useDirection() === 'rtl';
  const pad = useRef<HTMLDivElement>(null);
  const row = useRef<PadRow>('high');
  const moves = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: rtl ? 'back' : 'forward',
    ArrowLeft: rtl ? 'forward' : 'back',
  } as const;
  const onKeyDown = (from: MoodPlace) => (event: KeyboardEvent) => {
    if (!(event.key in moves)) return;
    event.preventDefault();
    // The check above makes it one of them.
    const next = placeBeside(from, moves[event.key as keyof typeof moves], row.current);
    row.current = next.row;
    pad.current?.querySelector<HTMLInputElement>(`[value="${keyOf(next.place)}"]`)?.focus();
    onChange(next.place);
  };
  return (
    <FieldSet role="radiogroup" label={label ?? texts.question} disabled={disabled} error={error}>
      <div className={styles.frame}>
        <span className={styles.more} aria-hidden="true">
          {texts.moreEnergy}
        </span>
        <div ref={pad} className={styles.pad}>
          {quadrants.map((quadrant) => (
            <span key={quadrant.key} className={styles.area[quadrant.key]} aria-hidden="true">
              {texts.quadrants[quadrant.key]}
            </span>
          ))}
          {moodPlaces.map((place) => (
            <label
              key={keyOf(place)}
              className={classes(picker.option, styles.place)}
              data-quadrant={place.quadrant ?? 'middle'}
              data-score={place.score}
            >
              <input
                type="radio"
                className={picker.radio}
                name={id}
                value={keyOf(place)}
                checked={isPlaceOf(place, value)}
                onKeyDown={onKeyDown(place)}
                onChange={() => onChange(place)}
              />
              <MoodFace score={place.score} />
              <VisuallyHidden>{placeName(place, texts)}</VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.ends} aria-hidden="true">
          <span>{texts.unpleasant}</span>
          <span>{texts.lessEnergy}</span>
          <span>{texts.pleasant}</span>
        </span>
      </div>
    </FieldSet>
  );
}
