import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import { weekdayName, weekdayShort } from '../week.ts';
import * as styles from './MoodWeek.css.ts';
import { moodWeekTexts } from './texts.ts';

/** Mean mood of one local day, 1 to 5; null where nothing was logged. */
export interface MoodDay {
  readonly localDate: string;
  readonly score: number | null;
}

export interface MoodWeekProps {
  /** The last days, oldest first; the last one is today. */
  readonly days: readonly MoodDay[];
  /** Said below when no day has a mood. @default 'No moods yet. One tap a day is enough.' */
  readonly empty?: string;
}

const BEST = 5;

/** A bar for each day's mood; a day without one stays a gap. Screen readers get each day in words. */
export function MoodWeek({ days, empty }: MoodWeekProps) {
  const texts = useTexts('MoodWeek', moodWeekTexts);
  const locale = useLocale();
  const written = (score: number) => score.toLocaleString(locale ?? 'en', { maximumFractionDigits: 1 });
  const said = ({ localDate, score }: MoodDay, isToday: boolean) =>
    texts.said(isToday ? texts.today : weekdayName(localDate, locale), score === null ? texts.nothing : texts.score(written(score), BEST));
  const nothing = days.every(({ score }) => score === null);
  return (
    <div>
      <PlainList className={styles.week}>
        {days.map((day, index) => (
          <li key={day.localDate} className={styles.day} title={said(day, index === days.length - 1)}>
            <span className={styles.track} aria-hidden="true">
              {day.score !== null && (
                <span
                  className={classes(styles.bar, index === days.length - 1 && styles.today)}
                  style={{ blockSize: `${(day.score / BEST) * 100}%` }}
                />
              )}
            </span>
            <span className={classes(styles.letter, index === days.length - 1 && styles.todayLetter)} aria-hidden="true">
              {index === days.length - 1 ? texts.todayShort : weekdayShort(day.localDate, locale)}
            </span>
            <VisuallyHidden>{said(day, index === days.length - 1)}</VisuallyHidden>
          </li>
        ))}
      </PlainList>
      {nothing && <p className={classes(parts.muted, styles.empty)}>{empty ?? texts.empty}</p>}
    </div>
  );
}
