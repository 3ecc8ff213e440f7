import type { MoodInsights } from '@everstep/domain';
import { BarChart } from '../../charts/BarChart/index.ts';
import { Card } from '../../components/Card/index.ts';
import * as styles from './MoodParts.css.ts';

type Parts = MoodInsights['byWeekday'];

/** Moods that a bar needs: one or two would speak for all others. */
const MIN_MOODS = 3;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const meansOf = (parts: Parts, count: number): readonly (number | null)[] =>
  Array.from({ length: count }, (_, part) => {
    const found = parts.find((each) => each.part === part);
    return found && found.count >= MIN_MOODS ? found.mean : null;
  });

/** The mean mood of each weekday and of each hour, over a year. */
export function MoodParts({ byWeekday, byHour }: Pick<MoodInsights, 'byWeekday' | 'byHour'>) {
  const empty = 'Not enough moods yet: a bar stands on three at least.';
  return (
    <div className={styles.parts}>
      <Card heading="By weekday">
        <BarChart
          title="Mean mood by weekday"
          hideTitle
          description="Means of the last year; a bar stands on three moods at least."
          categories={weekdays}
          categoryLabel="Weekday"
          series={[{ label: 'Mood', values: meansOf(byWeekday, weekdays.length) }]}
          max={5}
          empty={empty}
        />
      </Card>
      <Card heading="By hour">
        <BarChart
          title="Mean mood by hour"
          hideTitle
          description="Means of the last year, by the clock where you were."
          categories={hours}
          categoryLabel="Hour"
          series={[{ label: 'Mood', values: meansOf(byHour, hours.length) }]}
          max={5}
          empty={empty}
        />
      </Card>
    </div>
  );
}
