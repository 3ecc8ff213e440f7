import type { DateText } from '@everstep/domain';
import type { RefObject } from 'react';
import * as styles from './Calendar.css.ts';
import type { CalendarRange } from './Calendar.tsx';
import type { CalendarMark } from './Calendar.variants.ts';
import type { CalendarNames } from './calendar-names.ts';
import type { CalendarTexts } from './texts.ts';

interface CalendarDayProps {
  /** Null for a place that belongs to a neighbouring month. */
  date: DateText | null;
  names: CalendarNames;
  texts: CalendarTexts;
  selected: boolean;
  today: boolean;
  /** Whether Tab leads here. */
  tabStop: boolean;
  /** Why it can't be chosen. */
  reason: string | undefined;
  marks: readonly CalendarMark[] | undefined;
  markLabels: Readonly<Partial<Record<CalendarMark, string>>>;
  range: CalendarRange | undefined;
  buttonRef: RefObject<HTMLButtonElement | null> | undefined;
  /** Called when it gets the focus. */
  onReach: (date: DateText) => void;
  onChoose: (date: DateText) => void;
}

const placeIn = (range: CalendarRange | undefined, date: DateText) => {
  if (range === undefined || date < range.from || date > range.to) return undefined;
  if (range.from === range.to) return 'only';
  if (date === range.from) return 'first';
  return date === range.to ? 'last' : 'middle';
};

/** One day. It can be reached when it can't be chosen, so that its reason can be read. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, names, texts, selected, today, tabStop, reason, marks = [], markLabels, range, buttonRef, onReach, onChoose } = props;
  if (date === null) return <td className={styles.cell} />;
  const inRange = placeIn(range, date);
  const facts = [
    names.fullDate(date),
    today && texts.today,
    inRange && range?.label,
    ...marks.map((mark) => markLabels[mark]),
    reason && texts.unavailable(reason),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what cells of a grid are
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
    <td className={styles.cell} role="gridcell" aria-selected={selected} data-range={inRange}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.day({ selected, unavailable: reason !== undefined })}
        aria-label={facts.filter(Boolean).join(', ')}
        aria-current={today ? 'date' : undefined}
        aria-disabled={reason !== undefined || undefined}
        title={reason}
        tabIndex={tabStop ? 0 : -1}
        data-date={date}
        onFocus={() => onReach(date)}
        onClick={() => onChoose(date)}
      >
        <span className={styles.number}>{names.day(date)}</span>
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map((mark) => (
              <span key={mark} className={styles.mark[mark]} />
            ))}
          </span>
        )}
      </button>
    </td>
  );
}
