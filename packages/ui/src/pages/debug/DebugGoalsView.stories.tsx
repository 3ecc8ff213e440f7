import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleGoals } from '../goals/example-goals.ts';
import { DebugGoalsView } from './DebugGoalsView.tsx';

const meta = {
  title: 'Pages/Debug goals',
  component: DebugGoalsView,
  parameters: { layout: 'fullscreen' },
  args: { goals: exampleGoals, onRefresh: fn() },
  argTypes: { goals: { control: false } },
  render: (args) => (
    <ExampleShell current="/debug/goals" admin>
      <DebugGoalsView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof DebugGoalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A goal opens to its fields. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const [first] = exampleGoals;
    const title = canvas.getByText(first?.title ?? '', { selector: 'summary' });
    await userEvent.click(title);
    await expect(canvas.getByText(first?.id ?? '')).toBeVisible();
  },
};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { goals: [] } };

export const Loading: Story = { args: { goals: undefined } };

export const Failed: Story = { args: { goals: undefined, problem: 'Network error. Please check your connection.' } };
