import type { Receipt } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { ReceiptPanel } from './index.ts';

const receipt: Receipt = {
  source: 'habit_complete',
  label: 'Habit done',
  baseXp: 10,
  multiplierPercent: 130,
  bonusXp: 3,
  firstSteps: [],
  dailyCapLeft: 210,
  localDate: '2026-11-21',
  reason: 'counted',
};

const meta = { title: 'Product/ReceiptPanel', component: ReceiptPanel, args: { receipt, xp: 13 } } satisfies Meta<typeof ReceiptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstStep: Story = {
  args: {
    xp: 30,
    receipt: {
      ...receipt,
      label: 'Mood logged',
      multiplierPercent: 100,
      bonusXp: 0,
      firstSteps: [{ code: 'first_mood', title: 'First mood', xp: 20 }],
    },
  },
};

export const CapReached: Story = { args: { xp: 0, receipt: { ...receipt, baseXp: 0, bonusXp: 0, dailyCapLeft: 0, reason: 'daily_cap' } } };

/** An act that was entered for an earlier day. */
export const EarlierDay: Story = {
  args: {
    xp: 7,
    aboutDay: 'Friday 20 November',
    receipt: {
      ...receipt,
      label: 'Journal entry',
      baseXp: 15,
      multiplierPercent: 100,
      bonusXp: 0,
      backdated: { forDate: '2026-11-20', percent: 50, repaired: true },
    },
  },
};

/** The act that reached a milestone and earned a missed day back, with something that can be done about it. */
export const MilestoneAndDayBack: Story = {
  args: {
    xp: 36,
    actions: <Button tone="outline">Take it back</Button>,
    receipt: {
      ...receipt,
      label: 'Daily check-in',
      multiplierPercent: 110,
      bonusXp: 1,
      streakMilestone: { days: 7, xp: 25 },
      earnedBack: { localDate: '2026-11-19', streak: 7 },
    },
  },
};

export const CountedBefore: Story = { args: { xp: 0, receipt: { ...receipt, baseXp: 0, bonusXp: 0, reason: 'already_counted' } } };
