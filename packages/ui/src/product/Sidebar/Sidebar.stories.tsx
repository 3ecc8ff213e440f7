import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleFoot, exampleGroups } from '../pages/example-data.tsx';
import { Sidebar } from './index.ts';

const meta = {
  title: 'Product/Sidebar',
  component: Sidebar,
  args: { groups: exampleGroups, foot: exampleFoot, current: '/' },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {};

export const Member: Story = { args: { foot: exampleFoot.slice(0, 2), current: '/mood-tracker' } };

export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Practice that grows with you',
        items: exampleGroups.flatMap(({ items }) => items).map((item) => ({ ...item, label: `${item.label} and everything around it` })),
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
