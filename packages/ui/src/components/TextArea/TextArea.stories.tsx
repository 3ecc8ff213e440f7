import { CHAT_INPUT_MAX_ROWS } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Entry', help: 'Only you can read it.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <TextArea label="Empty" placeholder="What stayed with you today?" />
      <TextArea label="Filled" defaultValue={'I went up the path before breakfast.\nIt took longer than last week.'} required />
      <TextArea label="With a counter" counter maxLength={140} defaultValue="A line or two." help="Shown on your card." />
      <TextArea label="Full" counter maxLength={14} defaultValue="A line or two." />
      <TextArea label="With an error" error="Write a word or two." />
      <TextArea label="Disabled" defaultValue="This entry is in the bin." disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    defaultValue: Array.from({ length: 20 }, (_, line) => `${line + 1}. I went up the path before breakfast and counted the stones.`).join(
      '\n',
    ),
  },
};

/** Grows from one row to the three of the chat, then scrolls. */
export const Growing: Story = {
  args: { label: 'Message kael', minRows: 1, maxRows: CHAT_INPUT_MAX_ROWS, help: undefined },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message kael' });
    const heights: number[] = [];
    for (const line of ['one', '{Enter}two', '{Enter}three', '{Enter}four', '{Enter}five']) {
      await userEvent.type(area, line);
      heights.push(Math.round(area.getBoundingClientRect().height));
    }
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = heights;
    await expect(one).toBeLessThan(two);
    await expect(two).toBeLessThan(three);
    await expect([four, five]).toEqual([three, three]);
  },
};
