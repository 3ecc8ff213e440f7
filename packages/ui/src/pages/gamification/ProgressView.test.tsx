import { addDays, features } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import {
  exampleActs,
  exampleCare,
  exampleCoins,
  exampleDays,
  exampleEntry,
  examplePause,
  exampleReceipt,
  exampleStats,
} from '../examples/example-gamification.ts';
import { FeaturesAhead } from './FeaturesAhead.tsx';
import { ProgressView, type ProgressViewProps } from './ProgressView.tsx';

const nothing = () => {};
const pages = { onRetry: nothing, onMore: nothing };
const base: ProgressViewProps = {
  stats: exampleStats.well,
  care: exampleCare,
  today: EXAMPLE_DATE,
  tab: 'days',
  onTabChange: nothing,
  days: { days: exampleDays, chosen: EXAMPLE_DATE, onChoose: nothing, onMonthChange: nothing, receipt: exampleReceipt },
  receipts: { ...pages, entries: exampleActs },
  coinHistory: { ...pages, entries: exampleCoins },
  onUndoCheckIn: nothing,
  onRetry: nothing,
  onBuyFreeze: nothing,
  onPlanPause: nothing,
  onEndPause: nothing,
};
const show = (props: Partial<ProgressViewProps> = {}) => render(<ProgressView {...base} {...props} />);
const region = (name: string) => within(screen.getByRole('region', { name }));
/** The receipt of an act in the list, opened. */
async function receiptOf(label: string) {
  const title = screen.getByText(label);
  await userEvent.click(title);
  const item = title.closest('details');
  if (!item) throw new Error(`${label} is no item`);
  return within(within(item).getByRole('region'));
}

describe('ProgressView', () => {
  it('shows level, streak and what is left of today [game-002] [game-003]', () => {
    show();
    expect(region(exampleStats.well.level.title).getByText('48 active days')).toBeInTheDocument();
    expect(region('What keeps your streak').getByText('12 days in a row')).toBeInTheDocument();
    expect(region('Today’s XP').getByRole('progressbar')).toHaveAttribute('aria-valuetext', '32 of 250');
  });

  it('marks each day of the month by what it was, and says why the chosen one counts', async () => {
    const onChoose = vi.fn();
    show({ days: { ...base.days, onChoose } });
    expect(screen.getByRole('button', { name: /21 November 2026, today, active/i })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /5 November 2026, rested/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /10 November 2026, paused/ })).toBeInTheDocument();
    expect(region('Today').getAllByText('This day counts because you checked in and logged a mood.')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /17 November 2026, filled later/ }));
    expect(onChoose).toHaveBeenCalledWith('2026-11-17');
  });

  it('explains the XP of an act: base, streak, cap [game-002]', async () => {
    show({ tab: 'receipts' });
    const receipt = await receiptOf('Checked in');
    expect(receipt.getByRole('heading', { name: 'Why 11 XP?' })).toBeInTheDocument();
    expect(receipt.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Daily check-in', 'Streak ×1.10', 'Together']);
    expect(receipt.getByText('218 XP left under today’s cap for repeatable acts.')).toBeInTheDocument();
  });

  it('leads to the record for an undo, and takes today’s check-in back itself', async () => {
    const onUndoCheckIn = vi.fn();
    const earlier = addDays(EXAMPLE_DATE, -1);
    const entries = [
      exampleEntry('1'),
      exampleEntry('2', { source: 'mood_log', label: 'Logged a mood' }),
      exampleEntry('3', { actDate: earlier, localDate: earlier, label: 'Checked in before' }),
    ];
    show({ tab: 'receipts', receipts: { ...pages, entries }, onUndoCheckIn });
    for (const label of ['Checked in', 'Logged a mood', 'Checked in before']) await userEvent.click(screen.getByText(label));
    expect(screen.getByRole('link', { name: 'See it among your moods' })).toHaveAttribute('href', '/mood-tracker');
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(onUndoCheckIn).toHaveBeenCalledExactlyOnceWith(EXAMPLE_DATE);
  });

  it('says of an act for an earlier day that it brought the half', async () => {
    show({ tab: 'receipts' });
    const receipt = await receiptOf('Wrote in the journal');
    expect(receipt.getByText('Half, for yesterday')).toBeInTheDocument();
    expect(receipt.getByText('−8')).toBeInTheDocument();
  });

  it('lists what came and went of the coins', () => {
    show({ tab: 'coins' });
    const coins = region('415 coins');
    expect(coins.getByText('Spent coins: A freeze')).toBeInTheDocument();
    expect(coins.getByText('−60 coins')).toBeInTheDocument();
  });

  it('shows eleven tiers, where the member stands, and how far the next one is', () => {
    show({ tab: 'climb' });
    const climb = region('The climb');
    expect(climb.getAllByRole('listitem')).toHaveLength(11);
    expect(climb.getByText(/You are here/)).toBeInTheDocument();
    expect(climb.getByText('From level 15. 3,430 XP, 940 to go.')).toBeInTheDocument();
  });
});

