import { describe, expect, it } from 'vitest';
import { localDateOf } from '../time/moment.ts';
import { wallInstant } from '../time/wall-instant.ts';
import { planReminders, type RemindedHabit } from './reminders.ts';

const habit = (id: string, reminderTime: string | null, group: RemindedHabit['today']['group'] = 'due'): RemindedHabit => ({
  id,
  reminderTime,
  today: { group },
});
const at = (instant: string) => new Date(instant);

describe('the instant of a time of day', () => {
  it.each([
    ['2026-03-10', '07:30', 'UTC', '2026-03-10T07:30:00.000Z'],
    ['2026-03-10', '07:30', 'Asia/Kathmandu', '2026-03-10T01:45:00.000Z'],
    ['2026-03-10', '07:30', 'Pacific/Kiritimati', '2026-03-09T17:30:00.000Z'],
    ['2026-03-10', '22:00', 'America/Los_Angeles', '2026-03-11T05:00:00.000Z'],
    // In Berlin the clocks jump from 2 to 3 on 29 March, and stand at 2 twice on 25 October.
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '07:30', 'Europe/Berlin', '2026-03-29T05:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '07:30', 'Europe/Berlin', '2026-10-25T06:30:00.000Z'],
    // Half an hour only, and the other half of the year.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s %s in %s is %s', (date, time, timeZone, instant) => {
    expect(wallInstant(date, time, timeZone).toISOString()).toBe(instant);
  });

  it('shows that very time, on every day of a year that has it', () => {
    for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']) {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      for (let day = 0; day < 365; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
        const instant = wallInstant(date, '07:30', timeZone);
        expect(clock.format(instant)).toBe('07:30');
        expect(localDateOf(instant, timeZone)).toBe(date);
      }
    }
  });
});

describe('the plan of reminders', () => {
  const day = { localDate: '2026-03-10', timeZone: 'UTC', dayStartHour: 3 };

  it('says what came since the last look, once, and when to look again', () => {
    const habits = [habit('early', '07:00'), habit('noon', '12:00'), habit('late', '21:30'), habit('never', null)];
    const first = planReminders(habits, { ...day, since: at('2026-03-10T06:59:00Z'), now: at('2026-03-10T07:00:00Z') });
    expect(first).toEqual({ due: ['early'], next: at('2026-03-10T12:00:00Z') });
    const again = planReminders(habits, { ...day, since: at('2026-03-10T07:00:00Z'), now: at('2026-03-10T07:00:30Z') });
    expect(again).toEqual({ due: [], next: at('2026-03-10T12:00:00Z') });
    expect(planReminders(habits, { ...day, since: at('2026-03-10T21:30:00Z'), now: at('2026-03-10T22:00:00Z') }).next).toBeNull();
  });

  it.each(['done', 'later', 'resting'] as const)('leaves a habit in peace that is %s', (group) => {
    expect(
      planReminders([habit('one', '07:00', group)], { ...day, since: at('2026-03-10T06:00:00Z'), now: at('2026-03-10T07:00:00Z') }),
    ).toEqual({ due: [], next: null });
  });

  it('lets a reminder go that nobody could be shown for an hour', () => {
    const asleep = { ...day, since: at('2026-03-10T05:00:00Z') };
    expect(planReminders([habit('one', '07:00')], { ...asleep, now: at('2026-03-10T07:59:00Z') }).due).toEqual(['one']);
    expect(planReminders([habit('one', '07:00')], { ...asleep, now: at('2026-03-10T08:00:00Z') }).due).toEqual([]);
  });

  it('counts the night to the day before, as the member does', () => {
    const plan = planReminders([habit('night', '01:15')], { ...day, since: at('2026-03-10T20:00:00Z'), now: at('2026-03-10T20:00:00Z') });
    expect(plan.next).toEqual(at('2026-03-11T01:15:00Z'));
    const midnight = planReminders([habit('night', '01:15')], {
      ...day,
      dayStartHour: 0,
      since: at('2026-03-10T00:00:00Z'),
      now: at('2026-03-10T00:00:00Z'),
    });
    expect(midnight.next).toEqual(at('2026-03-10T01:15:00Z'));
  });

  it('keeps to the clocks of the zone when they change', () => {
    const berlin = { localDate: '2026-03-29', timeZone: 'Europe/Berlin', dayStartHour: 3 };
    const plan = planReminders([habit('one', '07:00')], { ...berlin, since: at('2026-03-29T00:00:00Z'), now: at('2026-03-29T00:00:00Z') });
    expect(plan.next).toEqual(at('2026-03-29T05:00:00Z'));
  });
});
