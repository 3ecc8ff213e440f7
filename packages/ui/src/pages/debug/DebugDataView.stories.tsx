import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { DebugDataView } from './DebugDataView.tsx';
import { exampleCounts, exampleKept } from './example-debug.ts';

const meta = {
  title: 'Pages/Debug data',
  component: DebugDataView,
  parameters: { layout: 'fullscreen' },
  args: { counts: exampleCounts, kept: exampleKept, onRefresh: fn() },
  render: (args) => (
    <ExampleShell current="/debug/data" admin>
      <DebugDataView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof DebugDataView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Somebody who has only just arrived, in a browser that keeps nothing. */
export const Empty: Story = { args: { counts: exampleCounts.map((count) => ({ ...count, kept: 0 })), kept: [] } };

export const Loading: Story = { args: { counts: undefined } };

export const Failed: Story = { args: { counts: undefined, problem: 'Network error. Please check your connection.' } };
