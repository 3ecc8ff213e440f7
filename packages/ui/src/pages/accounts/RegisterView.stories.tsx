import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleForm, exampleRefusals } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { RegisterView } from './RegisterView.tsx';

const meta = {
  title: 'Pages/Register',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleForm, cohort: false },
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Cohort: Story = { args: { cohort: true } };

export const Pending: Story = { args: { pending: true } };

/** Each problem in the summary leads to its field. */
export const FieldErrors: Story = {
  args: exampleRefusals.registerFields,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose the month.' }));
    await expect(canvas.getByRole('combobox', { name: /^Birth month/ })).toHaveFocus();
  },
};

export const FieldErrorsOnPhone: Story = { args: exampleRefusals.registerFields, globals: onPhone };

export const ServerNotReachable: Story = { args: exampleRefusals.notReachable };
