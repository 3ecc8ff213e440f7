import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { AdminOverviewView } from './AdminOverviewView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleMetrics, exampleStatus, exampleUsers } from './example-admin.ts';

const meta = {
  title: 'Pages/Admin overview',
  component: AdminOverviewView,
  parameters: { layout: 'fullscreen' },
  args: {
    metrics: exampleMetrics,
    onMetricsRetry: fn(),
    status: exampleStatus,
    onStatusRetry: fn(),
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

/** Each chart is a table, too. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    for (const name of ['New accounts', 'Time to answer', 'Refused and failed', 'Wait for the first word']) {
      const chart = canvas.getByRole('figure', { name: new RegExp(`^${name}`) });
      await userEvent.click(within(chart).getByRole('button', { name: /^Show as table/ }));
      await expect(within(chart).getByRole('table', { name: new RegExp(name) })).toBeVisible();
    }
  },
};

export const Phone: Story = { globals: onPhone };

/** Too few members to tell of what they did. */
export const FewMembers: Story = {
  args: { metrics: { ...exampleMetrics, active: { day: 0, week: null, month: null }, xp: null }, online: { users: [], count: 0 } },
};

/** A server that has just started: nobody has asked it for anything. */
export const NothingMeasured: Story = {
  args: {
    metrics: {
      ...exampleMetrics,
      guides: { calls: 0, failed: 0, providers: [] },
      requests: {
        ...exampleMetrics.requests,
        ...{ answered: 0, refused: 0, failed: 0, times: null, routes: [] },
        spans: exampleMetrics.requests.spans.map(({ at }) => ({ at, answered: 0, refused: 0, failed: 0, times: null })),
      },
    },
  },
};

export const Loading: Story = { args: { metrics: undefined, status: undefined, online: undefined } };

export const Failed: Story = {
  args: {
    metrics: undefined,
    metricsProblem: 'Failed to fetch system metrics',
    status: undefined,
    statusProblem: 'Network error occurred',
    online: undefined,
    onlineProblem: 'Failed to fetch online users',
  },
};
