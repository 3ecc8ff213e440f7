import type { DateText } from '@everstep/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { withinLimits } from './limits.ts';
import { type MonthText, monthOf } from './month.ts';

interface CursorOptions {
  readonly value: DateText | null;
  readonly today: DateText;
  readonly min: DateText | undefined;
  readonly max: DateText | undefined;
  readonly onMonthChange: ((month: MonthText) => void) | undefined;
}

export interface CalendarCursor {
  /** The one day in the tab order; its month is the one that is shown. */
  readonly cursor: DateText;
  /** Stands on a day that is shown. */
  readonly standOn: (date: DateText) => void;
  /** Goes to a day, or to the nearest one between the limits; `focus` takes the keyboard along. */
  readonly moveTo: (date: DateText, focus: boolean) => void;
  /** Of the element around all days. */
  readonly grid: RefObject<HTMLTableElement | null>;
}

/** Where the keyboard stands in a calendar. A value that is set from outside is shown, but takes no focus. */
export function useCalendarCursor({ value, today, min, max, onMonthChange }: CursorOptions): CalendarCursor {
  const [cursor, setCursor] = useState(() => withinLimits(value ?? today, { min, max }));
  const [shownValue, setShownValue] = useState(value);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);

  if (value !== shownValue) {
    setShownValue(value);
    if (value !== null) setCursor(value);
  }

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const moveTo = (date: DateText, focus: boolean) => {
    const next = withinLimits(date, { min, max });
    if (next === cursor) return;
    takesFocus.current = focus;
    setCursor(next);
    if (monthOf(next) !== monthOf(cursor)) onMonthChange?.(monthOf(next));
  };
  return { cursor, standOn: setCursor, moveTo, grid };
}
