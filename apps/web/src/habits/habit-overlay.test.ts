import { describe, expect, it } from 'vitest';
import { habitOf } from '../testing/habit.ts';
import { noted, reopened, skipped, ticked, wholeOf } from './habit-overlay.ts';

const amount = habitOf({
  kind: 'at-least',
  target: 20,
  unit: 'pages',
  today: { group: 'due', why: 'open', due: null, done: 0, needed: 20 },
});

describe('a habit with what is on its way', () => {
  it('is done by a tick, and open again without it', () => {
    const done = ticked(habitOf(), 1);
    expect([done.today.group, done.today.done, done.week.at(-1)?.kind, done.tick?.value]).toEqual(['done', 1, 'done', 1]);
    expect(reopened(done)).toEqual(habitOf());
  });

  it('fills with an amount, whatever stood there before', () => {
    const part = ticked(amount, 12);
    expect([part.today.group, part.today.done, part.week.at(-1)?.kind]).toEqual(['due', 12, 'partial']);
    const full = ticked(part, 20);
    expect([full.today.group, full.today.done]).toEqual(['done', 20]);
    expect(reopened(full).today.done).toBe(0);
  });

  it('counts a day of the week once', () => {
    const run = habitOf({ schedule: { per: 'week', times: 3 }, today: { group: 'due', why: 'open', due: null, done: 1, needed: 3 } });
    const once = ticked(run, 1);
    expect([once.today.done, ticked(once, 1).today.done, reopened(once).today.done]).toEqual([2, 2, 1]);
  });

  it('stays open until all times of a day are there', () => {
    const water = habitOf({ schedule: { per: 'day', times: 3 }, today: { group: 'due', why: 'open', due: null, done: 0, needed: 3 } });
    expect([ticked(water, 2).today.group, ticked(water, 3).today.group, wholeOf(water)]).toEqual(['due', 'done', 3]);
  });

  it('keeps a limit or goes over it', () => {
    const cups = habitOf({ kind: 'at-most', target: 2, today: { group: 'due', why: 'open', due: null, done: 0, needed: 2 } });
    expect([ticked(cups, 2).today.why, ticked(cups, 3).today.why, ticked(cups, 3).week.at(-1)?.kind]).toEqual([
      'done',
      'entered',
      'missed',
    ]);
  });

  it('is settled by a skip, and keeps its note', () => {
    const rest = noted(skipped(habitOf(), 'sick'), 'Tea.');
    expect([rest.today.why, rest.tick?.reason, rest.tick?.note]).toEqual(['skipped', 'sick', 'Tea.']);
  });
});
