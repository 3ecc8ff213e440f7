import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Select } from './index.ts';

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const months = names.map((label, index) => ({ value: String(index + 1), label }));

/** While the list is open the page behind it is hidden from assistive technology and focus can't leave the list; axe sees the first half only. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };
const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Birth month', options: months, help: 'We keep month and year, nothing more.' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <Select label="Nothing chosen" options={months} required />
      <Select label="Chosen" options={months} defaultValue="4" />
      <Select label="With an error" options={months} error="Choose a month." />
      <Select label="Disabled" options={months} defaultValue="4" disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Where do you usually sit when you write?',
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'At the small table by the window that looks down to the valley, early, before anybody else is up' },
      { value: 'short', label: 'In bed' },
    ],
  },
};

/** As it looks when it is open. */
export const Opened: Story = {
  parameters: whileOpen,
  args: { defaultValue: '4' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Birth month' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'April' })).toBeVisible());
  },
};

/** A list that is longer than its place shows an arrow where it goes on. */
export const LongList: Story = {
  parameters: whileOpen,
  args: {
    label: 'Hour of the letter',
    help: undefined,
    options: Array.from({ length: 24 }, (_, hour) => ({ value: `h${hour}`, label: `${String(hour).padStart(2, '0')}:00` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Hour of the letter' }));
    const list = await screen.findByRole('listbox');
    const arrows = () => [...list.querySelectorAll('svg.lucide-chevron-up, svg.lucide-chevron-down')].map((arrow) => arrow.classList[1]);
    await waitFor(() => expect(arrows()).toEqual(['lucide-chevron-down']));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(arrows()).toEqual(['lucide-chevron-up']));
    await userEvent.keyboard(
      '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}',
    );
    await waitFor(() => expect(arrows()).toEqual(['lucide-chevron-up', 'lucide-chevron-down']));
    // The arrows never lie over the option that has the focus.
    await waitFor(() => expect(screen.getByRole('option', { name: '11:00' })).toHaveFocus());
    const focused = screen.getByRole('option', { name: '11:00' });
    await waitFor(() => {
      const { top, bottom, left } = focused.getBoundingClientRect();
      const ends = [top + 2, bottom - 2].map((y) => focused.contains(document.elementFromPoint(left + 8, y)));
      return expect(ends).toEqual([true, true]);
    });
  },
};

/** Groups and a disabled option; opens, chooses and closes by keyboard. */
export const Keyboard: Story = {
  args: {
    label: 'Voice',
    help: undefined,
    options: [
      {
        label: 'Warm',
        options: [
          { value: 'nova', label: 'nova' },
          { value: 'shimmer', label: 'shimmer' },
        ],
      },
      {
        label: 'Deep',
        options: [
          { value: 'onyx', label: 'onyx' },
          { value: 'echo', label: 'echo', disabled: true },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Voice' });
    box.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'nova' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(box).toHaveTextContent('onyx'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};
