import { Check, Leaf, Pause, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { classes } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import { weekdayName, weekdayShort } from '../week.ts';
import * as styles from './StreakStrip.css.ts';

/** What a local day was; null without an activity. */
export type StreakDayKind = 'active' | 'frozen' | 'paused' | 'repaired' | null;

export interface StreakStripProps {
  /** The last seven local days, oldest first; the last one is today. */
  readonly days: readonly { readonly localDate: string; readonly kind: StreakDayKind }[];
}

type Look = 'active' | 'frozen' | 'paused' | 'repaired' | 'pending' | 'quiet';
const looks: Readonly<Record<Look, { readonly word: string; readonly icon: ReactNode }>> = {
  active: { word: 'active', icon: <Check size={15} strokeWidth={3} /> },
  frozen: { word: 'rested', icon: <Leaf size={15} strokeWidth={2.25} /> },
  paused: { word: 'paused', icon: <Pause size={15} strokeWidth={2.5} /> },
  repaired: { word: 'mended', icon: <RotateCcw size={15} strokeWidth={2.5} /> },
  pending: { word: 'pending', icon: null },
  quiet: { word: 'quiet', icon: null },
};

const lookOf = (kind: StreakDayKind, isToday: boolean): Look => kind ?? (isToday ? 'pending' : 'quiet');

/** Seven days at a glance; each kind has its own shape and word, none is red. */
export function StreakStrip({ days }: StreakStripProps) {
  return (
    <PlainList className={styles.strip}>
      {days.map(({ localDate, kind }, index) => {
        const isToday = index === days.length - 1;
        const look = lookOf(kind, isToday);
        return (
          <li key={localDate} className={styles.day}>
            <span className={classes(styles.letter, isToday && styles.today)} aria-hidden="true">
              {isToday ? 'today' : weekdayShort(localDate)}
            </span>
            <span className={styles.mark[look]} aria-hidden="true">
              {looks[look].icon}
            </span>
            <span className={styles.word} aria-hidden="true">
              {looks[look].word}
            </span>
            <VisuallyHidden>{`${isToday ? 'Today' : weekdayName(localDate)}: ${looks[look].word}`}</VisuallyHidden>
          </li>
        );
      })}
    </PlainList>
  );
}
