import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell, type ExampleShellProps } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { exampleGoalActions, exampleGoals, exampleLongGoal } from './example-goals.ts';
import { GoalsView, type GoalsViewProps } from './GoalsView.tsx';

/** The page as it can be tried out: the look that is chosen stays. */
function Trying({ member, ...props }: GoalsViewProps & Pick<ExampleShellProps, 'member'>) {
  const [look, setLook] = useArg(props.look);
  return (
    <ExampleShell current="/goals" {...(member ? { member } : {})}>
      <GoalsView
        {...props}
        look={look}
        onLookChange={(next) => {
          props.onLookChange(next);
          setLook(next);
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Goals',
  component: GoalsView,
  parameters: { layout: 'fullscreen' },
  args: {
    goals: exampleGoals,
    problem: undefined,
    onRetry: fn(),
    look: 'board',
    onLookChange: fn(),
    today: EXAMPLE_DATE,
    actionsOf: () => exampleGoalActions,
    onMove: fn(),
    onNew: fn(),
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof GoalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Rows below each other, with the archive. */
export const AsList: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Archive' })).toBeVisible());
    await expect(args.onLookChange).toHaveBeenLastCalledWith('list');
  },
};

export const ListOnPhone: Story = { args: { look: 'list' }, globals: onPhone };

export const Empty: Story = { args: { goals: [] }, render: (args) => <Trying {...args} member="new" /> };

export const Loading: Story = { args: { goals: undefined } };

export const Failed: Story = { args: { goals: undefined, problem: 'Network error. Please check your connection.' } };

export const LongText: Story = { args: { goals: [exampleLongGoal, ...exampleGoals] } };

/** More completed goals than the board has room for. */
export const Many: Story = {
  args: {
    goals: [
      ...exampleGoals,
      ...exampleGoals.flatMap((goal) =>
        goal.state === 'completed' ? Array.from({ length: 14 }, (_, index) => ({ ...goal, id: `${goal.id}-${index}` })) : [],
      ),
    ],
  },
};
