import * as styles from './Calendar.css.ts';
import type { CalendarRange } from './Calendar.tsx';
import { type CalendarMark, calendarMarks } from './Calendar.variants.ts';

interface CalendarLegendProps {
  markLabels: Readonly<Partial<Record<CalendarMark, string>>>;
  range: CalendarRange | undefined;
}

/** Says what stands under the days. The days say it themselves, so it is there for the eye only. */
export function CalendarLegend({ markLabels, range }: CalendarLegendProps) {
  const explained = calendarMarks.filter((mark) => markLabels[mark] !== undefined);
  if (explained.length === 0 && range === undefined) return null;
  return (
    <div className={styles.legend} aria-hidden="true">
      {explained.map((mark) => (
        <span key={mark} className={styles.entry}>
          <span className={styles.mark[mark]} />
          {markLabels[mark]}
        </span>
      ))}
      {range && (
        <span className={styles.entry}>
          <span className={styles.swatch} />
          {range.label}
        </span>
      )}
    </div>
  );
}
