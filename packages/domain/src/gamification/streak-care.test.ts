import { describe, expect, it } from 'vitest';
import type { MemberDay } from './streak.ts';
import { backdateCredit, earnBack, planPause } from './streak-care.ts';

const today = '2026-03-10';

describe('an act for an earlier date', () => {
  const credit = (date: string, repairsThisMonth = 0, days: readonly MemberDay[] = []) =>
    backdateCredit({ date, today, days, repairsThisMonth });

  it('repairs the day within 48 hours, at half XP', () => {
    expect(credit('2026-03-09')).toEqual({ day: { localDate: '2026-03-09', kind: 'repaired' }, xpPercent: 50 });
    expect(credit('2026-03-08').day).not.toBeNull();
    expect(credit('2026-03-07')).toEqual({ day: null, xpPercent: 0 });
  });

  it('repairs three days a month, and none that is filled or yet to come', () => {
    expect(credit('2026-03-09', 2).day).not.toBeNull();
    expect(credit('2026-03-09', 3).day).toBeNull();
    expect(credit('2026-03-09', 0, [{ localDate: '2026-03-09', kind: 'active' }]).day).toBeNull();
    expect(credit(today).day).toBeNull();
    expect(credit('2026-03-11').day).toBeNull();
  });

  it('repairs a day that was only rested', () => {
    expect(credit('2026-03-09', 0, [{ localDate: '2026-03-09', kind: 'frozen' }]).day).toMatchObject({ kind: 'repaired' });
  });
});

describe('earning a day back', () => {
  const back = (more: Partial<Parameters<typeof earnBack>[0]> = {}) =>
    earnBack({ missedDate: '2026-03-08', today, days: [], actsSince: 2, lastEarnBack: null, ...more });

  it('takes two acts within three days', () => {
    expect(back()).toEqual({ localDate: '2026-03-08', kind: 'repaired' });
    expect(back({ actsSince: 1 })).toBeNull();
    expect(back({ missedDate: '2026-03-07' })).not.toBeNull();
    expect(back({ missedDate: '2026-03-06' })).toBeNull();
  });

  it('works once per 30 days, and only for a day without a mark', () => {
    expect(back({ lastEarnBack: '2026-02-09' })).toBeNull();
    expect(back({ lastEarnBack: '2026-02-08' })).not.toBeNull();
    expect(back({ days: [{ localDate: '2026-03-08', kind: 'paused' }] })).toBeNull();
  });
});

describe('a planned pause', () => {
  const pause = (length: number, usedThisYear = 0, from = today) => planPause({ from, length, today, usedThisYear });

  it('marks its days', () => {
    expect(pause(2)).toEqual({
      days: [
        { localDate: '2026-03-10', kind: 'paused' },
        { localDate: '2026-03-11', kind: 'paused' },
      ],
    });
  });

  it('is 1 to 30 days long, 60 a year, and not in the past', () => {
    expect([pause(0), pause(31), pause(1.5)]).toEqual(Array(3).fill({ refused: 'length' }));
    expect(pause(30, 30)).toHaveProperty('days');
    expect(pause(30, 31)).toEqual({ refused: 'year_limit' });
    expect(pause(1, 0, '2026-03-09')).toEqual({ refused: 'past' });
  });
});
