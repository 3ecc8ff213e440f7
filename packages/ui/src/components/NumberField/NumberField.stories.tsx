import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Target', unit: 'minutes', defaultValue: 20, min: 1, max: 120, help: 'What you can do on a bad day.' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <NumberField label="Empty" placeholder="8" min={0} />
      <NumberField label="With a unit" defaultValue={20} unit="minutes" required />
      <NumberField label="At its upper end" defaultValue={7} min={1} max={7} unit="days a week" />
      <NumberField label="Fractions, as written in Germany" defaultValue={1234.5} step={0.5} locale="de-DE" unit="km" />
      <NumberField label="With an error" defaultValue={3} error="Choose at least 5 minutes for this course." />
      <NumberField label="Read only" defaultValue={3} readOnly />
      <NumberField label="Disabled" defaultValue={3} disabled unit="minutes" />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'How many pages of the thesis on the mosses of the northern valleys can you write on a day on which nothing goes right?',
    unit: 'handwrittennotebookpages',
    help: 'Take the number that makes you smile, and then half of it; you can raise it any time, and nobody will ever count against you.',
  },
};
export const RightToLeft: Story = {
  args: { locale: 'ar-EG', label: 'الهدف', unit: 'دقيقة', help: undefined },
  globals: { direction: 'rtl' },
};

/** Arrows step, Page Up leaps, Home and End go to the ends; typing is settled on leaving. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Target' });
    box.focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(box).toHaveValue('31');
    await userEvent.keyboard('{End}');
    await expect(box).toHaveValue('120');
    await userEvent.clear(box);
    await userEvent.type(box, '500');
    await userEvent.tab();
    await expect(box).toHaveValue('120');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(120);
  },
};
