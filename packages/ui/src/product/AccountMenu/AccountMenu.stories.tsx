import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenu } from './index.ts';

const meta = {
  title: 'Product/AccountMenu',
  component: AccountMenu,
  args: { name: 'Ada Lovelace', email: 'ada@example.org', onSelect: () => {} },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    name: 'Maximiliane Freifrau von und zu Hohenstein-Weissenfels',
    email: 'maximiliane.hohenstein-weissenfels@a-very-long-domain.example',
  },
};
