import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { exampleMinutes } from '../../charts/example-data.ts';
import { HeatMap } from '../../charts/HeatMap/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { exampleHabits } from '../HabitRow/example-habits.ts';
import { HabitRow, type HabitRowHabit } from '../HabitRow/index.ts';
import { PageHeader, TileRow } from '../PageLayout/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { EXAMPLE_DATE } from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};
const { open, done, counted, avoid, skipped, later, paused } = exampleHabits;

const lists: Readonly<Record<'today' | 'resting', { heading: string; habits: readonly HabitRowHabit[] }>> = {
  today: { heading: 'Today', habits: [open, done, counted, avoid, skipped] },
  resting: { heading: 'Later and paused', habits: [later, paused] },
};

function Row({ habit: stored }: { habit: HabitRowHabit }) {
  const [today, setToday] = useState(stored.today);
  const actions = {
    onTick: () => setToday('done'),
    onUndo: () => setToday('open'),
    onSkip: () => setToday('skipped'),
    onNote: nothing,
    onEdit: nothing,
    onPause: nothing,
    onResume: nothing,
    onArchive: nothing,
    onRestore: nothing,
  };
  return <HabitRow habit={{ ...stored, today }} actions={actions} href={`/habits/${stored.id}`} />;
}

function HabitList({ heading, habits }: (typeof lists)['today']) {
  const ticked = habits.filter(({ today }) => today === 'done').length;
  return (
    <Card heading={heading} aside={`${ticked} of ${habits.length}`}>
      <Stack gap="2">
        {habits.map((habit) => (
          <Row key={habit.id} habit={habit} />
        ))}
      </Stack>
    </Card>
  );
}

function Kept() {
  const [shown, setShown] = useState<'today' | 'resting'>('today');
  return (
    <>
      <TileRow>
        <StatTile label="Today" value="2 of 5" meaning="ticked" />
        <StatTile label="Strongest" value="92 %" meaning="Walk before breakfast" />
        <StatTile label="This month" value="61" meaning="days practised" />
      </TileRow>
      <SegmentedControl
        label="Habits shown"
        hideLabel
        segments={[
          { value: 'today', label: 'Today' },
          { value: 'resting', label: 'Later and paused' },
        ]}
        value={shown}
        onValueChange={(value) => setShown(value === 'resting' ? 'resting' : 'today')}
      />
      <HabitList key={shown} {...lists[shown]} />
      <Card>
        <HeatMap
          title="Minutes of reading"
          description="The darker the tile, the longer you read."
          days={exampleMinutes(182)}
          from="2026-05-24"
          to={EXAMPLE_DATE}
        />
      </Card>
    </>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState title="No habits yet" illustration={<Vignette scene="cairn" />} action={<Button>Plant a habit</Button>}>
        Begin with something that takes two minutes.
      </EmptyState>
    </Card>
  );
}

interface HabitsProps {
  /** Whether the member has habits. @default true */
  readonly kept?: boolean;
}

function Habits({ kept = true }: HabitsProps) {
  return (
    <ExampleShell current="/habits">
      <Stack gap="5">
        <PageHeader
          title="Habits"
          line="Strength grows with every day and fades slowly. One missed day costs little."
          actions={
            kept && (
              <Button tone="soft" icon={<Plus />}>
                New habit
              </Button>
            )
          }
        />
        {kept ? <Kept /> : <Nothing />}
      </Stack>
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Habits', component: Habits, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Habits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { kept: false } };
