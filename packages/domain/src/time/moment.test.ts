import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './dates.ts';
import { localDateOf, momentOf } from './moment.ts';

describe('the local date of an instant', () => {
  it('starts the day at 03:00 unless the member chose another hour', () => {
    expect(localDateOf('2026-03-10T01:59:00.000Z', 'Europe/Berlin')).toBe('2026-03-09');
    expect(localDateOf('2026-03-10T02:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-10');
    expect(localDateOf('2026-03-09T23:00:00.000Z', 'Europe/Berlin', 0)).toBe('2026-03-10');
    expect(localDateOf('2026-03-10T04:59:00.000Z', 'Europe/Berlin', 6)).toBe('2026-03-09');
  });

  it('keeps a date for the whole of the day on which clocks go forward', () => {
    // In Berlin 02:00 becomes 03:00 on 2026-03-29, at 01:00 UTC: the day starts with the jump.
    expect(localDateOf('2026-03-29T00:59:59.999Z', 'Europe/Berlin')).toBe('2026-03-28');
    expect(localDateOf('2026-03-29T01:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29');
    expect(localDateOf('2026-03-30T00:59:00.000Z', 'Europe/Berlin')).toBe('2026-03-29');
    expect(localDateOf('2026-03-30T01:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-30');
  });

  it('keeps a date for the whole of the day on which clocks go back', () => {
    // In New York 02:00 becomes 01:00 on 2026-11-01, at 06:00 UTC; 03:00 local is 08:00 UTC.
    expect(localDateOf('2026-11-01T06:30:00.000Z', 'America/New_York', 2)).toBe('2026-10-31');
    expect(localDateOf('2026-11-01T07:00:00.000Z', 'America/New_York', 2)).toBe('2026-11-01');
    expect(localDateOf('2026-11-01T07:59:00.000Z', 'America/New_York')).toBe('2026-10-31');
    expect(localDateOf('2026-11-01T08:00:00.000Z', 'America/New_York')).toBe('2026-11-01');
  });

  it('reads both ends of the earth: UTC+14 and UTC-12', () => {
    const noon = '2026-03-10T12:00:00.000Z';
    expect(localDateOf(noon, 'Pacific/Kiritimati', 0)).toBe('2026-03-11');
    expect(localDateOf(noon, 'Etc/GMT+12', 0)).toBe('2026-03-10');
    expect(localDateOf('2026-03-10T11:59:00.000Z', 'Etc/GMT+12', 0)).toBe('2026-03-09');
  });

  it('jumps over the date that Samoa left out', () => {
    expect(localDateOf('2011-12-30T09:59:00.000Z', 'Pacific/Apia', 0)).toBe('2011-12-29');
    expect(localDateOf('2011-12-30T10:00:00.000Z', 'Pacific/Apia', 0)).toBe('2011-12-31');
  });

  it('has a leap day', () => {
    expect(localDateOf('2028-02-29T12:00:00.000Z', 'Europe/Berlin')).toBe('2028-02-29');
    expect(localDateOf('2028-03-01T01:00:00.000Z', 'Europe/Berlin')).toBe('2028-02-29');
  });

  it('never goes back as time goes on in one zone', () => {
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Etc/GMT+12',
    );
    const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instant, fc.integer({ min: 0, max: 96 * 3600 }), fc.integer({ min: 0, max: 6 }), (zone, at, seconds, hour) => {
        const later = new Date(at.getTime() + seconds * 1000);
        expect(localDateOf(later, zone, hour) >= localDateOf(at, zone, hour)).toBe(true);
      }),
    );
  });

  it('reads an unknown zone as UTC', () => {
    expect(localDateOf('2026-03-10T12:00:00.000Z', 'Mars/Olympus')).toBe('2026-03-10');
  });
});

describe('the moment of an act', () => {
  const now = new Date('2026-03-10T12:00:00.000Z');
  const at = (occurredAt?: string) => momentOf({ now, timeZone: 'UTC', occurredAt });

  it("keeps last night's offline act on last night, and counts limits by the server's date", () => {
    const moment = momentOf({
      now: new Date('2026-03-01T18:00:00.000Z'),
      timeZone: 'Pacific/Kiritimati',
      occurredAt: '2026-03-01T10:30:00.000Z',
    });
    // 00:30 there on 2 March is still the evening of 1 March; it is 08:00 on 2 March when the act arrives.
    expect(moment).toEqual({
      instant: '2026-03-01T10:30:00.000Z',
      localDate: '2026-03-01',
      capDate: '2026-03-02',
      timeZone: 'Pacific/Kiritimati',
    });
  });

  it('honours a device for 48 hours and takes the clock of the server beyond', () => {
    expect(at('2026-03-08T12:00:00.000Z').localDate).toBe('2026-03-08');
    expect(at('2026-03-08T11:59:59.999Z').localDate).toBe('2026-03-10');
  });

  it('takes the clock of the server for an act in the future or at no readable time', () => {
    expect(at('2026-03-10T12:00:00.001Z').instant).toBe('2026-03-10T12:00:00.000Z');
    expect(at('soon').instant).toBe('2026-03-10T12:00:00.000Z');
    expect(at().instant).toBe('2026-03-10T12:00:00.000Z');
  });

  it('never reaches beyond 48 hours or into the future, whatever a device says', () => {
    const any = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    fc.assert(
      fc.property(any, (occurredAt) => {
        const moment = at(occurredAt);
        const age = now.getTime() - Date.parse(moment.instant);
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThanOrEqual(48 * 3_600_000);
        expect([moment.localDate, addDays(moment.localDate, 1), addDays(moment.localDate, 2)]).toContain(moment.capDate);
        expect(daysBetween(moment.localDate, moment.capDate)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
