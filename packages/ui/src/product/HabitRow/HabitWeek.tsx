import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { PlainList } from '../PlainList.tsx';
import { weekdayName } from '../week.ts';
import * as styles from './HabitWeek.css.ts';

/** What a day was for one habit; `off` was not due, `open` is today's. */
export type HabitDayKind = 'done' | 'partial' | 'skipped' | 'missed' | 'off' | 'open';

export interface HabitDay {
  readonly localDate: string;
  readonly kind: HabitDayKind;
}

const words: Readonly<Record<HabitDayKind, string>> = {
  done: 'done',
  partial: 'partly done',
  skipped: 'skipped',
  missed: 'not done',
  off: 'not due',
  open: 'open',
};

/** Seven small marks, told apart by shape; a day without the habit is quiet, never red. */
export function HabitWeek({ days, name }: { readonly days: readonly HabitDay[]; readonly name: string }) {
  return (
    <PlainList className={styles.week} aria-label={`${name}, the last ${days.length} days`}>
      {days.map(({ localDate, kind }, index) => {
        const said = `${index === days.length - 1 ? 'Today' : weekdayName(localDate)}: ${words[kind]}`;
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
