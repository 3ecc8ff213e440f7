import type { Receipt } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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

describe('ReceiptPanel', () => {
  it('shows base, streak and sum', () => {
    render(<ReceiptPanel receipt={receipt} xp={13} />);
    expect(screen.getByRole('region', { name: 'Why 13 XP?' })).toBeInTheDocument();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Habit done', 'Streak ×1.30', 'Together']);
    expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['+10', '+3', '13 XP']);
    expect(screen.getByText(/^210 XP left/)).toBeInTheDocument();
  });

  it('names first steps apart', () => {
    render(
      <ReceiptPanel receipt={{ ...receipt, bonusXp: 0, firstSteps: [{ code: 'first_mood', title: 'First mood', xp: 20 }] }} xp={30} />,
    );
    expect(screen.getByText('First step: First mood')).toBeInTheDocument();
  });

  it('says what an earlier day takes off, and that it was filled', () => {
    const backdated = { forDate: '2026-11-20', percent: 50, repaired: true };
    render(
      <ReceiptPanel receipt={{ ...receipt, label: 'Journal entry', baseXp: 15, bonusXp: 0, backdated }} xp={7} aboutDay="yesterday" />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Journal entry', 'Half, for yesterday', 'Together']);
    expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['+15', '−8', '7 XP']);
    expect(screen.getByText('It filled a day that would have been missed.')).toBeInTheDocument();
  });

  it('says that a day further back is kept without XP', () => {
    const backdated = { forDate: '2026-10-01', percent: 0, repaired: false };
    render(<ReceiptPanel receipt={{ ...receipt, baseXp: 0, bonusXp: 0, reason: 'not_earning', backdated }} xp={0} />);
    expect(screen.getByText('It is about a day further back: kept, and without XP.')).toBeInTheDocument();
  });

  it('names a milestone and a day that was earned back', () => {
    const more = { streakMilestone: { days: 7, xp: 25 }, earnedBack: { localDate: '2026-11-19', streak: 7 } };
    render(<ReceiptPanel receipt={{ ...receipt, bonusXp: 1, ...more }} xp={36} actions={<button type="button">Take it back</button>} />);
    expect(screen.getByText('7 days in a row')).toBeInTheDocument();
    expect(screen.getByText('It earned a missed day back: 7 days in a row.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeInTheDocument();
  });

  it('leaves the cap out where it is not known', () => {
    const { dailyCapLeft: _, ...past } = receipt;
    render(<ReceiptPanel receipt={past} xp={13} />);
    expect(screen.queryByText(/today’s cap/)).not.toBeInTheDocument();
  });

  it('gives the reason when nothing was earned', () => {
    render(<ReceiptPanel receipt={{ ...receipt, baseXp: 0, bonusXp: 0, reason: 'already_counted' }} xp={0} />);
    expect(screen.getByText('It was counted before, so it earns once.')).toBeInTheDocument();
  });
});
