import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { exampleAward } from '../NoticeQueue/example-award.ts';
import { NoticeStack } from '../NoticeQueue/index.ts';
import { type ExplainedAward, ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog.tsx';

/** Closes and opens again, as in the product. */
function Asked(props: ReceiptDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Why?</Button>
      <ReceiptDialog award={open ? props.award : null} onClose={close} />
    </>
  );
}

const { receipt } = exampleAward;
const repeated: ExplainedAward = {
  xpAwarded: 13,
  coinsAwarded: 3,
  receipt: {
    ...receipt,
    source: 'habit_complete',
    label: 'Habit done',
    multiplierPercent: 130,
    bonusXp: 3,
    firstSteps: [],
    dailyCapLeft: 210,
  },
};

const meta = {
  title: 'Product/ReceiptDialog',
  component: ReceiptDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { award: repeated, onClose: fn() },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ReceiptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A repeatable act on a day of a streak. */
export const Default: Story = {};
/** The first of its kind, and what it adds. */
export const FirstStep: Story = { args: { award: exampleAward } };
/** Nothing was earned, and why. */
export const CapReached: Story = {
  args: {
    award: { xpAwarded: 0, coinsAwarded: 0, receipt: { ...repeated.receipt, baseXp: 0, bonusXp: 0, dailyCapLeft: 0, reason: 'daily_cap' } },
  },
};
export const LongText: Story = {
  args: {
    award: {
      ...repeated,
      receipt: {
        ...repeated.receipt,
        label: 'Finished the course on mosses of the northern slopes, with every exercise and the walk to the upper lake',
      },
    },
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

function FromNotice() {
  const [asked, setAsked] = useState<ExplainedAward | null>(null);
  const [notices, setNotices] = useState([
    { id: '1', kind: 'xp' as const, xp: exampleAward.xpAwarded, act: receipt.label, award: exampleAward },
  ]);
  return (
    <>
      <Button>Something else</Button>
      <NoticeStack notices={notices} onDismiss={() => setNotices([])} onWhy={setAsked} />
      <ReceiptDialog award={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** From the notice with the keyboard; the notice goes, the answer stays, and focus returns. */
export const AskedByKeyboard: Story = {
  render: () => <FromNotice />,
  play: async ({ canvas }) => {
    const other = canvas.getByRole('button', { name: 'Something else' });
    other.focus();
    const why = await screen.findByRole('button', { name: 'Why?' });
    // To the region, which hears the key a moment after it is drawn, to the notice, to its button.
    await waitFor(async () => {
      await userEvent.keyboard('[F8]');
      await expect(other).not.toHaveFocus();
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(why).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Why 30 XP?' });
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(other).toHaveFocus());
  },
};
