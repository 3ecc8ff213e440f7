import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { Avatar } from '../Avatar/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3, describe: (count: number) => `${count} unread`, children: <Bell aria-hidden="true" /> },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Inline gap="8">
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count}>
          <IconButton label={`Messages, ${count} unread`} icon={<Bell />} />
        </Badge>
      ))}
      <Badge count={1} dot describe={() => 'online'}>
        <Avatar name="Ada Byron" size="medium" />
      </Badge>
    </Inline>
  ),
};
