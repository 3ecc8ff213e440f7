import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { settled } from '../../../test/settled.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Stack } from '../Stack/index.ts';
import { TimePicker, type TimePickerProps } from './index.ts';

function Live(props: TimePickerProps) {
  const [value, setValue] = useState(props.value);
  return <TimePicker {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/TimePicker',
  component: TimePicker,
  args: {
    label: 'Remind me at',
    help: 'Never between 22:00 and 07:00 unless you choose so.',
    value: null,
    locale: 'en-GB',
    onValueChange: () => undefined,
  },
  argTypes: {
    locale: { control: 'select', options: ['en-GB', 'en-US', 'de-DE', 'fi-FI', 'ar-EG', 'ja-JP'] },
    hourCycle: { control: 'inline-radio', options: ['h12', 'h23'] },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: '07:30' } };
export const TwelveHours: Story = { args: { locale: 'en-US', value: '19:30' } };
export const WithError: Story = { args: { value: '23:30', error: 'Choose a time before your quiet hours, which begin at 22:00.' } };
export const Disabled: Story = { args: { disabled: true, value: '07:30' } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="5">
      <Live {...args} label="Empty" />
      <Live {...args} label="Chosen" value="07:30" />
      <Live {...args} label="Twelve hours" locale="en-US" value="19:30" help="As in the United States." />
      <Live {...args} label="Required" required value="07:30" help="It can be changed, not cleared." />
      <Live {...args} label="With an error" error="Choose a time." help={undefined} />
      <Live {...args} label="Disabled" disabled value="07:30" />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'At what time of the day should we ask how the walk to the upper lake went, if you went at all and feel like telling?',
    error: 'At that time you asked for quiet: choose an earlier one, or shorten your quiet hours in the settings and come back here.',
  },
};
export const RightToLeft: Story = { args: { locale: 'ar-EG', value: '19:30' }, globals: { direction: 'rtl' } };

const openList: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show times' }));
  await screen.findByRole('listbox');
};

/** As it looks when it is open: the chosen time is in sight. */
export const Opened: Story = {
  args: { value: '18:00' },
  play: async (context) => {
    await openList(context);
    await settled(screen.getByRole('listbox'));
    await waitFor(() => {
      const list = screen.getByRole('listbox').getBoundingClientRect();
      const chosen = screen.getByRole('option', { selected: true }).getBoundingClientRect();
      return expect([chosen.top >= list.top, chosen.bottom <= list.bottom]).toEqual([true, true]);
    });
  },
};

/** Opens and chooses by keyboard; the field keeps the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Remind me at' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(field).toHaveValue('07:30'));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** In a dialog Esc closes the list first. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog
      open
      onOpenChange={() => {
        throw new Error('the dialog was closed');
      }}
      title="Evening reminder"
      description="One line a day, at a time that suits you."
      footer={<Button>Save reminder</Button>}
    >
      <Live {...args} />
    </Dialog>
  ),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Remind me at' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Evening reminder' })).toBeVisible());
  },
};
