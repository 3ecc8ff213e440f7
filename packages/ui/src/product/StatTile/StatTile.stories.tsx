import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { StatTile } from './index.ts';

const meta = {
  title: 'Product/StatTile',
  component: StatTile,
  args: { label: 'Streak', value: '12', meaning: 'days', icon: <Flame /> },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsLink: Story = { args: { href: '/challenges' } };

export const LongText: Story = {
  args: { label: 'Minutes spent in stillness', value: '12,345,678', meaning: 'since you came here, counted by the wall clock' },
};
