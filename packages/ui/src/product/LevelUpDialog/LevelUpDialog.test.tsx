import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { exampleTiers, exampleLevelUp as levelUp } from './example-level-up.ts';
import { LevelUpDialog } from './index.ts';

const { fire, create } = vi.hoisted(() => {
  const fire = Object.assign(
    vi.fn(() => null),
    { reset: vi.fn() },
  );
  return { fire, create: vi.fn(() => fire) };
});
vi.mock('canvas-confetti', () => ({ create }));

const confetti = () => document.querySelector('canvas');
const phase = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');

describe('LevelUpDialog', () => {
  it('says LEVEL UP!, the level, the title and the tier [level-001]', () => {
    render(<LevelUpDialog levelUp={levelUp} onContinue={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'LEVEL UP!' })).toHaveAccessibleDescription(
      'You reached level 15, Navigator, and earned 60 XP and 75 coins.',
    );
    expect(screen.getByText('15')).toBeInTheDocument();
    expect(screen.getAllByText('Navigator')).toHaveLength(2);
    expect(confetti()).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows XP gained and coins [level-002]', () => {
    render(<LevelUpDialog levelUp={levelUp} calm onContinue={() => {}} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['XP gained', 'coins']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['+60', '+75']);
  });

  it('lists new features only when there are some [level-003]', () => {
    const { rerender } = render(<LevelUpDialog levelUp={levelUp} calm onContinue={() => {}} />);
    expect(screen.getByRole('heading', { name: 'New Features Unlocked!' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    rerender(<LevelUpDialog levelUp={{ ...levelUp, newFeatures: [] }} calm onContinue={() => {}} />);
    expect(screen.queryByText('New Features Unlocked!')).toBeNull();
  });

  it.each(exampleTiers)('shows the place and the chip of $newTier', ({ newTier, ...rest }) => {
    render(<LevelUpDialog levelUp={{ ...rest, newTier }} calm onContinue={() => {}} />);
    expect(screen.getAllByText(newTier).length).toBeGreaterThan(0);
    expect(document.querySelector('[data-place]')).toBeInTheDocument();
  });

  it('puts focus on the way on', () => {
    render(<LevelUpDialog levelUp={levelUp} calm onContinue={() => {}} />);
    expect(screen.getByRole('button', { name: 'Continue Your Journey' })).toHaveFocus();
  });

  it('ends with Continue Your Journey and with Esc [level-004]', async () => {
    const onContinue = vi.fn();
    render(<LevelUpDialog levelUp={levelUp} calm onContinue={onContinue} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continue Your Journey' }));
    await userEvent.keyboard('{Escape}');
    expect(onContinue).toHaveBeenCalledTimes(2);
  });

  it('throws nothing and moves nothing in calm mode', () => {
    render(<LevelUpDialog levelUp={levelUp} calm onContinue={() => {}} />);
    expect(confetti()).toBeNull();
    expect(phase()).toBe('3');
  });

  it('throws nothing when less motion is asked for', () => {
    document.documentElement.dataset.motion = 'reduced';
    render(<LevelUpDialog levelUp={levelUp} onContinue={() => {}} />);
    expect(confetti()).toBeNull();
    delete document.documentElement.dataset.motion;
  });
});

describe('LevelUpDialog in time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fire.mockClear();
    fire.reset.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('moves on at 0.5, 1 and 1.5 s [level-007]', async () => {
    render(<LevelUpDialog levelUp={levelUp} onContinue={() => {}} />);
    const seen: (string | null | undefined)[] = [];
    for (const ms of [499, 1, 499, 1, 499, 1]) {
      await pass(ms);
      seen.push(phase());
    }
    expect(seen).toEqual(['0', '1', '1', '2', '2', '3']);
  });

  it('stops the confetti after 5 s [level-008]', async () => {
    render(<LevelUpDialog levelUp={levelUp} onContinue={() => {}} />);
    await pass(4999);
    expect(fire).toHaveBeenCalled();
    expect(fire.reset).not.toHaveBeenCalled();
    await pass(1);
    expect(fire.reset).toHaveBeenCalledTimes(1);
    const thrown = fire.mock.calls.length;
    await pass(5000);
    expect(fire).toHaveBeenCalledTimes(thrown);
  });
});
