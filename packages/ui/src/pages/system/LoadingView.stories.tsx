import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { LoadingView } from './LoadingView.tsx';

const NEVER_MS = 3_600_000;

const meta = {
  title: 'Pages/Loading',
  component: LoadingView,
  parameters: { layout: 'fullscreen' },
  args: { loading: true, stuckAfterMs: NEVER_MS, reloadAfterMs: NEVER_MS, onReload: fn() },
} satisfies Meta<typeof LoadingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Help now itself is on its way. */
export const HelpOnItsWay: Story = { args: { help: 'number' }, globals: onPhone };

/** After 6 s. */
export const Stuck: Story = {
  args: { stuckAfterMs: 200 },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Still loading? Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** After 10 s. */
export const Reloadable: Story = { args: { stuckAfterMs: 200, reloadAfterMs: 200 } };

/** The next page is on its way, and the bars are there. */
export const BetweenTheBars: Story = {
  render: (args) => (
    <ExampleShell current="/mood-tracker">
      <LoadingView {...args} help="none" />
    </ExampleShell>
  ),
};
