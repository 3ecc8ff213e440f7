import type { DateText } from '@everstep/domain';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useTexts } from '../../internal/texts.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Calendar.css.ts';
import { addMonths, monthOf } from './month.ts';
import { calendarTexts } from './texts.ts';

interface CalendarHeaderProps {
  /** Of the title, which names the grid. */
  id: string;
  title: string;
  cursor: DateText;
  min: DateText | undefined;
  max: DateText | undefined;
  onMove: (date: DateText) => void;
}

const YEAR = 12;
const steps = {
  before: [
    { months: -YEAR, name: 'previousYear', Icon: ChevronsLeft },
    { months: -1, name: 'previousMonth', Icon: ChevronLeft },
  ],
  after: [
    { months: 1, name: 'nextMonth', Icon: ChevronRight },
    { months: YEAR, name: 'nextYear', Icon: ChevronsRight },
  ],
} as const;

/** The month that is shown, between the ways to its neighbours. */
export function CalendarHeader({ id, title, cursor, min, max, onMove }: CalendarHeaderProps) {
  const texts = useTexts('Calendar', calendarTexts);
  // A step may lead beyond the limits as long as some day is left in that direction.
  const isShut = (months: number) =>
    months < 0 ? min !== undefined && monthOf(min) >= monthOf(cursor) : max !== undefined && monthOf(max) <= monthOf(cursor);
  const buttons = (side: keyof typeof steps) =>
    steps[side].map(({ months, name, Icon }) => (
      <IconButton
        key={name}
        label={texts[name]}
        size="small"
        icon={
          <span className={styles.arrow}>
            <Icon />
          </span>
        }
        disabled={isShut(months)}
        onClick={() => onMove(addMonths(cursor, months))}
      />
    ));
  return (
    <div className={styles.header}>
      {buttons('before')}
      <p id={id} className={styles.month} aria-live="polite">
        {title}
      </p>
      {buttons('after')}
    </div>
  );
}
