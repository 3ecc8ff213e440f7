import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleNotifications, exampleNow, exampleTimeZone } from '../../product/NotificationDetail/example-notifications.ts';
import { NotificationDialog, type NotificationDialogProps } from '../../product/NotificationDialog/index.ts';
import { ExampleToday } from '../examples/ExampleToday.tsx';
import { onPhone } from '../examples/example-phone.ts';

const nothing = () => {};

/** The notifications over the page that they were opened from. */
function Notifications({ notifications }: Pick<NotificationDialogProps, 'notifications'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ExampleToday />
      <NotificationDialog
        open={open}
        onOpenChange={setOpen}
        notifications={notifications}
        onRefresh={nothing}
        onOpen={nothing}
        onMarkRead={nothing}
        onMarkAllRead={nothing}
        onMarkTheseRead={nothing}
        onDelete={nothing}
        now={exampleNow}
        timeZone={exampleTimeZone}
      />
    </>
  );
}

const meta = {
  title: 'Pages/Planned/Notifications',
  component: Notifications,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { notifications: exampleNotifications },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { notifications: [] } };
