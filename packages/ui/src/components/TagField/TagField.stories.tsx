import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TagField } from './index.ts';

const known = [
  'calm',
  'camping',
  'career',
  'courage',
  'early morning',
  'family',
  'forest',
  'gratitude',
  'moss',
  'music',
  'northern valleys',
];

const meta = {
  title: 'Components/TagField',
  component: TagField,
  args: { label: 'Tags', suggestions: known, help: 'Enter or a comma adds one.', placeholder: 'Add a tag' },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['moss', 'early morning'] } };
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <TagField label="Empty" placeholder="calm, family, forest" help="Enter or a comma adds one." />
      <TagField label="Some" defaultValue={['moss', 'early morning', 'gratitude']} required />
      <TagField label="Counted" defaultValue={['moss', 'forest', 'calm']} maxTags={5} help="Few tags find more than many." />
      <TagField label="With an error" defaultValue={['moss']} error="Add at least two tags." />
      <TagField label="Disabled" defaultValue={['moss', 'calm']} disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Words under which you would look for this entry in ten years, when you have forgotten that you wrote it',
    maxLength: 120,
    defaultValue: [
      'The first dry morning after three weeks of rain in the northern valleys',
      'Laubmooswachstumsbeobachtungstagebucheintrag',
      'calm',
    ],
  },
};
export const RightToLeft: Story = {
  args: { label: 'الوسوم', defaultValue: ['هدوء', 'غابة'], placeholder: undefined, help: undefined },
  globals: { direction: 'rtl' },
};

/** Open at what goes on from the text, the first one active. */
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'ca{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'calm' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A tag that is there already is told, not doubled. */
export const Duplicate: Story = {
  args: { defaultValue: ['moss'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Moss{Enter}');
    await waitFor(() => expect(canvas.getByText('“Moss” is already there.', { selector: 'p' })).toBeVisible());
  },
};

/** Comma, suggestion, Backspace. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(box, 'lakes,for{ArrowDown}{Enter}');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['lakes', 'forest']);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(box).toHaveFocus();
  },
};
