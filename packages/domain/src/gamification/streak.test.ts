import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/dates.ts';
import {
  type MemberDay,
  MULTIPLIER_PERCENT,
  markDay,
  multiplierPercent,
  multiplierStepOf,
  NO_STREAK,
  restMissedDays,
  streakAsOf,
  streakOf,
} from './streak.ts';

const start = '2026-01-01';
const row = (offset: number, kind: MemberDay['kind'] = 'active'): MemberDay => ({ localDate: addDays(start, offset), kind });
const run = (from: number, count: number): readonly MemberDay[] => Array.from({ length: count }, (_, index) => row(from + index));
const on = (offset: number) => addDays(start, offset);

const kinds = fc.constantFrom<MemberDay['kind'][]>('active', 'active', 'active', 'frozen', 'paused', 'repaired');
const day: fc.Arbitrary<MemberDay> = fc.record({ localDate: fc.nat(60).map(on), kind: kinds });
const days = fc.array(day, { maxLength: 60, size: 'max' });

describe('a streak', () => {
  it('counts days in a row and leaves today pending [game-003]', () => {
    expect(streakOf(run(0, 4), on(3)).current).toBe(4);
    expect(streakOf(run(0, 4), on(4)).current).toBe(4);
    expect(streakOf(run(0, 4), on(5)).current).toBe(0);
  });

  it('remembers the longest run', () => {
    expect(streakOf([...run(0, 5), ...run(7, 2)], on(8))).toMatchObject({ current: 2, longest: 5, activeDays: 7, lastActivity: on(8) });
  });

  it('is neither lengthened nor broken by a rested or paused day', () => {
    expect(streakOf([row(0), row(1, 'frozen'), row(2, 'paused'), row(3)], on(3))).toMatchObject({ current: 2, activeDays: 2 });
    expect(streakOf([row(0), row(1, 'repaired'), row(2)], on(2)).current).toBe(3);
  });

  it('crosses the leap day', () => {
    expect(
      streakOf(
        ['2028-02-28', '2028-02-29', '2028-03-01'].map((localDate) => ({ localDate, kind: 'active' as const })),
        '2028-03-01',
      ).current,
    ).toBe(3);
    expect(
      streakOf(
        ['2028-02-28', '2028-03-01'].map((localDate) => ({ localDate, kind: 'active' as const })),
        '2028-03-01',
      ).current,
    ).toBe(1);
  });

  it('keeps a date that lies ahead after a flight over the date line', () => {
    expect(streakOf(run(0, 3), on(1))).toMatchObject({ current: 3, lastActivity: on(2) });
  });

  it('never depends on the order in which days arrive, nor on doubles from two devices', () => {
    const shuffled = days.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
    );
    fc.assert(
      fc.property(shuffled, fc.nat(70), ([list, other], today) => {
        expect(streakOf(other, on(today))).toEqual(streakOf(list, on(today)));
      }),
    );
  });

  it('is never longer than its days, nor than the longest', () => {
    fc.assert(
      fc.property(days, fc.nat(70), (list, today) => {
        const { current, longest, activeDays } = streakOf(list, on(today));
        expect(current).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(activeDays);
      }),
    );
  });
});

describe('the multiplier', () => {
  it('has its seven steps', () => {
    const percentAfter = (count: number) => multiplierPercent(multiplierStepOf(count));
    expect([0, 2, 3, 6, 7, 20, 21, 59, 60, 179, 180, 364, 365, 4000].map(percentAfter)).toEqual([
      100, 100, 105, 105, 110, 110, 120, 120, 130, 130, 140, 140, 150, 150,
    ]);
    expect(MULTIPLIER_PERCENT).toHaveLength(7);
  });

  it('loses one step for each missed day, not all', () => {
    const sixty = run(0, 60);
    expect(streakOf(sixty, on(60)).multiplierStep).toBe(4);
    expect(streakOf([...sixty, row(61)], on(61)).multiplierStep).toBe(3);
    expect(streakOf([...sixty, row(62)], on(62)).multiplierStep).toBe(2);
    expect(streakOf([...sixty, row(80)], on(80)).multiplierStep).toBe(0);
  });

  it('climbs again as the new run reaches the days of a step', () => {
    const days = [...run(0, 7), ...run(8, 7)];
    expect(streakOf(days.slice(0, 8), on(8)).multiplierStep).toBe(1);
    expect(streakOf(days, on(14)).multiplierStep).toBe(2);
  });
});

