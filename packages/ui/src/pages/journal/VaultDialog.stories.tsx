import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onPhone } from '../examples/example-phone.ts';
import { VaultDialog, vaultTasks } from './VaultDialog.tsx';

const meta = {
  title: 'Pages/Locked journal',
  component: VaultDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 620 } } },
  argTypes: { task: { control: 'select', options: vaultTasks } },
  args: { task: 'set-up', onClose: fn(), onSubmit: fn(), onForgotten: fn() },
} satisfies Meta<typeof VaultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SetUp: Story = {};

export const Phone: Story = { globals: onPhone };

export const Unlock: Story = { args: { task: 'unlock' } };

export const WrongPassphrase: Story = { args: { task: 'unlock', problem: 'That is not the passphrase. Try again.' } };

export const Opening: Story = { args: { task: 'unlock', pending: true } };

export const Change: Story = { args: { task: 'change' } };

export const Recover: Story = { args: { task: 'recover' } };

export const RecoveryKey: Story = {
  args: { task: 'recovery-key', recoveryKey: '7K2M-9QXT-4HVN-0W3D-8RPB-6CZJ-5FYA-1GES' },
  play: async ({ args }) => {
    const done = await screen.findByRole('button', { name: 'Done' });
    await expect(done).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have written it down' }));
    await userEvent.click(done);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A passphrase that is too short is told beside its field, before anything is made. */
export const TooShort: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Passphrase/), 'short{Enter}');
    await expect(await screen.findByText('Use at least 12 characters.')).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
