import { addDays, type DateText } from '@everstep/domain';
import type { Direction } from '../../internal/use-direction.ts';
import type { WeekdayNumber } from './Calendar.variants.ts';
import { addMonths, weekStart } from './month.ts';

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

interface Reading {
  readonly direction: Direction;
  readonly firstDay: WeekdayNumber;
}

/** The day that a key leads to from `date`, as in the ARIA date grid; undefined for keys that don't move. */
export function dayForKey({ key, shiftKey }: KeyPress, date: DateText, { direction, firstDay }: Reading): DateText | undefined {
  const forward = direction === 'rtl' ? -1 : 1;
  const page = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'Home':
      return weekStart(date, firstDay);
    case 'End':
      return addDays(weekStart(date, firstDay), 6);
    case 'PageDown':
      return addMonths(date, page);
    case 'PageUp':
      return addMonths(date, -page);
    default:
      return undefined;
  }
}
