import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { DatePicker, type DatePickerProps } from './index.ts';

function Live(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: {
    label: 'Target date',
    help: 'A day you can move later.',
    value: null,
    today: '2026-03-18',
    locale: 'en-GB',
    onValueChange: () => undefined,
  },
  argTypes: { locale: { control: 'select', options: ['en-GB', 'en-US', 'de-DE', 'pt-BR', 'ar-EG', 'ja-JP'] } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const coachAway = (date: string) => (date >= '2026-03-24' && date <= '2026-03-27' ? 'Your coach is away until 28 March.' : undefined);

export const Default: Story = {};
export const Chosen: Story = { args: { value: '2026-04-09' } };
export const WithError: Story = { args: { error: 'Choose a day from today on.', value: '2026-03-01' } };
export const Disabled: Story = { args: { disabled: true, value: '2026-04-09' } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="5">
      <Live {...args} label="Empty" />
      <Live {...args} label="Chosen" value="2026-04-09" />
      <Live {...args} label="Required" required value="2026-04-09" help="It can be changed, not cleared." />
      <Live {...args} label="With an error" error="Choose a date." help={undefined} />
      <Live {...args} label="As in the United States" locale="en-US" value="2026-04-09" />
      <Live {...args} label="Disabled" disabled value="2026-04-09" />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'The day by which you would like to have walked up the path to the upper lake with everybody who promised to come along',
    error: 'That day is already taken by the journey to the sea: choose another one, or move the journey first and come back here.',
  },
};
export const RightToLeft: Story = { args: { locale: 'ar-EG', value: '2026-04-09' }, globals: { direction: 'rtl' } };

const openCalendar: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
  await screen.findByRole('grid');
};

/** As it looks when it is open, with days that can't be chosen. */
export const Opened: Story = { args: { value: '2026-03-20', unavailable: coachAway, min: '2026-03-10' }, play: openCalendar };
/** A sheet within the thumb's reach. */
export const Phone: Story = {
  args: { value: '2026-03-20' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: openCalendar,
};
/** What can't be read is kept and explained on leaving. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Target date' });
    await userEvent.type(field, '31/4/2026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/^Enter a date as dd\/mm\/yyyy/);
  },
};
/** Esc, a choice and a press beside the calendar lead back to its button; another control that was pressed keeps the focus. */
export const FocusReturns: Story = {
  render: (args) => (
    <Stack gap="5">
      <Live {...args} />
      <TextField label="Reason" />
    </Stack>
  ),
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Open calendar' });
    const reason = context.canvas.getByRole('textbox', { name: 'Reason' });
    const ways = [
      { close: () => userEvent.keyboard('{Escape}'), focus: button },
      { close: () => userEvent.keyboard('{ArrowRight}{Enter}'), focus: button },
      { close: () => userEvent.click(document.body), focus: button },
      { close: () => userEvent.click(reason), focus: reason },
    ];
    for (const { close, focus } of ways) {
      await openCalendar(context);
      const panel = screen.getByRole('dialog');
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(focus).toHaveFocus());
    }
  },
};
/** Typed, opened on the typed day, moved by a week and chosen. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Target date' });
    await userEvent.type(field, '9/4/2026{ArrowDown}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Thursday,? 9 April/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('16/04/2026'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
