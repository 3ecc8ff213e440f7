import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { type ToastData, ToastProvider, ToastRegion, toastTones, useToast } from './index.ts';

const HOUR_MS = 3_600_000;
const nothing = () => undefined;
const titles = { neutral: 'A guide is waiting for you', success: 'Entry saved', award: '+10 XP', danger: 'The entry could not be sent' };

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: { toasts: [{ id: 'saved', title: 'Entry saved', tone: 'success', durationMs: HOUR_MS }], onDismiss: nothing },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  args: { limit: 4, toasts: toastTones.map((tone) => ({ id: tone, tone, title: titles[tone], durationMs: HOUR_MS })) },
};
export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: 'done',
        title: 'Walk 20 minutes',
        description: 'Done for today.',
        tone: 'success',
        durationMs: HOUR_MS,
        action: { label: 'Undo', hint: "Undo from the habit's menu", onSelect: nothing },
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'danger',
        title: 'Your reply could not be sent to the administrators of the valley walkers',
        description: 'It is kept as a draft. It will be sent as soon as the connection is back; you can go on writing until then.',
        durationMs: HOUR_MS,
      },
    ],
  },
};

/** The words of others end after two lines; what they lead to has all of them. */
export const LongTitle: Story = {
  args: {
    toasts: [
      {
        id: 'arrived',
        title: 'We will be away on Thursday from 22:00 to 23:00. '.repeat(4),
        description: 'From Maya Okafor',
        durationMs: HOUR_MS,
        action: { label: 'Read', hint: 'Notifications, in the bar of every page, leads there too', onSelect: nothing },
      },
    ],
  },
  play: async () => {
    const title = await screen.findByText(/^We will be away/);
    const line = Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(title.clientHeight).toBeLessThan(3 * line);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
  },
};

const notices: readonly ToastData[] = [1, 2, 3, 4, 5].map((n) => ({ id: `step-${n}`, title: `Step ${n} of 5`, durationMs: HOUR_MS }));

function ShowButton() {
  const { showToast } = useToast();
  return (
    <Button
      onClick={() => {
        for (const notice of notices) showToast(notice);
      }}
    >
      Take five steps
    </Button>
  );
}

/** Three at once; the fourth comes when the first has gone. */
export const Queue: Story = {
  render: () => (
    <ToastProvider>
      <ShowButton />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take five steps' }));
    const region = within(await screen.findByRole('region', { name: /^Notices/ }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(3));
    const [first] = region.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(region.getByText('Step 4 of 5')).toBeVisible());
  },
};

const undo = fn();

function HabitDialog() {
  const { showToast } = useToast();
  const [open, setOpen] = useState(true);
  const done = () =>
    showToast({
      id: 'walk',
      title: 'Walk 20 minutes',
      tone: 'success',
      durationMs: HOUR_MS,
      action: { label: 'Undo', hint: "Undo from the habit's menu", onSelect: undo },
    });
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Your habits" description="What you do today.">
      <Button onClick={done}>Done</Button>
    </Dialog>
  );
}

function TallDialog() {
  return (
    <Dialog open onOpenChange={nothing} title="Your notifications" description="As many as fit.">
      <div style={{ blockSize: '200dvh' }} />
    </Dialog>
  );
}

/** A dialog that takes all the height makes room: its title and its buttons are never covered. */
export const OverTallDialog: Story = {
  args: { toasts: notices.slice(0, 2) },
  render: (args) => (
    <>
      <TallDialog />
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Your notifications' });
    const head = title.closest('header') ?? title;
    const isApart = (one: DOMRect, other: DOMRect) => one.bottom <= other.top || other.bottom <= one.top;
    await waitFor(async () => {
      const items = await screen.findAllByRole('listitem');
      for (const item of items) await expect(isApart(item.getBoundingClientRect(), head.getBoundingClientRect())).toBe(true);
    });
  },
};

/** A toast can be reached from within a dialog: F8 leads there, its action leads back. */
export const OverDialog: Story = {
  render: () => (
    <ToastProvider>
      <HabitDialog />
    </ToastProvider>
  ),
  play: async () => {
    undo.mockClear();
    const done = await screen.findByRole('button', { name: 'Done' });
    await userEvent.click(done);
    const action = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('[F8]');
    await expect(action.closest('ol')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(done).toHaveFocus();
  },
};