describe('what keeps a streak', () => {
  it('sells a freeze while one more can be held and paid', async () => {
    const onBuyFreeze = vi.fn();
    const { rerender } = show({ onBuyFreeze });
    await userEvent.click(screen.getByRole('button', { name: 'Buy for 60 coins' }));
    expect(onBuyFreeze).toHaveBeenCalledOnce();
    const poor = { ...exampleStats.well, coins: { ...exampleStats.well.coins, available: 59 } };
    rerender(<ProgressView {...base} stats={poor} />);
    expect(screen.getByRole('button', { name: '60 coins' })).toBeDisabled();
    rerender(<ProgressView {...base} care={{ ...exampleCare, freezes: 2 }} />);
    expect(screen.queryByRole('button', { name: /60 coins/ })).toBeNull();
  });

  it('says what brings a missed day back', () => {
    show({ care: { ...exampleCare, missedDate: addDays(EXAMPLE_DATE, -1), actsToEarnBack: 1 } });
    expect(screen.getByText(/1 more act and yesterday counts again/)).toBeInTheDocument();
  });

  it('plans a pause, and ends the one that runs', async () => {
    const [onPlanPause, onEndPause] = [vi.fn(), vi.fn()];
    const { rerender } = show({ onPlanPause, onEndPause });
    await userEvent.click(screen.getByRole('button', { name: 'Plan a pause' }));
    expect(onPlanPause).toHaveBeenCalledOnce();
    rerender(<ProgressView {...base} onEndPause={onEndPause} care={{ ...exampleCare, pause: examplePause }} />);
    expect(screen.getByText('Paused until Wednesday 25 November')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End it today' }));
    expect(onEndPause).toHaveBeenCalledWith('pause-1');
  });
});

describe('while something is missing', () => {
  it('waits, and offers another try after a failure', async () => {
    const onRetry = vi.fn();
    const { rerender } = show({ stats: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your progress');
    rerender(<ProgressView {...base} stats={undefined} problem="Network error." onRetry={onRetry} />);
    expect(screen.getByText('Network error.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says what an empty list is waiting for', () => {
    show({ tab: 'receipts', receipts: { ...pages, entries: [] } });
    expect(screen.getByText('Nothing here yet. Your first act will stand here with its reasons.')).toBeInTheDocument();
  });
});

describe('what opens later', () => {
  it('is named with its level and the way there, and only what works in this version', () => {
    const later = features.filter(({ stands, requiredLevel }) => stands && requiredLevel > 1);
    const open = features.filter(({ requiredLevel }) => requiredLevel === 1).map(({ name }) => name);
    render(<FeaturesAhead unlocked={open} xp={0} />);
    expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(later.map(({ title }) => title));
  });
});
