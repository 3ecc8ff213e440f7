import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleForm, exampleRefusals } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

const meta = {
  title: 'Pages/Forgot password',
  component: ForgotPasswordView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleForm, sent: false },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Pending: Story = { args: { pending: true } };

export const Sent: Story = { args: { sent: true } };

export const FieldError: Story = { args: exampleRefusals.email };

/** Asked for again, too soon. */
export const SentThenTooOften: Story = { args: { ...exampleRefusals.tooOften, sent: true } };

export const ServerNotReachable: Story = { args: exampleRefusals.notReachable };
