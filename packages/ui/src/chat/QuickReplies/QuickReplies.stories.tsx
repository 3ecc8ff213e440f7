import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { choices } from '../example-data.ts';
import { QuickReplies } from './index.ts';

const meta = {
  title: 'Chat/QuickReplies',
  component: QuickReplies,
  args: { choices: choices.moods, onChoose: fn() },
} satisfies Meta<typeof QuickReplies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const One: Story = { args: { choices: ['That is enough for tonight'] } };
/** As many as a guide may offer. */
export const Eight: Story = { args: { choices: choices.eight } };
/** Two ways of a decision, each as long as an answer may be. */
export const LongText: Story = { args: { choices: choices.ways } };
export const LongWords: Story = { args: { choices: [`Rhytidiadelphus${'triquetrus'.repeat(6)}`, 'No'] } };
export const RightToLeft: Story = { args: { choices: ['אולי מחר', 'Not now', 'ليس الآن'] }, globals: { direction: 'rtl' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="6">
      {[choices.moods, choices.eight, choices.ways].map((each) => (
        <QuickReplies key={each[0]} {...args} choices={each} />
      ))}
      <QuickReplies {...args} disabled />
    </Stack>
  ),
};

/** A fingertip finds each of them, and none is wider than the screen. */
export const OnASmallPhone: Story = {
  args: { choices: [...choices.ways, ...choices.moods] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { width, height, right } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

/** Each is a button of its own: Tab goes through them, Enter and blank choose. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, choices.moods[0]);
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, choices.moods[1]);
  },
};
