import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useTriedDraft } from '../examples/use-tried-draft.ts';
import { AdminNotificationsView, type AdminNotificationsViewProps } from './AdminNotificationsView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleHeld, exampleLetter, exampleSent } from './example-admin.ts';
import { emptyNotificationDraft } from './notification-draft.ts';

function Trying(props: AdminNotificationsViewProps) {
  return (
    <ExampleAdmin section="notifications">
      <AdminNotificationsView {...props} {...useTriedDraft(props)} />
    </ExampleAdmin>
  );
}

const meta = {
  title: 'Pages/Admin notifications',
  component: AdminNotificationsView,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: exampleLetter,
    onDraftChange: fn(),
    onSend: fn(),
    sender: 'Maya Okafor',
    now: exampleAdminNow,
    today: '2026-03-18',
    timeZone: exampleAdminZone,
    notifications: exampleSent,
    onRetry: fn(),
    onCancel: fn(),
    cancelling: new Set<string>(),
    onSendNow: fn(),
    hurrying: new Set<string>(),
    onMore: fn(),
  },
  argTypes: { now: { control: false }, cancelling: { control: false }, hurrying: { control: false } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof AdminNotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Sent a moment ago: it can still be taken back. */
export const GoingOut: Story = {
  args: { draft: emptyNotificationDraft, notifications: [exampleHeld, ...exampleSent] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('in 23 seconds');
    await userEvent.click(canvas.getByRole('button', { name: /^Undo sending/ }));
    await expect(args.onCancel).toHaveBeenCalledWith(exampleHeld.id);
    await userEvent.click(canvas.getByRole('button', { name: /^Send now/ }));
    await expect(args.onSendNow).toHaveBeenCalledWith(exampleHeld.id);
  },
};

/** Everything that is missing is said at once. */
export const Refused: Story = {
  args: { draft: { ...emptyNotificationDraft, when: 'later' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan notification' }));
    for (const problem of [
      'Give it a title.',
      'Write the message.',
      'Choose the day on which it goes out.',
      'Choose the time at which it goes out.',
    ])
      await expect(canvas.getByRole('link', { name: problem })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Planned: Story = { args: { draft: { ...exampleLetter, when: 'later', date: '2026-04-01', time: '09:00' } } };

export const ChosenUsers: Story = {
  args: {
    draft: {
      ...exampleLetter,
      audience: 'chosen',
      recipients: ['Ada Lovelace', 'Bo Lindqvist', 'Cleo Marchetti', 'Dora Diallo'].map((name, index) => ({ id: String(index), name })),
    },
  },
};

/** A letter is opened to be read again, with whom it was for; of few readers not even the number is told. */
export const Opened: Story = {
  args: { draft: emptyNotificationDraft },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: 'Open “About your question on streaks”' });
    await userEvent.click(row);
    const dialog = within(await screen.findByRole('dialog', { name: 'About your question on streaks' }));
    await expect(dialog.getByText('Ida Bergström')).toBeVisible();
    await expect(dialog.getByText('Told from 10 readers on')).toBeVisible();
  },
};

export const OpenedOnPhone: Story = { ...Opened, globals: onPhone };

export const SendFailed: Story = { args: { problem: 'Failed to send notification' } };

export const Empty: Story = { args: { draft: emptyNotificationDraft, notifications: [] } };

export const Loading: Story = { args: { notifications: undefined } };

export const Failed: Story = { args: { notifications: undefined, listProblem: 'Network error occurred' } };

export const LongText: Story = {
  args: {
    draft: {
      ...exampleLetter,
      title: 'Everything that changes around Donaudampfschifffahrtsgesellschaftskapitänsmützenmuseum and the upper lake in spring',
      message: 'The snow on the upper path is gone, the hut opens on the first of the month. '.repeat(12),
    },
    notifications: exampleSent.map((one) => ({
      ...one,
      subject: `${one.subject}, and everything else that has to be said about it before the snow melts`,
    })),
    more: true,
  },
  globals: onPhone,
};
