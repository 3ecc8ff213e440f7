import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { DebugView } from './DebugView.tsx';
import { exampleBuild, exampleDebugNow, exampleDebugZone, exampleReadings, exampleSession } from './example-debug.ts';

const meta = {
  title: 'Pages/Debug session',
  component: DebugView,
  parameters: { layout: 'fullscreen' },
  args: {
    session: exampleSession,
    build: exampleBuild,
    progress: exampleReadings,
    waitingWrites: 0,
    online: true,
    offlineReady: true,
    onRefresh: fn(),
    now: exampleDebugNow,
    timeZone: exampleDebugZone,
  },
  render: (args) => (
    <ExampleShell current="/debug" admin>
      <DebugView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof DebugView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('All agree')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Session' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

/** The kept totals have gone astray from the ledger. */
export const Differing: Story = {
  args: {
    progress: [...exampleReadings.slice(0, 2), { source: 'Top bar', points: 2300, coins: 412, level: 12 }],
    build: { ...exampleBuild, clockAhead: -312 },
    session: { ...exampleSession, endsAt: undefined, isStored: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They differ')).toBeVisible();
    await expect(canvas.getByText('312 seconds behind the server’s')).toBeVisible();
  },
};

export const Loading: Story = { args: { build: undefined, progress: undefined } };

/** Without a connection, with changes that wait. */
export const Offline: Story = {
  args: {
    build: undefined,
    buildProblem: 'You are offline. What you typed is kept.',
    progress: undefined,
    progressProblem: 'You are offline. What you typed is kept.',
    online: false,
    waitingWrites: 3,
  },
};
