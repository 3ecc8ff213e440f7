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

  it('gives the reason when nothing was earned', () => {
    render(<ReceiptPanel receipt={{ ...receipt, baseXp: 0, bonusXp: 0, reason: 'already_counted' }} xp={0} />);
    expect(screen.getByText('It was counted before, so it earns once.')).toBeInTheDocument();
  });
});
