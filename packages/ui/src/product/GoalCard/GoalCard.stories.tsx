import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { exampleGoal, exampleGoals } from './example-goals.ts';
import { GoalCard, goalLooks } from './index.ts';

const actions = {
  onMilestone: fn(),
  onValue: fn(),
  onConfidence: fn(),
  onEdit: fn(),
  onPause: fn(),
  onResume: fn(),
  onComplete: fn(),
  onLetGo: fn(),
  onReopen: fn(),
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

/** Every state, as on the board and as in the list. */
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

/** Just planted: no milestones, no answer yet. */
export const New: Story = { args: { goal: { ...exampleGoal, percent: 0, results: [], confidence: null, habits: [], why: undefined } } };

export const Failed: Story = { args: { error: 'This milestone could not be saved. It stays ticked here; try again in a moment.' } };

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
      why: `${exampleGoal.why} `.repeat(3),
      due: 'by Wednesday, 12 March, which is sixteen weeks from now',
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
