import type { DateText } from '@everstep/domain';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { useDirection } from '../../internal/use-direction.ts';
import * as styles from './Calendar.css.ts';
import type { CalendarMark, WeekdayNumber } from './Calendar.variants.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarHeader } from './CalendarHeader.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { dayForKey } from './calendar-keys.ts';
import { calendarNames } from './calendar-names.ts';
import { type DayLimits, reasonAgainst } from './limits.ts';
import { type MonthText, monthOf, realDate, weeksOf } from './month.ts';
import { calendarTexts } from './texts.ts';
import { useCalendarCursor } from './use-calendar-cursor.ts';

/** A run of days that is highlighted as one. */
export interface CalendarRange {
  /** First day. */
  from: DateText;
  /** Last day, included. */
  to: DateText;
  /** What it is, such as "7-day challenge"; read with each of its days. */
  label: string;
}

export interface CalendarProps extends DayLimits, Omit<NativeProps<'div'>, 'onSelect' | 'children' | 'aria-label'> {
  /** What is chosen here, such as "Start day"; names the group. */
  label: string;
  /** The chosen day, `YYYY-MM-DD`, or null. Its month is shown. */
  value: DateText | null;
  /** Called with a day that can be chosen. */
  onSelect: (date: DateText) => void;
  /** The member's date; ringed, and shown first when nothing is chosen. */
  today: DateText;
  /** BCP 47 tag for the names and the first day of the week. @default that of `TextsProvider`, else 'en' */
  locale?: string | undefined;
  /** Overrules the locale's first day of the week. Monday is 1. */
  firstDay?: WeekdayNumber | undefined;
  /** What each day has, by date. */
  marks?: Readonly<Record<DateText, readonly CalendarMark[]>> | undefined;
  /** What each mark means; shown under the days and read with each. */
  markLabels?: Readonly<Partial<Record<CalendarMark, string>>> | undefined;
  /** Days that belong together, such as a challenge. */
  range?: CalendarRange | undefined;
  /** Called with `YYYY-MM` when another month is shown, to load its marks. */
  onMonthChange?: ((month: MonthText) => void) | undefined;
  /** Set to the day in the tab order, for what opens a calendar and moves focus in. */
  dayRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/** A month of days to choose one from, or to look at. Dates are plain: no zone, no time. */
export function Calendar(props: CalendarProps) {
  const { label, value: given, onSelect, today, firstDay, marks, markLabels = {}, range, onMonthChange, dayRef, ...others } = props;
  const { min, max, unavailable, locale, ...rest } = others;
  const value = realDate(given);
  const limits = { min, max, unavailable };
  const texts = useTexts('Calendar', calendarTexts);
  const names = calendarNames(useLocale(locale) ?? 'en', firstDay);
  const direction = useDirection();
  const monthId = useId();
  const { cursor, standOn, moveTo, grid } = useCalendarCursor({ value, today, min, max, onMonthChange });
  const month = monthOf(cursor);
  const reasonOf = (date: DateText) => reasonAgainst(date, limits, names, texts);
  const reason = reasonOf(cursor);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayForKey(event, cursor, { direction, firstDay: names.firstDay });
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next, true);
  };
  const choose = (date: DateText) => {
    standOn(date);
    if (reasonOf(date) === undefined) onSelect(date);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look and the semantics of a form
    <div {...rest} className={styles.root} role="group" aria-label={label}>
      <CalendarHeader id={monthId} title={names.month(month)} cursor={cursor} min={min} max={max} onMove={(date) => moveTo(date, false)} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that can be walked through */}
      <table ref={grid} role="grid" aria-labelledby={monthId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {names.weekdays.map(({ number, short, long }) => (
              <th key={number} scope="col" abbr={long} className={styles.weekday}>
                <span aria-hidden="true">{short}</span>
                <span className={styles.spoken}>{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, names.firstDay).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, column) => (
                <CalendarDay
                  key={names.weekdays[column]?.number}
                  date={date}
                  names={names}
                  texts={texts}
                  selected={date === value}
                  today={date === today}
                  tabStop={date === cursor}
                  reason={date === null ? undefined : reasonOf(date)}
                  marks={date === null ? undefined : marks?.[date]}
                  markLabels={markLabels}
                  range={range}
                  buttonRef={date === cursor ? dayRef : undefined}
                  onReach={standOn}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {reason && <p className={styles.reason}>{reason}</p>}
      <CalendarLegend markLabels={markLabels} range={range} />
    </div>
  );
}
