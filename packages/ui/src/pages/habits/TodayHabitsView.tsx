import type { DateText, HabitsToday } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { HabitList } from './HabitList.tsx';
import type { HabitEvents } from './habit-events.ts';
import { useKeptInPlace } from './use-kept-in-place.ts';
import { useKeptOrder } from './use-kept-order.ts';

export interface TodayHabitsViewProps {
  /** The habits of today, and how far they have come. */
  readonly data: HabitsToday;
  /** The member's date. */
  readonly today: DateText;
  readonly events: HabitEvents;
}

/** Today's habits on the first page, each one tap away from done. */
export function TodayHabitsView({ data: { habits, done, of }, today, events }: TodayHabitsViewProps) {
  const groupOf = useKeptInPlace(habits, today);
  const due = useKeptOrder(habits, today).filter((habit) => groupOf(habit) === 'due');
  return (
    <Card heading="Habits" aside={`${done} of ${of}`}>
      <Stack gap="3">
        {due.length > 0 && <HabitList label="Habits of today" habits={due} today={today} events={events} compact />}
        <Link href="/habits">{due.length > 0 ? 'All habits' : 'All of today’s are done. See all habits'}</Link>
      </Stack>
    </Card>
  );
}
