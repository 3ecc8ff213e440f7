import { guidedTalks } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { GuidedTalks } from './index.ts';

const meta = {
  title: 'Chat/GuidedTalks',
  component: GuidedTalks,
  args: { talks: guidedTalks, onChoose: fn() },
} satisfies Meta<typeof GuidedTalks>;
export default meta;
type Story = StoryObj<typeof meta>;

const [letItOut, decision] = guidedTalks;
const wordy = [letItOut, decision].flatMap((talk) =>
  talk ? [{ ...talk, label: `${talk.label}, and everything that hangs on it`, hint: `${talk.hint}. `.repeat(4) }] : [],
);

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { talks: wordy } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** One column. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="6">
      <GuidedTalks {...args} />
      <GuidedTalks {...args} disabled />
      <GuidedTalks {...args} talks={wordy} />
    </Stack>
  ),
};

/** Tab goes through them, Enter begins one. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    first?.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(decision?.label);
  },
};
