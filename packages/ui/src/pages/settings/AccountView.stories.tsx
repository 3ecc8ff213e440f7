import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { exampleForm } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { exampleAccount, exampleSessions, exampleSettingsRefusals } from '../examples/example-settings.ts';
import { AccountView } from './AccountView.tsx';

const waiting = 'ada@moss.example';

const meta = {
  title: 'Pages/Settings account',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleAccount, onResend: fn(), onSessionsRetry: fn(), onSignOutOthers: fn() },
  argTypes: { now: { control: 'date' } },
  render: (args) => (
    <ExampleSettings tab="account">
      {/* The control of a date hands over a number. */}
      <AccountView {...args} now={new Date(args.now)} />
    </ExampleSettings>
  ),
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { args: { unconfirmed: waiting }, globals: onPhone };

export const Demo: Story = { args: { demo: true } };

/** An address whose link was not opened yet. */
export const Unconfirmed: Story = {
  args: { unconfirmed: waiting },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Resending: Story = { args: { unconfirmed: waiting, resending: true } };

export const ResendFailed: Story = {
  args: { unconfirmed: waiting, resendProblem: 'Too many requests. Please wait a moment.' },
};

export const EmailSaving: Story = { args: { emailForm: { ...exampleForm, pending: true } } };

export const EmailTaken: Story = { args: { emailForm: exampleSettingsRefusals.emailTaken } };

export const PasswordSaving: Story = { args: { passwordForm: { ...exampleForm, pending: true } } };

export const PasswordRefused: Story = { args: { passwordForm: exampleSettingsRefusals.passwords } };

export const SessionsLoading: Story = { args: { sessions: undefined } };

export const SessionsFailed: Story = {
  args: { sessions: undefined, sessionsProblem: 'Network error. Please check your connection.' },
};

export const ThisDeviceAlone: Story = { args: { sessions: exampleSessions.slice(0, 1) } };

export const SigningOut: Story = { args: { signingOut: true } };

export const LongAddress: Story = {
  args: {
    email: 'maximiliana-theodora@hohenstaufen-wolkenstein.example',
    unconfirmed: 'maximiliana-theodora@hohenstaufen-wolkenstein.example',
    sessions: exampleSessions.map((session) => ({ ...session, device: `${session.device}, in a window that was restored many times` })),
  },
  globals: onPhone,
};
