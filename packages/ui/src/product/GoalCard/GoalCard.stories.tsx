import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { exampleGoal, exampleGoals } from './example-goals.ts';
import { GoalCard, GoalConfidence, GoalMilestones, goalLooks } from './index.ts';

const actions = {
  onTick: fn(),
  onValue: fn(),
  onEdit: fn(),
  onPause: fn(),
  onResume: fn(),
  onComplete: fn(),
  onArchive: fn(),
  onReopen: fn(),
  onUnarchive: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Product/GoalCard',
  component: GoalCard,
  args: { goal: exampleGoal, actions, href: '#goal', headingLevel: 2 },
  argTypes: { look: { control: 'select', options: goalLooks } },
} satisfies Meta<typeof GoalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state, as on the board and as in a list. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="6">
      <Grid>
        {Object.entries(exampleGoals).map(([state, goal]) => (
          <div key={state}>
            <GoalCard {...args} goal={goal} />
          </div>
        ))}
      </Grid>
      <Card>
        {Object.entries(exampleGoals).map(([state, goal]) => (
          <GoalCard key={state} {...args} goal={goal} look="row" />
        ))}
      </Card>
    </Stack>
  ),
};

export const Row: Story = { args: { look: 'row' } };

/** Just set: no milestones, no answer yet. */
export const New: Story = { args: { goal: { ...exampleGoal, progress: 0, milestones: [], confidence: null, due: undefined } } };

/** All milestones, as on the goal's own page. */
export const Milestones: Story = { render: () => <GoalMilestones milestones={exampleGoal.milestones} actions={actions} /> };

export const Confidence: Story = { render: () => <GoalConfidence confidence={4} onConfidence={fn()} /> };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading goals">
      <Card>
        <Skeleton shape="circle" />
        <Skeleton lines={4} />
      </Card>
    </LoadingRegion>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="No goals yet" illustration={<Vignette scene="trail-sign" />}>
      Where would you like to stand in three months?
    </EmptyState>
  ),
};

export const LongText: Story = {
  args: {
    goal: {
      ...exampleGoal,
      title: 'Finish, print, bind and hand in my thesis on the mosses of the northern Donaudampfschifffahrtslandschaftsschutzgebiet',
      due: 'by Wednesday, 12 March, which is sixteen weeks from now',
      milestones: [
        {
          id: 'long',
          title: 'First chapter with Dr. Okafor, who has asked for it three times and will read it on the train to Nordrhein-Westfalen',
          kind: 'check',
          done: false,
          reachedAt: null,
        },
      ],
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
