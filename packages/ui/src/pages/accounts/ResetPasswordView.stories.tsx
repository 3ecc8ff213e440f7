import { errorCatalogue } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleForm, exampleRefusals } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';

const meta = {
  title: 'Pages/Reset password',
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleForm, state: 'form' },
} satisfies Meta<typeof ResetPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** The link is being asked about. */
export const Loading: Story = { args: { state: 'loading' } };

export const Pending: Story = { args: { pending: true } };

export const FieldError: Story = { args: exampleRefusals.newPassword };

/** The link was used elsewhere while the password was typed. */
export const UsedMeanwhile: Story = { args: { problems: [{ message: errorCatalogue.token_used.message }], attempt: 1 } };

export const LinkOver: Story = { args: { state: 'over' } };

export const PasswordSet: Story = { args: { state: 'set' } };
