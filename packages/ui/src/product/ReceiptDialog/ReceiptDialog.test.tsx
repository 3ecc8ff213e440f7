import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleAward } from '../NoticeQueue/example-award.ts';
import { ReceiptDialog } from './index.ts';

const rows = () => {
  const dialog = within(screen.getByRole('dialog'));
  const amounts = dialog.getAllByRole('definition').map((amount) => amount.textContent);
  return dialog.getAllByRole('term').map((term, index) => [term.textContent, amounts[index]]);
};

describe('ReceiptDialog', () => {
  it('says what the act is worth, what the first step adds, the sum, the cap and the coins [game-004]', () => {
    render(<ReceiptDialog award={exampleAward} onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Why 30 XP?' })).toHaveAccessibleDescription('How it came about: Daily check-in.');
    expect(rows()).toEqual([
      ['Daily check-in', '+10'],
      ['First step: First check-in', '+20'],
      ['Together', '30 XP'],
    ]);
    expect(screen.getByText('240 XP left under today’s cap for repeatable acts.')).toBeInTheDocument();
    expect(screen.getByText('First steps and milestones count once, in full, and beside the cap.')).toBeInTheDocument();
    expect(screen.getByText('7 coins with it: one for every 4 XP.')).toBeInTheDocument();
  });

  it('says in words what days in a row do, and leaves out what is not there', () => {
    const receipt = { ...exampleAward.receipt, label: 'Habit done', multiplierPercent: 130, bonusXp: 3, firstSteps: [] };
    render(<ReceiptDialog award={{ xpAwarded: 13, coinsAwarded: 0, receipt }} onClose={() => undefined} />);
    expect(screen.getByText('Your days in a row multiply what you do by 1.30.')).toBeInTheDocument();
    expect(screen.queryByText(/First steps/)).not.toBeInTheDocument();
    expect(screen.queryByText(/coin/)).not.toBeInTheDocument();
  });

  it('gives the reason when the cap left nothing', () => {
    const receipt = { ...exampleAward.receipt, baseXp: 0, firstSteps: [], dailyCapLeft: 0, reason: 'daily_cap' as const };
    render(<ReceiptDialog award={{ xpAwarded: 0, coinsAwarded: 0, receipt }} onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Why 0 XP?' })).toBeInTheDocument();
    expect(screen.getByText(/cap for repeatable acts is reached/)).toBeInTheDocument();
  });

  it('closes by its button and by Esc', async () => {
    const close = vi.fn();
    render(<ReceiptDialog award={exampleAward} onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('draws nothing until something is asked', () => {
    render(<ReceiptDialog award={null} onClose={() => undefined} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
