import { Check, Leaf, Pause, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import { weekdayName, weekdayShort } from '../week.ts';
import * as styles from './StreakStrip.css.ts';
import { streakStripTexts } from './texts.ts';

/** What a local day was; null without an activity. */
export type StreakDayKind = 'active' | 'frozen' | 'paused' | 'repaired' | null;

export interface StreakStripProps {
  /** The last seven local days, oldest first; the last one is today. */
  readonly days: readonly { readonly localDate: string; readonly kind: StreakDayKind }[];
}

/** What a day looks like; `pending` is today before its first activity, `quiet` an earlier day without one. */
export type StreakLook = 'active' | 'frozen' | 'paused' | 'repaired' | 'pending' | 'quiet';
const icons: Readonly<Record<StreakLook, ReactNode>> = {
  active: <Check size={15} strokeWidth={3} />,
  frozen: <Leaf size={15} strokeWidth={2.25} />,
  paused: <Pause size={15} strokeWidth={2.5} />,
  repaired: <RotateCcw size={15} strokeWidth={2.5} />,
  pending: null,
  quiet: null,
};

const lookOf = (kind: StreakDayKind, isToday: boolean): StreakLook => kind ?? (isToday ? 'pending' : 'quiet');

/** Seven days at a glance; each kind has its own shape and word, none is red. */
export function StreakStrip({ days }: StreakStripProps) {
  const texts = useTexts('StreakStrip', streakStripTexts);
  const locale = useLocale();
  return (
    <PlainList className={styles.strip}>
      {days.map(({ localDate, kind }, index) => {
        const isToday = index === days.length - 1;
        const look = lookOf(kind, isToday);
        return (
          <li key={localDate} className={styles.day}>
            <span className={classes(styles.letter, isToday && styles.today)} aria-hidden="true">
              {isToday ? texts.todayShort : weekdayShort(localDate, locale)}
            </span>
            <span className={styles.mark[look]} aria-hidden="true">
              {icons[look]}
            </span>
            <span className={styles.word} aria-hidden="true">
              {texts.days[look]}
            </span>
            <VisuallyHidden>{texts.said(isToday ? texts.today : weekdayName(localDate, locale), texts.days[look])}</VisuallyHidden>
          </li>
        );
      })}
    </PlainList>
  );
}
