import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelCard } from './index.ts';

const meta = {
  title: 'Product/LevelCard',
  component: LevelCard,
  args: {
    level: 12,
    title: 'Explorer III',
    tier: 'Explorer',
    currentXp: 190,
    neededXp: 320,
    facts: ['12 days active', '2 freezes', '9 of 34'],
  },
} satisfies Meta<typeof LevelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewMember: Story = { args: { level: 1, title: 'Initiate', tier: 'Initiate', currentXp: 0, neededXp: 100, facts: [] } };

export const AlmostThere: Story = { args: { currentXp: 315 } };

export const Summit: Story = { args: { level: 104, title: 'Luminary XXX', tier: 'Luminary', currentXp: 1200, neededXp: 4_790 } };
