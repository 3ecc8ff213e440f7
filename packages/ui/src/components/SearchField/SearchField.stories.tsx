import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search your journal', placeholder: 'A word, a tag, a place' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <SearchField label="Empty" placeholder="A word, a tag, a place" />
      <SearchField label="Filled" defaultValue="moss" help="Titles, texts and tags." />
      <SearchField label="Searching" defaultValue="moss" loading />
      <SearchField label="Without a label to be seen" hideLabel placeholder="Search your journal" />
      <SearchField label="With an error" defaultValue="moss" error="The search could not be reached. Your entries are safe; try again." />
      <SearchField label="Disabled" defaultValue="moss" disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Search everything that you wrote in the years before you had a habit of writing',
    defaultValue: 'The first dry morning after three weeks of rain, when the stones on the path were warm and the mosses smelled of tea',
  },
};
export const RightToLeft: Story = { args: { defaultValue: 'طحالب' }, globals: { direction: 'rtl' } };

/** Types, empties by Esc, and keeps the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search your journal' });
    await userEvent.type(box, 'moss');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
