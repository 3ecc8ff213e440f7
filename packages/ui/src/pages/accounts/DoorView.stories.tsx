import { errorCatalogue } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleForm, exampleRefusals } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { DoorView } from './DoorView.tsx';

const meta = {
  title: 'Pages/Door',
  component: DoorView,
  parameters: { layout: 'fullscreen' },
  args: { ...exampleForm, demo: true, demoPending: false, demoProblem: undefined, onDemo: fn() },
} satisfies Meta<typeof DoorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explore the demo' }));
    await expect(args.onDemo).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: onPhone };

export const Pending: Story = { args: { pending: true } };

export const WrongPassword: Story = { args: exampleRefusals.wrongPassword };

/** Each problem in the summary leads to its field. */
export const FieldErrors: Story = {
  args: exampleRefusals.signInFields,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please check this' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password.' }));
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
  },
};

export const ServerNotReachable: Story = { args: exampleRefusals.notReachable };

export const TooManyTries: Story = { args: exampleRefusals.tooOften };

export const DemoOpening: Story = { args: { demoPending: true } };

export const DemoFailed: Story = { args: { demoProblem: errorCatalogue.unavailable.message } };

/** On a server of one's own, without a demo. */
export const WithoutDemo: Story = { args: { demo: false } };
