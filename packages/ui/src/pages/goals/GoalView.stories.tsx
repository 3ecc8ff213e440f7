import type { Goal } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleGoalActions, exampleGoals, exampleLongGoal, exampleThesis } from './example-goals.ts';
import { GoalView } from './GoalView.tsx';

const withState = (state: Goal['state']): Goal => exampleGoals.find((goal) => goal.state === state) ?? exampleThesis;

const meta = {
  title: 'Pages/Goal',
  component: GoalView,
  parameters: { layout: 'fullscreen' },
  args: {
    goal: exampleThesis,
    problem: undefined,
    onRetry: fn(),
    today: EXAMPLE_DATE,
    actionsOf: () => exampleGoalActions,
    onConfidence: fn(),
  },
  render: (args) => (
    <ExampleShell current="/goals">
      <GoalView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof GoalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Just set, in one line. */
export const Bare: Story = {
  args: { goal: { ...exampleThesis, why: '', milestones: [], habits: [], confidence: [], progress: 0, dueDate: null } },
};

/** All is reached; the member says when it is done. */
export const AllReached: Story = {
  args: { goal: { ...exampleThesis, milestones: exampleThesis.milestones.slice(0, 1), habits: [], progress: 100 } },
};

export const Paused: Story = { args: { goal: withState('paused') } };

export const Completed: Story = { args: { goal: withState('completed') } };

export const Archived: Story = { args: { goal: withState('archived') } };

export const LongText: Story = { args: { goal: exampleLongGoal } };

export const LongTextOnPhone: Story = { ...LongText, globals: onPhone };

export const Loading: Story = { args: { goal: undefined } };

export const Failed: Story = { args: { goal: undefined, problem: 'Network error. Please check your connection.' } };

export const Missing: Story = { args: { goal: undefined, problem: 'We could not find that.', missing: true } };
