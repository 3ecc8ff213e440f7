import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionList } from './index.ts';

const meta = {
  title: 'Product/SessionList',
  component: SessionList,
  args: {
    sessions: [
      { id: '1', device: 'Firefox on Linux', lastSeen: 'Active now', current: true },
      { id: '2', device: 'Safari on iPhone', lastSeen: 'Yesterday, 21:40', current: false },
    ],
    onSignOutOthers: () => {},
  },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyThisOne: Story = { args: { sessions: [{ id: '1', device: 'Firefox on Linux', lastSeen: 'Active now', current: true }] } };

export const Pending: Story = { args: { pending: true } };
