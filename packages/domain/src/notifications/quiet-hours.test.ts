import { describe, expect, it } from 'vitest';
import { mayAnnounce, quietHoursEnd } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const until = (quiet: typeof night, now: string, zone: string) => quietHoursEnd(quiet, new Date(now), zone)?.toISOString() ?? null;

describe('quiet hours', () => {
  it('last over midnight, from their first minute to the one before their end', () => {
    expect(until(night, '2026-03-10T20:59:59.999Z', 'Europe/Berlin')).toBeNull();
    expect(until(night, '2026-03-10T21:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-11T06:00:00.000Z');
    expect(until(night, '2026-03-11T05:59:59.999Z', 'Europe/Berlin')).toBe('2026-03-11T06:00:00.000Z');
    expect(until(night, '2026-03-11T06:00:00.000Z', 'Europe/Berlin')).toBeNull();
  });

  it('can lie within a day', () => {
    const noon = { from: '12:00', to: '14:00' };
    expect(until(noon, '2026-03-10T11:30:00.000Z', 'Europe/Berlin')).toBe('2026-03-10T13:00:00.000Z');
    expect(until(noon, '2026-03-10T13:00:00.000Z', 'Europe/Berlin')).toBeNull();
  });

  it('go by the clocks of the zone: the same instant is night here and day there', () => {
    const now = '2026-03-10T23:30:00.000Z';
    expect(until(night, now, 'Europe/London')).not.toBeNull();
    expect(until(night, now, 'America/Los_Angeles')).toBeNull();
    expect(until(night, now, 'Pacific/Kiritimati')).toBeNull();
  });

  it('are an hour shorter in the night in which clocks go forward, and an hour longer when they go back', () => {
    expect(until(night, '2026-03-28T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z');
    expect(until(night, '2026-10-24T21:00:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('end at a time that comes twice when it first comes, and at one that is left out an hour later', () => {
    const short = { from: '22:00', to: '02:30' };
    // 02:30 summer time; half an hour later clocks go back to 02:00.
    expect(until(short, '2026-10-25T00:29:59.000Z', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(until(short, '2026-10-25T01:10:00.000Z', 'Europe/Berlin')).toBeNull();
    expect(until(short, '2026-03-29T01:10:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });
});

it('announces what is not muted, outside of quiet hours', () => {
  const zone = 'Europe/Berlin';
  const [day, late] = [new Date('2026-03-10T12:00:00.000Z'), new Date('2026-03-10T23:00:00.000Z')];
  const wants = { mutedTypes: ['promotion' as const], quiet: night };
  expect(mayAnnounce('personal', wants, day, zone)).toBe(true);
  expect(mayAnnounce('promotion', wants, day, zone)).toBe(false);
  expect(mayAnnounce('personal', wants, late, zone)).toBe(false);
  expect(mayAnnounce('personal', { ...wants, quiet: null }, late, zone)).toBe(true);
});
