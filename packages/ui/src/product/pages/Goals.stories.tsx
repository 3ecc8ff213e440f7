import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { exampleGoals } from '../GoalCard/example-goals.ts';
import { GoalCard, type GoalCardGoal, type GoalLook, type GoalResult } from '../GoalCard/index.ts';
import { PageHeader } from '../PageLayout/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};
const actions = {
  onMilestone: nothing,
  onValue: nothing,
  onConfidence: nothing,
  onEdit: nothing,
  onPause: nothing,
  onResume: nothing,
  onComplete: nothing,
  onLetGo: nothing,
  onReopen: nothing,
};

const reading: readonly GoalResult[] = [
  { id: 'books', title: 'Books finished', kind: 'number', value: 7, target: 12, unit: 'books' },
  { id: 'club', title: 'Ask Bo to read along', kind: 'check', done: true },
];
const read: GoalCardGoal = {
  id: 'books',
  title: 'Read a book a month',
  why: 'To have something to talk about that is not work.',
  size: 'M',
  state: 'active',
  percent: 58,
  due: 'by 31 December, in 6 weeks',
  results: reading,
  confidence: 3,
  habits: [{ id: 'read', name: 'Read', href: '/habits/read' }],
};
const garden: GoalCardGoal = {
  id: 'garden',
  title: 'Grow our own tomatoes',
  why: 'To taste in July what I planted in March.',
  size: 'S',
  state: 'active',
  percent: 25,
  due: 'by 31 July, in 36 weeks',
  results: [
    { id: 'seeds', title: 'Choose the seeds', kind: 'check', done: true },
    { id: 'bed', title: 'Build the raised bed', kind: 'check', done: false },
    { id: 'windowsill', title: 'Sow on the windowsill', kind: 'check', done: false },
    { id: 'plant', title: 'Plant them out', kind: 'check', done: false },
  ],
  confidence: 5,
  habits: [],
};
const { active, paused, done, letGo } = exampleGoals;
const board: readonly { heading: string; goals: readonly GoalCardGoal[] }[] = [
  { heading: 'On the way', goals: [active, read, garden] },
  { heading: 'Resting and behind you', goals: [paused, done, letGo] },
];

function Goal({ goal, look }: { goal: GoalCardGoal; look: GoalLook }) {
  return <GoalCard goal={goal} actions={actions} href={`/goals/${goal.id}`} headingLevel={3} look={look} />;
}

/** Cards beside each other, or rows below each other. */
function Goals() {
  const [look, setLook] = useState<GoalLook>('card');
  return (
    <ExampleShell current="/goals">
      <Stack gap="6">
        <PageHeader
          title="Goals"
          line="Where you would like to stand, and what leads there."
          actions={<Button icon={<Plus />}>New goal</Button>}
        />
        <SegmentedControl
          label="View"
          hideLabel
          segments={[
            { value: 'card', label: 'Board' },
            { value: 'row', label: 'List' },
          ]}
          value={look}
          onValueChange={(value) => setLook(value === 'row' ? 'row' : 'card')}
        />
        {board.map(({ heading, goals }) => (
          <Stack key={heading} as="section" gap="3">
            <Heading level={2}>{heading}</Heading>
            {look === 'card' ? (
              <Grid columns="large">
                {goals.map((goal) => (
                  <Goal key={goal.id} goal={goal} look={look} />
                ))}
              </Grid>
            ) : (
              <Card>
                {goals.map((goal) => (
                  <Goal key={goal.id} goal={goal} look={look} />
                ))}
              </Card>
            )}
          </Stack>
        ))}
      </Stack>
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Goals', component: Goals, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Goals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The same goals below each other. */
export const AsList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Grow our own tomatoes' })).toBeVisible());
    await expect(canvas.queryByText('To taste in July what I planted in March.')).toBeNull();
  },
};

export const Empty: Story = {
  render: () => (
    <ExampleShell current="/goals">
      <Stack gap="6">
        <PageHeader title="Goals" line="Where you would like to stand, and what leads there." />
        <Card>
          <EmptyState title="No goals yet" illustration={<Vignette scene="trail-sign" />} action={<Button>Set a goal</Button>}>
            Where would you like to stand in three months?
          </EmptyState>
        </Card>
      </Stack>
    </ExampleShell>
  ),
};
