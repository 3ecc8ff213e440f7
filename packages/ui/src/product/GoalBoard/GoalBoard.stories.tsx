import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { exampleGoal, exampleGoals } from '../GoalCard/example-goals.ts';
import type { GoalCardGoal } from '../GoalCard/index.ts';
import { GoalBoard, type GoalBoardProps } from './index.ts';

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

/** Keeps where the goals stand, as a page would. */
function Kept(props: GoalBoardProps) {
  const [goals, setGoals] = useState(props.goals);
  return (
    <GoalBoard
      {...props}
      goals={goals}
      onMove={(id, to) => {
        props.onMove(id, to);
        setGoals(goals.map((goal) => (goal.id === id ? { ...goal, state: to } : goal)));
      }}
    />
  );
}

const meta = {
  title: 'Product/GoalBoard',
  component: GoalBoard,
  args: {
    goals: Object.values(exampleGoals) as readonly GoalCardGoal[],
    actionsOf: () => actions,
    hrefOf: ({ id }) => `#${id}`,
    onMove: fn(),
  },
  argTypes: { goals: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof GoalBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const grip = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('button', { name: `Move ${exampleGoal.title}` });

export const Default: Story = {};

export const Empty: Story = { args: { goals: [] } };

export const Full: Story = {
  args: {
    goals: Array.from({ length: 9 }, (_, index) => ({ ...exampleGoals.completed, id: `shelf-${index}` })),
    limit: 4,
    more: (_, count) => `All ${count}`,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Lifted by Space, over another column by an arrow. */
export const Lifted: Story = {
  play: async ({ canvas }) => {
    grip(canvas).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(grip(canvas)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Dragged on to another column; a second drag is given up by Esc. */
export const Dragging: Story = {
  play: async ({ args, canvas }) => {
    const resting = canvas.getByRole('region', { name: 'Resting' });
    const from = grip(canvas).getBoundingClientRect();
    const to = resting.getBoundingClientRect();
    const over = { clientX: to.left + 40, clientY: to.top + 40 };
    await fireEvent.pointerDown(grip(canvas), { button: 0, clientX: from.left + 5, clientY: from.top + 5 });
    await fireEvent.pointerMove(window, over);
    await waitFor(() => expect(resting).toHaveAttribute('data-target'));
    await fireEvent.pointerUp(window, over);
    await waitFor(() => expect(within(resting).getByRole('heading', { name: exampleGoal.title })).toBeVisible());
    await expect(args.onMove).toHaveBeenCalledWith('thesis', 'paused');

    await fireEvent.pointerDown(grip(canvas), { button: 0, ...over });
    await fireEvent.pointerMove(window, { clientX: from.left, clientY: from.top });
    await fireEvent.keyDown(window, { key: 'Escape' });
    await expect(within(resting).getByRole('heading', { name: exampleGoal.title })).toBeVisible();
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
