import { describe, expect, it } from 'vitest';
import type { MemberDay } from './streak.ts';
import { backdateCredit, earnBack, missedBefore, repairsLeft } from './streak-care.ts';

const today = '2026-03-10';

describe('an act for an earlier date', () => {
  const credit = (date: string, days: readonly MemberDay[] = []) => backdateCredit({ date, today, days });
  const repaired = (...dates: readonly string[]): readonly MemberDay[] => dates.map((localDate) => ({ localDate, kind: 'repaired' }));

  it('repairs the day within 48 hours of its end, at half XP', () => {
    expect(credit('2026-03-09')).toEqual({ day: { localDate: '2026-03-09', kind: 'repaired' }, xpPercent: 50 });
    expect(credit('2026-03-08').day).not.toBeNull();
    expect(credit('2026-03-07')).toEqual({ day: null, xpPercent: 0 });
    expect(credit('2020-02-29')).toEqual({ day: null, xpPercent: 0 });
  });

  it('repairs three days of a month, and keeps the half of the XP beyond that', () => {
    expect(credit('2026-03-09', repaired('2026-03-01', '2026-03-02')).day).not.toBeNull();
    const three = repaired('2026-03-01', '2026-03-02', '2026-03-03');
    expect(credit('2026-03-09', three)).toEqual({ day: null, xpPercent: 50 });
    expect(credit('2026-03-09', repaired('2026-02-26', '2026-02-27', '2026-02-28')).day).not.toBeNull();
  });

  it('earns its half on a day that is filled already, and leaves that day alone', () => {
    expect(credit('2026-03-09', [{ localDate: '2026-03-09', kind: 'active' }])).toEqual({ day: null, xpPercent: 50 });
    expect(credit('2026-03-09', repaired('2026-03-09'))).toEqual({ day: null, xpPercent: 50 });
  });

  it('gives today and dates to come no such credit', () => {
    expect([credit(today), credit('2026-03-11')]).toEqual(Array(2).fill({ day: null, xpPercent: 0 }));
  });

  it('repairs a day that was only rested', () => {
    expect(credit('2026-03-09', [{ localDate: '2026-03-09', kind: 'frozen' }]).day).toMatchObject({ kind: 'repaired' });
  });
});

describe('earning a day back', () => {
  const back = (more: Partial<Parameters<typeof earnBack>[0]> = {}) =>
    earnBack({ missedDate: '2026-03-08', today, days: [], actsSince: 2, lastEarnBack: null, ...more });

  it('takes two acts within three days', () => {
    expect(back()).toEqual({ localDate: '2026-03-08', kind: 'repaired', source: 'earn_back' });
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

describe('the day that may be earned back', () => {
  const active = (...dates: readonly string[]): readonly MemberDay[] => dates.map((localDate) => ({ localDate, kind: 'active' }));

  it('is the one missed day between a standing streak and the day of the act', () => {
    expect(missedBefore(active('2026-03-07', '2026-03-08', '2026-03-10'), today)).toBe('2026-03-09');
    expect(missedBefore([{ localDate: '2026-03-08', kind: 'paused' }, ...active('2026-03-07')], today)).toBe('2026-03-09');
  });

  it('is none where nothing was missed, more than a day, or no streak stood', () => {
    expect(missedBefore(active('2026-03-09'), today)).toBeNull();
    expect(missedBefore(active('2026-03-07'), today)).toBeNull();
    expect(missedBefore([{ localDate: '2026-03-08', kind: 'paused' }], today)).toBeNull();
    expect(missedBefore([], today)).toBeNull();
  });

  it('takes none of the repairs of its month', () => {
    const back: MemberDay = { localDate: '2026-03-02', kind: 'repaired', source: 'earn_back' };
    expect(repairsLeft([back, { localDate: '2026-03-03', kind: 'repaired' }], today)).toBe(2);
    expect(repairsLeft([back], '2026-04-01')).toBe(3);
  });
});
