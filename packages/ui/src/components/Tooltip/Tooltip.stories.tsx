import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tooltip, tooltipSides } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Keeps your streak for one missed day', children: <Button tone="outline">Use a freeze</Button> },
  argTypes: { side: { control: 'select', options: tooltipSides } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Inline gap="3">
      {tooltipSides.map((side) => (
        <Tooltip key={side} text={`Stands at the ${side}`} side={side}>
          <Button tone="outline">Side: {side}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  args: { text: 'Keeps your streak for one missed day; you earn one for every seven days in a row, and you can hold two of them at once' },
};

/** As it looks on focus. */
export const Shown: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
};

/** Comes on keyboard focus and goes on Esc. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
