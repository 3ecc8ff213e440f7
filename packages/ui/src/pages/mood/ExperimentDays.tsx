import type { DateText, MoodExperiment } from '@everstep/domain';
import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { classes } from '../../product/format.ts';
import { PlainList } from '../../product/PlainList.tsx';
import { weekdayName, weekdayShort } from '../../product/week.ts';
import * as styles from './ExperimentDays.css.ts';
import { experimentDayWords } from './mood-phrases.ts';

export interface ExperimentDaysProps {
  readonly days: MoodExperiment['days'];
  /** The member's date. */
  readonly today: DateText;
}

/** The fourteen days: a full mark is a day with it, an empty one without; the sign in it says what happened. */
export function ExperimentDays({ days, today }: ExperimentDaysProps) {
  return (
    <Stack gap="3">
      <PlainList className={styles.days} aria-label="The fourteen days">
        {days.map((day) => {
          const isToday = day.date === today;
          return (
            <li key={day.date} className={styles.day}>
              <span className={classes(styles.letter, isToday && styles.today)} aria-hidden="true">
                {isToday ? 'today' : weekdayShort(day.date)}
              </span>
              <span className={styles.mark[day.planned ? 'with' : 'without']} aria-hidden="true">
                {day.done === true && <Check size={17} strokeWidth={3} />}
                {day.done === false && <Minus size={17} strokeWidth={2.5} />}
              </span>
              <VisuallyHidden>{`${isToday ? 'Today' : weekdayName(day.date)}: ${experimentDayWords(day)}`}</VisuallyHidden>
            </li>
          );
        })}
      </PlainList>
      <Text size="sm" tone="muted" aria-hidden="true">
        Full: a day with it. Empty: a day without. A tick says that it was done, a line that it was not.
      </Text>
    </Stack>
  );
}
