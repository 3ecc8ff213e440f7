import type { Habit, Habits, SafetyCard as SafetyCardData } from '@everstep/domain';
import { Archive, ArrowUpDown, Ellipsis, Plus } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { HabitGroupCard } from './HabitGroupCard.tsx';
import { HabitSuggestionList, type HabitSuggestionListProps } from './HabitSuggestionList.tsx';
import type { HabitEvents } from './habit-events.ts';
import { dayCount, habitGroups } from './habit-row.ts';
import { useKeptInPlace } from './use-kept-in-place.ts';

export interface HabitsViewProps {
  /** The member's habits in their order; undefined while they are on their way or could not be loaded. */
  readonly data: Habits | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads them again after a problem. */
  readonly onRetry: () => void;
  /** What can be done with a habit. */
  readonly events: HabitEvents;
  /** Opens the form of a new habit. */
  readonly onNew: () => void;
  /** Opens the order of the habits. */
  readonly onArrange: () => void;
  /** Opens the archive. */
  readonly onArchive: () => void;
  /** Plants a suggested habit, and the title of the one that is being planted. */
  readonly suggestions: Omit<HabitSuggestionListProps, 'planted'>;
  /** People to reach, after a note that speaks of danger. */
  readonly help?: SafetyCardData | undefined;
}

/** Below this many, small ones to plant stay at hand. */
const FEW = 3;

/** Habits, today first: what is due, what is done, what comes later. */
export function HabitsView(props: HabitsViewProps) {
  const { data, problem, onRetry, onNew, onArrange, onArchive, help } = props;
  const kept = data && data.habits.length > 0;
  return (
    <Stack gap="5">
      <PageHeader
        title="Habits"
        line={data ? lineOf(data.habits) : 'Small things, often.'}
        actions={
          data && (
            <>
              <Button tone={kept ? 'soft' : 'outline'} icon={<Plus />} onClick={onNew}>
                New habit
              </Button>
              <Menu align="end" trigger={<IconButton label="More about habits" icon={<Ellipsis />} />}>
                <MenuItem icon={<ArrowUpDown />} onSelect={onArrange} disabled={data.habits.length < 2}>
                  Change the order
                </MenuItem>
                <MenuItem icon={<Archive />} onSelect={onArchive}>
                  Archived habits
                </MenuItem>
              </Menu>
            </>
          )
        }
      />
      {help && <SafetyCard arrives card={help} headingLevel={2} />}
      {data ? <Kept {...props} data={data} /> : problem === undefined ? <Waiting /> : <Failed problem={problem} onRetry={onRetry} />}
    </Stack>
  );
}

function Kept({ data: { habits, localDate }, events, suggestions }: HabitsViewProps & { readonly data: Habits }) {
  const groupOf = useKeptInPlace(habits, localDate);
  if (habits.length === 0) return <Nothing suggestions={suggestions} />;
  return (
    <>
      {habitGroups.map((group) => (
        <HabitGroupCard
          key={group}
          group={group}
          habits={habits.filter((habit) => groupOf(habit) === group)}
          count={dayCount(habits)}
          today={localDate}
          events={events}
        />
      ))}
      {habits.length < FEW && <HabitSuggestionList {...suggestions} planted={habits.map(({ title }) => title)} />}
    </>
  );
}

function Nothing({ suggestions }: Pick<HabitsViewProps, 'suggestions'>) {
  return (
    <>
      <EmptyState title="No habits yet" illustration={<Vignette scene="cairn" />}>
        Begin with something that takes two minutes. One of these, or one of your own.
      </EmptyState>
      <HabitSuggestionList {...suggestions} />
    </>
  );
}

function lineOf(habits: readonly Habit[]): string {
  if (habits.length === 0) return 'Small things, often. Strength grows with every day and fades slowly.';
  const { done, of } = dayCount(habits);
  if (of === 0) return 'Nothing asks for you today. Rest is progress too.';
  if (done === of) return of === 1 ? 'Today’s habit is done.' : `All ${of} of today are done. Rest is progress too.`;
  return `${done} of ${of} done today. One missed day costs little.`;
}

function Waiting() {
  return (
    <LoadingRegion label="Loading your habits">
      <Card>
        <Stack gap="5">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </Stack>
      </Card>
    </LoadingRegion>
  );
}

function Failed({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <EmptyState
      title="Your habits could not be loaded"
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
