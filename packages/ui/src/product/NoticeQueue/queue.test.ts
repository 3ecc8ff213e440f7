import { describe, expect, it } from 'vitest';

import { exampleAward } from './example-award.ts';
import { cuesOf, emptyQueue, noticeQueue } from './queue.ts';

const nothing = { ...exampleAward, xpAwarded: 0, coinsAwarded: 0, levelUp: null, achievementsUnlocked: [] };

describe('cues of an award', () => {
  it('come at 0, 2, 3 and 4 seconds [const-014]', () => {
    expect(cuesOf(exampleAward, 1).map(({ atMs }) => atMs)).toEqual([0, 2000, 3000, 4000]);
  });

  it('say the points once and what they are for', () => {
    const award = { ...exampleAward, message: 'Daily check-in: +30 XP' };
    expect(cuesOf(award, 1)[0]).toMatchObject({ notice: { kind: 'xp', xp: 30, act: 'Daily check-in' } });
  });

  it('leave out what was not earned', () => {
    expect(cuesOf({ ...nothing, xpAwarded: 10 }, 1)).toHaveLength(1);
    expect(cuesOf(nothing, 1)).toEqual([]);
  });

  it('say that a missed day is earned back, or filled afterwards', () => {
    const back = { ...nothing, receipt: { ...nothing.receipt, earnedBack: { localDate: '2026-11-19', streak: 12 } } };
    expect(cuesOf(back, 1)).toMatchObject([{ notice: { kind: 'day', earnedBack: 12 } }]);
    const filled = { ...nothing, receipt: { ...nothing.receipt, backdated: { forDate: '2026-11-20', percent: 50, repaired: true } } };
    expect(cuesOf(filled, 1)).toMatchObject([{ notice: { kind: 'day', earnedBack: null } }]);
  });

  it('say why nothing was earned once the cap is reached', () => {
    const capped = { ...nothing, message: 'Rest is progress too', receipt: { ...nothing.receipt, reason: 'daily_cap' as const } };
    expect(cuesOf(capped, 1)).toMatchObject([{ atMs: 0, notice: { kind: 'message', message: 'Rest is progress too' } }]);
  });
});

describe('the queue', () => {
  it('passes over awards with nothing to show', () => {
    expect(noticeQueue(emptyQueue, { type: 'celebrate', award: nothing }).playing).toBeNull();
  });

  it('lets a second award wait for the first', () => {
    const first = noticeQueue(emptyQueue, { type: 'celebrate', award: exampleAward });
    const both = noticeQueue(first, { type: 'celebrate', award: exampleAward });
    expect(both.playing).toBe(first.playing);
    expect(both.waiting).toHaveLength(1);
    const second = noticeQueue(both, { type: 'played' });
    expect(second).toMatchObject({ turn: 2, waiting: [] });
  });

  it('does not go on while a level-up is open', () => {
    const cue = {
      atMs: 0,
      levelUp: exampleAward.levelUp ?? {
        newLevel: 2,
        newTitle: '',
        newTier: 'Initiate' as const,
        xpGained: 0,
        coinsEarned: 0,
        newFeatures: [],
      },
    };
    const open = { ...emptyQueue, turn: 1, playing: [cue], waiting: [exampleAward], levelUp: cue.levelUp };
    const held = noticeQueue(open, { type: 'played' });
    expect(held.turn).toBe(1);
    expect(noticeQueue(held, { type: 'continue' })).toMatchObject({ turn: 2, levelUp: null });
  });

  it('forgets cues of an award that no longer plays', () => {
    const playing = noticeQueue(emptyQueue, { type: 'celebrate', award: exampleAward });
    const [cue] = playing.playing ?? [];
    if (cue === undefined) throw new Error('nothing plays');
    const cleared = noticeQueue(playing, { type: 'clear' });
    expect(noticeQueue(cleared, { type: 'cue', cue }).visible).toEqual([]);
  });
});
