import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PointsDisplay, type PointsDisplayProps, usePointsPulse } from './index.ts';

function Pulsing(props: PointsDisplayProps) {
  const { animating, pulse } = usePointsPulse();
  return (
    <Stack gap="4" align="start">
      <PointsDisplay {...props} animating={animating} />
      <Button onClick={pulse}>Earn points</Button>
    </Stack>
  );
}

const meta = {
  title: 'Product/PointsDisplay',
  component: PointsDisplay,
  args: { level: 12, title: 'Explorer III', points: 2340, coins: 415 },
} satisfies Meta<typeof PointsDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewMember: Story = { args: { level: 1, title: 'Initiate', points: 0, coins: 0 } };

/** For one and a half seconds after points were earned. */
export const Animating: Story = { args: { animating: true } };

/** Calm mode: told to animate, and still. */
export const Calm: Story = { args: { animating: true, calm: true } };

export const LongText: Story = { args: { level: 999, title: 'Transformer XVIII', points: 12_345_678, coins: 987_654 } };

/** One pulse of the award animation, as after an award. */
export const Pulse: Story = {
  render: (args) => <Pulsing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn points' }));
    await expect(canvasElement.querySelector('[data-animating]')).not.toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('[data-animating]')).toBeNull());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="4">
      <PointsDisplay {...args} />
      <PointsDisplay level={1} title="Initiate" points={0} coins={0} />
      <PointsDisplay {...args} animating />
      <PointsDisplay level={999} title="Transformer XVIII" points={12_345_678} coins={987_654} />
    </Stack>
  ),
};
