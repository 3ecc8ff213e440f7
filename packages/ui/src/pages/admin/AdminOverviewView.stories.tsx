import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { StatTile } from '../../product/StatTile/index.ts';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { AdminOverviewView } from './AdminOverviewView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleMetrics, exampleStatus, exampleUser, exampleUsers } from './example-admin.ts';
import { FiveTiles } from './OverviewLayout.tsx';

const tileLabels = ['Answers', 'Under way', 'Delay', 'Memory', 'Mails'];
const exampleCrowd = Array.from({ length: 12 }, (_, index) => ({ ...exampleUser, id: `here${index}`, name: `Member ${index + 1}` }));

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

/** A few of those who are here, and the rest when they are asked for. */
export const ManyHere: Story = {
  args: { online: { users: exampleCrowd, count: exampleCrowd.length } },
  play: async ({ canvas }) => {
    const shown = () => within(canvas.getByRole('list', { name: 'Who is here now' })).getAllByRole('listitem').length;
    await expect(shown()).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }));
    await expect(shown()).toBe(12);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  },
};

/** However wide the room is, no tile stands alone in a row, unless it fills the row. */
export const Tiles: Story = {
  render: () => (
    <Stack gap="6">
      {[180, 300, 358, 480, 640, 780, 1120].map((inlineSize) => (
        <div key={inlineSize} data-testid="room" style={{ inlineSize, maxInlineSize: 'none' }}>
          <FiveTiles>
            {tileLabels.map((label) => (
              <StatTile key={label} label={label} value="184,203" meaning="921 (0 %) refused, 4 (0 %) failed" />
            ))}
          </FiveTiles>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const room of canvas.getAllByTestId('room')) {
      const tiles = tileLabels.map((label) =>
        // A tile is what its label stands in.
        within(room).getByText(label).parentElement?.getBoundingClientRect(),
      );
      const rows = Map.groupBy(tiles, (tile) => tile?.top);
      const ends = [...rows.values()].map((row) => Math.round(Math.max(...row.map((tile) => tile?.right ?? 0))));
      await expect(new Set(ends).size).toBe(1);
    }
  },
};

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
