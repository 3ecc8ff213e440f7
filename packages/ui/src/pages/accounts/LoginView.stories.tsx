import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleForm, exampleRefusals } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { LoginView } from './LoginView.tsx';

const meta = {
  title: 'Pages/Sign-in',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleForm, returning: false },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** A session has ended in the middle of something. */
export const Returning: Story = { args: { returning: true } };

/** The account was suspended meanwhile: whom to ask stands there. */
export const Suspended: Story = { args: { returning: true, suspended: true } };

export const SuspendedOnPhone: Story = { ...Suspended, globals: onPhone };

export const Pending: Story = { args: { pending: true } };

export const WrongPassword: Story = { args: exampleRefusals.wrongPassword };

export const FieldErrors: Story = { args: exampleRefusals.signInFields };

export const ServerNotReachable: Story = { args: exampleRefusals.notReachable };
