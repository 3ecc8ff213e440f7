import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../components/Inline/index.ts';
import { NotificationMenu } from './index.ts';

const nothing = () => undefined;
/** While the menu is open the page behind it is hidden from assistive technology and focus can't leave it; axe sees the first half only. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };
const meta = {
  title: 'Product/NotificationMenu',
  component: NotificationMenu,
  args: { notifications: 3, messages: 1, onNotifications: nothing, onMessages: nothing },
} satisfies Meta<typeof NotificationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingUnread: Story = { args: { notifications: 0, messages: 0 } };
/** The badge stops counting at 99. */
export const ManyUnread: Story = { args: { notifications: 120, messages: 4 } };
export const AllVariants: Story = {
  render: (args) => (
    <Inline gap="6">
      <NotificationMenu {...args} notifications={0} messages={0} />
      <NotificationMenu {...args} />
      <NotificationMenu {...args} notifications={98} messages={1} />
      <NotificationMenu {...args} notifications={120} />
    </Inline>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Opened: Story = {
  parameters: whileOpen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages, 4 unread' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Direct messages/ })).toBeVisible());
  },
};