describe('freezes', () => {
  it('rest missed days by themselves when the member comes back', () => {
    const marked = markDay({ days: run(0, 5), streak: NO_STREAK, freezes: 2 }, on(7));
    expect(marked.written).toEqual([row(5, 'frozen'), row(6, 'frozen'), row(7)]);
    expect(marked).toMatchObject({ freezes: 0, streak: { current: 6, activeDays: 6 } });
  });

  it('are kept when they could not bridge the gap', () => {
    const marked = markDay({ days: run(0, 5), streak: NO_STREAK, freezes: 1 }, on(7));
    expect(marked).toMatchObject({ written: [row(7)], freezes: 1, streak: { current: 1 } });
  });

  it('are earned every 14 active days, and never more than two are held', () => {
    const earn = (freezes: number) => markDay({ days: run(0, 13), streak: NO_STREAK, freezes }, on(13)).freezes;
    expect([earn(0), earn(1), earn(2)]).toEqual([1, 2, 2]);
    expect(markDay({ days: run(0, 12), streak: NO_STREAK, freezes: 0 }, on(12)).freezes).toBe(0);
  });

  it('come back when a late report shows that the rested day was an active one', () => {
    const state = { days: [...run(0, 3), row(3, 'frozen'), row(4)], streak: NO_STREAK, freezes: 0 };
    expect(markDay(state, on(3))).toMatchObject({ written: [row(3)], freezes: 1, streak: { current: 5 } });
  });

  it('are never negative nor more than two, and a marked day is never unmarked', () => {
    fc.assert(
      fc.property(days, fc.nat(2), fc.nat(60), fc.nat(2), (list, freezes, today, late) => {
        const marked = markDay({ days: list, streak: NO_STREAK, freezes }, on(today - late));
        expect(marked.freezes).toBeGreaterThanOrEqual(0);
        expect(marked.freezes).toBeLessThanOrEqual(2);
        const known = new Set(list.filter(({ kind }) => kind === 'active').map(({ localDate }) => localDate));
        for (const written of marked.written) expect(known.has(written.localDate)).toBe(false);
      }),
    );
  });
});

describe('marking a day', () => {
  it('that is active already changes nothing and needs no other days', () => {
    const streak = { ...NO_STREAK, current: 9, longest: 12 };
    expect(markDay({ days: [row(4)], streak, freezes: 1 }, on(4))).toEqual({ written: [], streak, freezes: 1, comeback: false });
  });

  it('after two weeks away is a comeback', () => {
    expect(markDay({ days: run(0, 2), streak: NO_STREAK, freezes: 0 }, on(15)).comeback).toBe(true);
    expect(markDay({ days: run(0, 2), streak: NO_STREAK, freezes: 0 }, on(14)).comeback).toBe(false);
    expect(markDay({ days: [], streak: NO_STREAK, freezes: 0 }, on(14)).comeback).toBe(false);
  });
});

describe('the streak as it stands today', () => {
  it('is the same from the stored streak as from all days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 60, max: 70 }), fc.nat(2), (list, today, freezes) => {
        const { lastActivity } = streakOf(list, on(60));
        const stored = streakOf(
          list.filter(({ localDate }) => lastActivity !== null && localDate <= lastActivity),
          lastActivity ?? on(0),
        );
        const since = list.filter(({ localDate }) => lastActivity !== null && localDate > lastActivity);
        fc.pre(lastActivity !== null && list.every(({ localDate }) => daysBetween(localDate, on(today)) >= 0));
        const all = streakOf(restMissedDays(list, on(today), freezes).days, on(today));
        expect(streakAsOf(stored, since, on(today), freezes)).toEqual(all);
      }),
    );
  });

  it('counts a freeze as if spent', () => {
    const stored = streakOf(run(0, 5), on(4));
    expect(streakAsOf(stored, [], on(6), 1)).toMatchObject({ current: 5, multiplierStep: 1 });
    expect(streakAsOf(stored, [], on(6), 0)).toMatchObject({ current: 0, multiplierStep: 0 });
  });
});
