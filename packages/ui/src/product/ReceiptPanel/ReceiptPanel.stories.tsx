import type { Receipt } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const CountedBefore: Story = { args: { xp: 0, receipt: { ...receipt, baseXp: 0, bonusXp: 0, reason: 'already_counted' } } };
