import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import { weekdayName } from '../week.ts';
import * as styles from './HabitWeek.css.ts';
import { habitRowTexts } from './texts.ts';

/** What a day was for one habit; `off` was not due, `open` is today's. */
export type HabitDayKind = 'done' | 'partial' | 'skipped' | 'missed' | 'off' | 'open';

export interface HabitDay {
  readonly localDate: string;
  readonly kind: HabitDayKind;
}

/** Seven small marks, told apart by shape; a day without the habit is quiet, never red. */
export function HabitWeek({ days, name }: { readonly days: readonly HabitDay[]; readonly name: string }) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const locale = useLocale();
  return (
    <PlainList className={styles.week} aria-label={texts.lastDays(name, days.length)}>
      {days.map(({ localDate, kind }, index) => {
        const said = texts.dayOf(index === days.length - 1 ? texts.today : weekdayName(localDate, locale), texts.days[kind]);
        return (
          <li key={localDate} className={styles.day} title={said}>
            <span className={styles.mark[kind]} />
            <VisuallyHidden>{said}</VisuallyHidden>
          </li>
        );
      })}
    </PlainList>
  );
}
