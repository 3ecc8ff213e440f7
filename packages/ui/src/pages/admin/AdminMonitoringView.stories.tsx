import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { AdminMonitoringView } from './AdminMonitoringView.tsx';
import { exampleActivities, exampleAdminNow, exampleAdminZone, exampleServerLogs, exampleUsers } from './example-admin.ts';

const meta = {
  title: 'Pages/Admin monitoring',
  component: AdminMonitoringView,
  parameters: { layout: 'fullscreen' },
  args: {
    monitoring: { users: [...exampleUsers], logs: [...exampleServerLogs], activities: [...exampleActivities] },
    readAt: exampleAdminNow,
    onRefresh: fn(),
    ownId: 'u1',
    onWrite: fn(),
    onRename: fn(),
    onRole: fn(),
    onStatus: fn(),
    onDelete: fn(),
    onPasswordLink: fn(),
    timeZone: exampleAdminZone,
  },
  argTypes: { readAt: { control: false } },
  render: (args) => (
    <ExampleAdmin section="monitoring">
      <AdminMonitoringView {...args} />
    </ExampleAdmin>
  ),
} satisfies Meta<typeof AdminMonitoringView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

export const Quiet: Story = { args: { monitoring: { users: [...exampleUsers.slice(0, 1)], logs: [], activities: [] } } };

export const Loading: Story = { args: { monitoring: undefined, readAt: undefined, reading: true } };

/** What was wrong is in the console alone. */
export const NeverRead: Story = { args: { monitoring: undefined, readAt: undefined } };
