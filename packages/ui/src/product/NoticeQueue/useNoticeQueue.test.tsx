import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { exampleAward } from './example-award.ts';
import { useNoticeQueue } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function setUp() {
  const refresh = vi.fn();
  const { result, rerender } = renderHook(({ held }) => useNoticeQueue(refresh, held), { initialProps: { held: false } });
  const hold = (held: boolean) => rerender({ held });
  return { refresh, hold, queue: result, kinds: () => result.current.visible.map(({ kind }) => kind) };
}

describe('useNoticeQueue', () => {
  it('shows XP at once, coins after 2 s, the level after 3 s, achievements after 4 s, then refreshes [game-012] [game-013] [game-014] [game-015] [game-016]', () => {
    const { queue, kinds, refresh } = setUp();
    act(() => queue.current.celebrate(exampleAward));
    pass(0);
    expect(kinds()).toEqual(['xp']);
    pass(1999);
    expect(kinds()).toEqual(['xp']);
    pass(1);
    expect(kinds()).toEqual(['xp', 'coins']);
    pass(999);
    expect(queue.current.levelUp).toBeNull();
    pass(1);
    expect(queue.current.levelUp?.newLevel).toBe(2);
    pass(999);
    expect(kinds()).not.toContain('achievements');
    expect(refresh).not.toHaveBeenCalled();
    pass(1);
    expect(kinds()).toContain('achievements');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('plays a second award after the first is over and its level-up closed', () => {
    const { queue, kinds } = setUp();
    act(() => queue.current.celebrate(exampleAward));
    act(() => queue.current.celebrate({ ...exampleAward, levelUp: null, achievementsUnlocked: [] }));
    pass(60_000);
    expect(kinds().filter((kind) => kind === 'xp')).toHaveLength(1);
    act(() => queue.current.continueJourney());
    pass(0);
    expect(kinds().filter((kind) => kind === 'xp')).toHaveLength(2);
  });

  it('is empty after sign-out and stays so', () => {
    const { queue, kinds, refresh } = setUp();
    act(() => queue.current.celebrate(exampleAward));
    pass(0);
    act(() => queue.current.clear());
    pass(60_000);
    expect(kinds()).toEqual([]);
    expect(queue.current.levelUp).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('takes a notice away when asked', () => {
    const { queue, kinds } = setUp();
    act(() => queue.current.celebrate(exampleAward));
    pass(0);
    const [notice] = queue.current.visible;
    act(() => queue.current.dismiss(notice?.id ?? ''));
    expect(kinds()).toEqual([]);
  });

  it('takes everything out of sight while it is held, and goes on with what was not seen to its end', () => {
    const { queue, kinds, hold, refresh } = setUp();
    act(() => queue.current.celebrate(exampleAward));
    pass(2500);
    const [xp] = queue.current.visible;
    act(() => queue.current.dismiss(xp?.id ?? ''));
    expect(kinds()).toEqual(['coins']);
    hold(true);
    expect(kinds()).toEqual([]);
    act(() => queue.current.celebrate({ ...exampleAward, levelUp: null, achievementsUnlocked: [] }));
    pass(60_000);
    expect(kinds()).toEqual([]);
    expect(queue.current.levelUp).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
    hold(false);
    pass(0);
    expect(kinds()).toEqual(['coins']);
    pass(1000);
    expect(queue.current.levelUp?.newLevel).toBe(2);
    pass(1000);
    expect(kinds()).toEqual(['coins', 'achievements']);
    expect(refresh).toHaveBeenCalledTimes(1);
    pass(3000);
    act(() => queue.current.continueJourney());
    pass(0);
    expect(kinds()).toContain('xp');
  });

  it('closes an open level-up while it is held, and opens it again', () => {
    const { queue, hold } = setUp();
    act(() => queue.current.celebrate(exampleAward));
    pass(60_000);
    hold(true);
    expect(queue.current.levelUp).toBeNull();
    hold(false);
    pass(0);
    expect(queue.current.levelUp?.newLevel).toBe(2);
  });

  it('goes on with the next award when all of the first one was seen', () => {
    const { queue, kinds, hold } = setUp();
    const small = { ...exampleAward, coinsAwarded: 0, levelUp: null, achievementsUnlocked: [] };
    act(() => queue.current.celebrate(small));
    act(() => queue.current.celebrate(small));
    pass(0);
    const [xp] = queue.current.visible;
    act(() => queue.current.dismiss(xp?.id ?? ''));
    hold(true);
    hold(false);
    pass(0);
    expect(kinds()).toEqual(['xp']);
    expect(queue.current.visible[0]?.id).not.toBe(xp?.id);
  });
});
