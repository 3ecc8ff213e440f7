import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { AdminServerLogsView } from './AdminServerLogsView.tsx';
import { exampleAdminZone, exampleServerLogs } from './example-admin.ts';

const meta = {
  title: 'Pages/Admin server logs',
  component: AdminServerLogsView,
  parameters: { layout: 'fullscreen' },
  args: {
    logs: exampleServerLogs,
    level: 'all',
    onLevelChange: fn(),
    onRetry: fn(),
    onAsk: fn(),
    onClear: fn(),
    onKeep: fn(),
    onMore: fn(),
    timeZone: exampleAdminZone,
  },
  render: (args) => (
    <ExampleAdmin section="logs">
      <AdminServerLogsView {...args} />
    </ExampleAdmin>
  ),
} satisfies Meta<typeof AdminServerLogsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One level at a time. */
export const Desktop: Story = {
  args: { more: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Errors' }));
    await expect(args.onLevelChange).toHaveBeenLastCalledWith('error');
  },
};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { logs: [] } };

export const NoneOfTheLevel: Story = { args: { logs: [], level: 'error' } };

export const Loading: Story = { args: { logs: undefined } };

export const Failed: Story = { args: { logs: undefined, problem: 'Failed to fetch recent logs' } };

/** Focus begins on the way out. */
export const Asking: Story = {
  args: { asking: true },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Clear the server logs?' });
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Clear logs' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NotCleared: Story = { args: { asking: true, clearProblem: 'Failed to clear logs' }, globals: onPhone };
