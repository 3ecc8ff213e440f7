import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, LifeBuoy, Settings, Smile } from 'lucide-react';
import { exampleFoot, exampleGroups } from '../example-data.tsx';
import { Sidebar } from './index.ts';

const meta = {
  title: 'Product/Sidebar',
  component: Sidebar,
  args: {
    groups: [
      { items: [{ href: '/', label: 'Today', icon: <House /> }] },
      { label: 'Practice', items: [{ href: '/mood-tracker', label: 'Mood', icon: <Smile /> }] },
    ],
    foot: [
      { href: '/settings', label: 'Settings', icon: <Settings /> },
      { href: '/help-now', label: 'Help now', icon: <LifeBuoy /> },
    ],
    current: '/',
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pages of the product. */
export const Member: Story = {};

/** Many pages in groups, with a note and an entry for few. */
export const ManyPages: Story = { args: { groups: exampleGroups, foot: exampleFoot, current: '/mood-tracker' } };

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
