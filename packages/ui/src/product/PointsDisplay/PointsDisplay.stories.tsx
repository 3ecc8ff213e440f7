import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointsDisplay } from './index.ts';

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
