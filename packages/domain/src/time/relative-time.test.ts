import { describe, expect, it } from 'vitest';
import { dateText, relativeTime } from './relative-time.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

describe('relative time', () => {
  it.each([
    ['2026-03-10T11:59:01.000Z', 'now'],
    ['2026-03-10T11:59:00.000Z', '1 min ago'],
    ['2026-03-10T11:55:00.000Z', '5 min ago'],
    ['2026-03-10T11:00:00.000Z', '1 h ago'],
    ['2026-03-10T00:30:00.000Z', '11 h ago'],
    ['2026-03-09T23:30:00.000Z', 'yesterday'],
    ['2026-03-09T00:30:00.000Z', 'yesterday'],
    ['2026-03-08T23:30:00.000Z', '2 days ago'],
    ['2026-03-04T12:00:00.000Z', '6 days ago'],
    ['2026-03-03T12:00:00.000Z', '3 Mar'],
    ['2025-12-31T12:00:00.000Z', '31 Dec 2025'],
  ])('says of %s: %s [chat-015] [chat-037]', (instant, text) => {
    expect(relativeTime(instant, now)).toBe(text);
  });

  it('says hours, not yesterday, of the evening just gone', () => {
    expect(relativeTime('2026-03-09T23:30:00.000Z', new Date('2026-03-10T01:00:00.000Z'))).toBe('1 h ago');
  });

  it("takes the reader's zone for what yesterday is", () => {
    const evening = new Date('2026-03-10T23:30:00.000Z');
    expect(relativeTime('2026-03-10T16:00:00.000Z', evening, 'UTC')).toBe('7 h ago');
    expect(relativeTime('2026-03-10T15:30:00.000Z', evening, 'Asia/Karachi')).toBe('yesterday');
  });

  it('says now of a clock that is a little ahead, and of a time that cannot be read', () => {
    expect(relativeTime('2026-03-10T12:00:05.000Z', now)).toBe('now');
    expect(relativeTime('', now)).toBe('now');
  });

  it('gives the year only where it is another one', () => {
    expect(dateText('2026-01-05', '2026-12-31')).toBe('5 Jan');
    expect(dateText('2025-01-05', '2026-12-31')).toBe('5 Jan 2025');
  });
});
