import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { AdminOverviewView } from './AdminOverviewView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleMetrics, exampleUsers } from './example-admin.ts';

const meta = {
  title: 'Pages/Admin overview',
  component: AdminOverviewView,
  parameters: { layout: 'fullscreen' },
  args: {
    metrics: exampleMetrics,
    onMetricsRetry: fn(),
    online: { users: exampleUsers.filter(({ lastSeenAt }) => lastSeenAt !== null), count: 4 },
    onOnlineRetry: fn(),
    now: exampleAdminNow,
    timeZone: exampleAdminZone,
  },
  argTypes: { now: { control: false } },
  render: (args) => (
    <ExampleAdmin section="overview">
      <AdminOverviewView {...args} />
    </ExampleAdmin>
  ),
} satisfies Meta<typeof AdminOverviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart is a table, too. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
    await expect(canvas.getByRole('table', { name: /New accounts/ })).toBeVisible();
  },
};

export const Phone: Story = { globals: onPhone };

/** Too few members to tell of what they did. */
export const FewMembers: Story = {
  args: { metrics: { ...exampleMetrics, active: { day: 0, week: null, month: null }, xp: null }, online: { users: [], count: 0 } },
};

export const Loading: Story = { args: { metrics: undefined, online: undefined } };

export const Failed: Story = {
  args: {
    metrics: undefined,
    metricsProblem: 'Failed to fetch system metrics',
    online: undefined,
    onlineProblem: 'Failed to fetch online users',
  },
};
