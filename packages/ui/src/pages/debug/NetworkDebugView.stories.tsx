import { MANUAL_API_URL_PROBLEM } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { exampleBlocked, exampleCalls, exampleDebugZone, exampleTests, exampleTestsBefore } from './example-debug.ts';
import { NetworkDebugView } from './NetworkDebugView.tsx';

const untyped = { value: '', onChange: fn(), problem: undefined, onTest: fn(), running: false, test: undefined };

const meta = {
  title: 'Pages/Debug network',
  component: NetworkDebugView,
  parameters: { layout: 'fullscreen' },
  args: {
    tests: exampleTests,
    running: false,
    onRun: fn(),
    onCancel: fn(),
    allowed: ['https://everstep.example.org', 'https://api.example.org'],
    online: true,
    manual: { ...untyped, value: 'https://other.example.org', test: exampleBlocked },
    external: untyped,
    calls: exampleCalls,
    onClearCalls: fn(),
    timeZone: exampleDebugZone,
  },
  render: (args) => (
    <ExampleShell current="/network-debug" admin>
      <NetworkDebugView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof NetworkDebugView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tests that passed, failed and were not let out by the browser, each with its reason. */
export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No answer within 5 seconds.')).toBeVisible();
    await expect(canvas.getByText('Not sent: the browser lets this page connect to the addresses above alone.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Run all tests' }));
    await expect(args.onRun).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

/** Before the first test, with nothing asked for yet. */
export const Empty: Story = { args: { tests: exampleTestsBefore, manual: untyped, calls: [] } };

export const Running: Story = {
  args: { running: true, tests: exampleTests.map((test, index) => (index > 2 ? { ...test, state: 'running', took: null } : test)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Addresses that cannot be tested. */
export const WrongAddresses: Story = {
  args: {
    manual: { ...untyped, value: 'localhost:5000', problem: MANUAL_API_URL_PROBLEM },
    external: { ...untyped, problem: 'Enter the IP address of the server.' },
  },
};

export const Offline: Story = {
  args: { online: false, tests: exampleTests.map((test) => ({ ...test, state: { kind: 'offline' }, took: null })) },
};
