import type { DateText, Habit } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Text } from '../../components/Text/index.ts';
import { HabitList } from './HabitList.tsx';
import type { HabitEvents } from './habit-events.ts';
import type { HabitGroup } from './habit-row.ts';

const headings: Readonly<Record<HabitGroup, string>> = {
  due: 'Today',
  done: 'Done',
  later: 'Later this week',
  resting: 'Not due',
};

export interface HabitGroupCardProps {
  readonly group: HabitGroup;
  readonly habits: readonly Habit[];
  /** How far today has come. */
  readonly count: { readonly done: number; readonly of: number };
  readonly today: DateText;
  readonly events: HabitEvents;
}

/** The habits of one group; without any there is nothing to show, but for today. */
export function HabitGroupCard({ group, habits, count, today, events }: HabitGroupCardProps) {
  if (habits.length === 0) return group === 'due' && count.of > 0 ? <AllDone /> : null;
  return (
    <Card heading={headings[group]} {...(group === 'due' ? { aside: `${count.done} of ${count.of}` } : {})}>
      <HabitList label={headings[group]} habits={habits} today={today} events={events} />
    </Card>
  );
}

function AllDone() {
  return (
    <Card heading={headings.due} tone="soft">
      <Text tone="muted">Nothing left for today. The rest of it is yours.</Text>
    </Card>
  );
}
