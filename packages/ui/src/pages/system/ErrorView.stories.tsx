import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { ErrorView } from './ErrorView.tsx';

const meta = {
  title: 'Pages/Error',
  component: ErrorView,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'crashed', trying: false, emergency: '999', onRetry: fn() },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload App' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

/** A page that fails leaves the bars. */
export const BetweenTheBars: Story = {
  render: (args) => (
    <ExampleShell current="/mood-tracker">
      <ErrorView {...args} />
    </ExampleShell>
  ),
};

export const NoConnection: Story = { args: { kind: 'not-loaded' } };

/** A wrong number would be worse than none. */
export const NumberUnknown: Story = {
  args: { emergency: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^In danger\? Call your local emergency number\./)).toBeVisible();
  },
};

export const Trying: Story = { args: { kind: 'not-loaded', trying: true } };
