import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { exampleNotifications, exampleNow, exampleTimeZone } from '../NotificationDetail/example-notifications.ts';
import { NotificationDialog, type NotificationDialogProps } from '../NotificationDialog/index.ts';
import { StepList } from '../StepList/index.ts';
import { TodayHero } from '../TodayHero/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { exampleSteps } from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};

/** The notifications over the page that they were opened from. */
function Notifications({ notifications }: Pick<NotificationDialogProps, 'notifications'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ExampleShell current="/">
        <Stack gap="5">
          <TodayHero greeting="Good morning, Ada." date="Wednesday, 18 March" line="Three small steps today." done={2} total={5} />
          <Card heading="First steps" aside="2 of 4">
            <StepList steps={exampleSteps} />
          </Card>
        </Stack>
      </ExampleShell>
      <NotificationDialog
        open={open}
        onOpenChange={setOpen}
        notifications={notifications}
        onRefresh={nothing}
        onOpen={nothing}
        onMarkRead={nothing}
        onMarkAllRead={nothing}
        onDelete={nothing}
        now={exampleNow}
        timeZone={exampleTimeZone}
      />
    </>
  );
}

const meta = {
  title: 'Pages/Notifications',
  component: Notifications,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { notifications: exampleNotifications },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { notifications: [] } };
