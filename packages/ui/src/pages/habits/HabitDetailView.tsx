import type { DateText, Habit, SafetyCard as SafetyCardData } from '@everstep/domain';
import { CalendarPlus } from 'lucide-react';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { HabitItem } from './HabitItem.tsx';
import { HabitNotes, type HabitNotesProps } from './HabitNotes.tsx';
import { HabitStrength } from './HabitStrength.tsx';
import { HabitYear, type HabitYearProps } from './HabitYear.tsx';
import type { HabitEvents } from './habit-events.ts';

export interface HabitDetailViewProps {
  /** The habit; undefined while it is on its way or could not be loaded. */
  readonly habit: Habit | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** The member's date. */
  readonly today: DateText;
  readonly events: HabitEvents;
  readonly year: Omit<HabitYearProps, 'habit' | 'today'>;
  readonly notes: Omit<HabitNotesProps, 'today' | 'onDay'>;
  /** Opens a day to change it; without a date, one is chosen there. */
  readonly onDay: (date?: DateText) => void;
  /** People to reach, after a note that speaks of danger. */
  readonly help?: SafetyCardData | undefined;
}

/** One habit: today, how firmly it stands, its year, what was written about it. */
export function HabitDetailView(props: HabitDetailViewProps) {
  const { habit, problem, onRetry, today, events, year, notes, onDay, help } = props;
  if (!habit) return problem === undefined ? <Waiting /> : <Failed problem={problem} onRetry={onRetry} />;
  const archived = habit.archivedAt !== null;
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Breadcrumb crumbs={[{ label: 'Habits', href: '/habits' }]} current={habit.title} />
        <PageHeader
          title={habit.title}
          actions={
            !archived && (
              <Button tone="soft" icon={<CalendarPlus />} onClick={() => onDay()}>
                Another day
              </Button>
            )
          }
        />
      </Stack>
      {help && <SafetyCard arrives card={help} headingLevel={2} />}
      <Card>
        <HabitItem habit={habit} today={today} events={events} linked={false} />
      </Card>
      <HabitStrength habit={habit} />
      <HabitYear habit={habit} today={today} {...year} />
      <HabitNotes {...notes} today={today} onDay={onDay} />
    </Stack>
  );
}

function Waiting() {
  return (
    <LoadingRegion label="Loading the habit">
      <Stack gap="5">
        <Skeleton shape="title" />
        <Card>
          <Skeleton lines={3} />
        </Card>
        <Skeleton shape="block" />
      </Stack>
    </LoadingRegion>
  );
}

function Failed({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <EmptyState
      title="This habit could not be loaded"
      headingLevel={1}
      illustration={<Vignette scene="signal-lost" />}
      action={
        <Stack gap="2">
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton tone="ghost" href="/habits">
            All habits
          </LinkButton>
        </Stack>
      }
    >
      {problem}
    </EmptyState>
  );
}
