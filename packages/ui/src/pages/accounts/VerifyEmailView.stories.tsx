import { errorCatalogue } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../examples/example-phone.ts';
import { VerifyEmailView } from './VerifyEmailView.tsx';

const meta = {
  title: 'Pages/Verify e-mail',
  component: VerifyEmailView,
  parameters: { layout: 'fullscreen' },
  args: { confirmed: undefined, signedIn: false, pending: false, problem: undefined, onConfirm: fn() },
} satisfies Meta<typeof VerifyEmailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before it is pressed. */
export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

export const Pending: Story = { args: { pending: true } };

export const ConfirmedSignedIn: Story = { args: { confirmed: 'ada@example.org', signedIn: true } };

export const ConfirmedSignedOut: Story = { args: { confirmed: 'ada@example.org' } };

export const Failed: Story = { args: { problem: errorCatalogue.token_used.message } };

/** Whoever is signed in gets a new link in the settings. */
export const FailedSignedIn: Story = { args: { problem: errorCatalogue.token_used.message, signedIn: true } };

export const LongAddress: Story = {
  args: { confirmed: 'augusta.ada.king.countess.of.lovelace@mathematics.analytical-engines.example.org' },
  globals: onPhone,
};
