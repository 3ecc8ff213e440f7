import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { momentOf } from './moment.ts';
import { creditedDate, type GainedDate, type GainedDates } from './zone-change.ts';

const at = (now: string | Date, timeZone: string) => momentOf({ now: new Date(now), timeZone });
const gainedBy = (date: GainedDate): GainedDates => ({ settled: date, newest: date });
const honolulu: GainedDate = { localDate: '2026-03-10', instant: '2026-03-10T20:00:00.000Z', timeZone: 'Pacific/Honolulu' };

/** Dates credited to acts in one zone, one after the other. */
function datesOf(start: GainedDate, zone: string, instants: readonly string[]): readonly string[] {
  let gained = gainedBy(start);
  return instants.map((instant) => {
    const credited = creditedDate(gained, at(instant, zone));
    gained = credited.gained;
    return credited.localDate;
  });
}

describe('the date an act counts for after travel', () => {
  it('gains no second date by a change of zone within 20 hours', () => {
    const minutesLater = at('2026-03-10T20:05:00.000Z', 'Pacific/Kiritimati');
    expect(minutesLater.localDate).toBe('2026-03-11');
    expect(creditedDate(gainedBy(honolulu), minutesLater).localDate).toBe('2026-03-10');
    expect(creditedDate(gainedBy(honolulu), at('2026-03-11T16:00:00.000Z', 'Pacific/Kiritimati')).localDate).toBe('2026-03-11');
  });

  it('gains a date as usual where the zone stays the same, were it a minute later', () => {
    const beforeThree = { ...honolulu, instant: '2026-03-11T12:59:00.000Z' };
    expect(creditedDate(gainedBy(beforeThree), at('2026-03-11T13:01:00.000Z', 'Pacific/Honolulu')).localDate).toBe('2026-03-11');
  });

  it('leaves an earlier date as it is after a flight over the date line', () => {
    const apia = gainedBy({ localDate: '2026-03-11', instant: '2026-03-10T20:00:00.000Z', timeZone: 'Pacific/Apia' });
    expect(creditedDate(apia, at('2026-03-10T22:00:00.000Z', 'Pacific/Pago_Pago'))).toEqual({ localDate: '2026-03-10', gained: apia });
  });

  it('misses no date of a traveller who acts every day, and catches up on a day with two acts', () => {
    const berlin = { localDate: '2026-03-10', instant: '2026-03-10T19:00:00.000Z', timeZone: 'Europe/Berlin' };
    const days = ['11', '12', '13', '14'].map((day) => `2026-03-${day}T09:00:00.000Z`);
    expect(datesOf(berlin, 'Asia/Tokyo', [...days, '2026-03-14T10:00:00.000Z', '2026-03-15T09:00:00.000Z'])).toEqual([
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]);
  });

  it('takes the local date of a traveller who was away for days', () => {
    expect(datesOf(honolulu, 'Asia/Tokyo', ['2026-03-20T09:00:00.000Z'])).toEqual(['2026-03-20']);
  });

  it('never gains dates faster than one per 20 hours in a new zone, nor runs ahead of its clock', () => {
    const hours = fc.uniqueArray(fc.integer({ min: 0, max: 240 }), { minLength: 1 }).map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(hours, fc.constantFrom('Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Berlin', 'Etc/GMT+12'), (elapsed, zone) => {
        const first = elapsed[0] ?? 0;
        const instant = new Date(Date.parse(honolulu.instant) + first * 3_600_000);
        const [localDate = ''] = datesOf(honolulu, zone, [instant.toISOString()]);
        expect(localDate <= addDays(honolulu.localDate, Math.floor(first / 20))).toBe(true);
        const all = elapsed.map((hour) => new Date(Date.parse(honolulu.instant) + hour * 3_600_000).toISOString());
        const dates = datesOf(honolulu, zone, all);
        expect(dates.toSorted()).toEqual(dates);
        expect(dates.every((date, index) => date <= at(all[index] ?? '', zone).localDate)).toBe(true);
      }),
    );
  });

  it('takes the first date as it comes', () => {
    expect(creditedDate(null, at('2026-03-10T20:00:00.000Z', 'UTC')).localDate).toBe('2026-03-10');
  });
});
