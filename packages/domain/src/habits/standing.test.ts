import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { habitPlanProblems } from './check-habit.ts';
import type { MarkedDate } from './fold.ts';
import { mayRootHabit, rootedGains } from './rooted.ts';
import { type HabitRule, habitPauseAt, scaledAmount, withHabitPause, withoutHabitPause } from './schedule.ts';
import type { HabitSchedule } from './schemas.ts';
import { habitStanding } from './standing.ts';
import { habitSuggestions } from './suggestions.ts';
import { habitPlanWords, habitScheduleWords } from './words.ts';

const monday = '2026-03-09';
const on = (day: number) => addDays(monday, day);
const habit = (more: Partial<HabitRule> = {}): HabitRule => ({
  kind: 'yes-no',
  target: 0,
  schedule: { per: 'day', times: 1 },
  startDate: addDays(monday, -28),
  endDate: null,
  pauses: [],
  ...more,
});
const done = (day: number, value = 1): MarkedDate => ({ localDate: on(day), mark: { kind: 'done', value: scaledAmount(value) } });
const skipped = (day: number): MarkedDate => ({ localDate: on(day), mark: { kind: 'skipped' } });
const today = (rule: HabitRule, marks: readonly MarkedDate[], day: number) => habitStanding(rule, marks, on(day)).today;

describe('today', () => {
  it('asks for a daily habit until it is done or skipped', () => {
    expect(today(habit(), [], 0)).toEqual({ group: 'due', why: 'open', due: null, done: 0, needed: 1 });
    expect(today(habit(), [done(0)], 0)).toMatchObject({ group: 'done', why: 'done', done: 1 });
    expect(today(habit(), [skipped(0)], 0)).toMatchObject({ group: 'done', why: 'skipped' });
  });

  it('counts several times a day', () => {
    const water = habit({ schedule: { per: 'day', times: 3 } });
    expect(today(water, [done(0, 2)], 0)).toMatchObject({ group: 'due', done: 2, needed: 3 });
    expect(today(water, [done(0, 3)], 0)).toMatchObject({ group: 'done', done: 3 });
  });

  it('asks for three times a week until they are reached, each day at most once', () => {
    const run = habit({ schedule: { per: 'week', times: 3 } });
    expect(today(run, [done(-1), done(0), done(1)], 2)).toMatchObject({ group: 'due', done: 2, needed: 3 });
    expect(today(run, [done(0), done(2)], 2)).toMatchObject({ group: 'done', why: 'done', done: 2 });
    expect(today(run, [done(0), done(1), done(2)], 3)).toEqual({ group: 'resting', why: 'reached', due: on(7), done: 3, needed: 3 });
    expect(today(run, [done(0), done(1), done(2)], 7)).toMatchObject({ group: 'due', done: 0 });
  });

  it('asks once in three days, and stays open within the turn', () => {
    const plants = habit({ schedule: { per: 'days', days: 3 }, startDate: monday });
    expect(today(plants, [], 0)).toMatchObject({ group: 'due' });
    expect(today(plants, [], 2)).toMatchObject({ group: 'due' });
    expect(today(plants, [done(1)], 2)).toMatchObject({ group: 'later', why: 'reached', due: on(3) });
    expect(today(plants, [done(6)], 6)).toMatchObject({ group: 'done' });
    expect(today(plants, [done(6)], 7)).toMatchObject({ group: 'later', due: on(9) });
    expect(today(plants, [done(5)], 5)).toMatchObject({ group: 'done' });
  });

  it('takes the calendar month of a monthly habit', () => {
    const drawer = habit({ schedule: { per: 'month', times: 1 }, startDate: '2026-01-01' });
    expect(habitStanding(drawer, [{ localDate: '2026-03-02', mark: { kind: 'done', value: 1000 } }], '2026-03-31').today).toMatchObject({
      group: 'later',
      due: '2026-04-01',
    });
    expect(habitStanding(drawer, [], '2026-03-31').today.group).toBe('due');
  });

  it('adds up an amount over the day or the week', () => {
    const pages = habit({ kind: 'at-least', target: scaledAmount(20), schedule: { per: 'week', times: 1 } });
    expect(today(pages, [done(0, 12), done(1, 3.5)], 1)).toEqual({ group: 'due', why: 'open', due: null, done: 15.5, needed: 20 });
    expect(today(pages, [done(0, 12), done(1, 8)], 1).group).toBe('done');
    expect(today(pages, [done(0, 12), done(1, 8)], 2)).toMatchObject({ group: 'resting', why: 'reached' });
  });

  it('asks for an entry under a limit, and takes one beyond it as it is', () => {
    const cups = habit({ kind: 'at-most', target: scaledAmount(2) });
    expect(today(cups, [], 0)).toMatchObject({ group: 'due' });
    expect(today(cups, [done(0, 0)], 0)).toMatchObject({ group: 'done', why: 'done', done: 0, needed: 2 });
    expect(today(cups, [done(0, 3)], 0)).toMatchObject({ group: 'done', why: 'entered', done: 3 });
  });

  it('rests before the start, in a pause and after the end', () => {
    expect(today(habit({ startDate: on(3) }), [], 0)).toMatchObject({ group: 'later', why: 'not_started', due: on(3) });
    expect(today(habit({ startDate: on(8) }), [], 0)).toMatchObject({ group: 'resting', why: 'not_started', due: on(8) });
    expect(today(habit({ pauses: [{ from: on(-1), until: null }] }), [], 0)).toMatchObject({ group: 'resting', why: 'paused' });
    expect(today(habit({ pauses: [{ from: on(-1), until: null }] }), [done(0)], 0)).toMatchObject({ group: 'done' });
    expect(today(habit({ endDate: on(-1) }), [], 0)).toMatchObject({ group: 'resting', why: 'ended' });
    expect(today(habit({ endDate: on(0) }), [], 0)).toMatchObject({ group: 'due' });
  });
});

describe('the last seven days', () => {
  const kinds = (rule: HabitRule, marks: readonly MarkedDate[], day = 0) =>
    habitStanding(rule, marks, on(day)).week.map(({ kind }) => kind);

  it('tell done, part, skipped and missed days of a daily habit', () => {
    const rule = habit({ kind: 'at-least', target: scaledAmount(10) });
    expect(kinds(rule, [done(-6, 10), done(-5, 4), skipped(-4), done(-2, 12)])).toEqual([
      'done',
      'partial',
      'skipped',
      'missed',
      'done',
      'missed',
      'open',
    ]);
  });

  it('hold nothing against a day on which a habit need not be done', () => {
    expect(kinds(habit({ schedule: { per: 'week', times: 2 } }), [done(-3)])).toEqual(['off', 'off', 'off', 'done', 'off', 'off', 'open']);
    expect(kinds(habit({ startDate: on(-1) }), [])).toEqual(['off', 'off', 'off', 'off', 'off', 'missed', 'open']);
    expect(kinds(habit({ pauses: [{ from: on(-3), until: on(-1) }] }), []).slice(3)).toEqual(['off', 'off', 'off', 'open']);
    expect(kinds(habit({ endDate: on(-2) }), [done(-2)])).toEqual(['missed', 'missed', 'missed', 'missed', 'done', 'off', 'off']);
  });
});

describe('pauses', () => {
  it('give way to a later one and end when the habit goes on', () => {
    const open = withHabitPause([], { from: on(0), until: null });
    expect(withHabitPause(open, { from: on(5), until: on(9) })).toEqual([
      { from: on(0), until: on(4) },
      { from: on(5), until: on(9) },
    ]);
    expect(withHabitPause(open, { from: on(0), until: on(2) })).toEqual([{ from: on(0), until: on(2) }]);
    expect(withoutHabitPause(open, on(3))).toEqual([{ from: on(0), until: on(2) }]);
    expect(withoutHabitPause(open, on(0))).toEqual([]);
    expect(habitPauseAt([{ from: on(-9), until: on(-1) }, ...open], on(0))).toEqual(open[0]);
    expect(habitPauseAt([{ from: on(-9), until: on(-1) }], on(0))).toBeNull();
  });
});

describe('a plan', () => {
  const plan = {
    kind: 'at-least',
    target: 5,
    unit: 'pages',
    schedule: { per: 'day', times: 1 },
    startDate: monday,
    endDate: null,
  } as const;
  const paths = (more: object) => habitPlanProblems({ ...plan, ...more }, monday).map(({ path }) => path);

  it('needs an amount where it counts one, and a first day that comes before the last', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ target: null })).toEqual(['target']);
    expect(paths({ target: 0 })).toEqual(['target']);
    expect(paths({ kind: 'at-most', target: 0 })).toEqual([]);
    expect(paths({ kind: 'at-most', schedule: { per: 'week', times: 2 } })).toEqual(['schedule.times']);
    expect(paths({ endDate: on(-1) })).toEqual(['endDate']);
    expect(paths({ startDate: '2001-01-01' })).toEqual(['startDate']);
    expect(paths({ startDate: '2031-01-01' })).toEqual(['startDate']);
  });

  it('is said in words', () => {
    const words: readonly (readonly [HabitSchedule, string])[] = [
      [{ per: 'day', times: 1 }, 'Every day'],
      [{ per: 'day', times: 2 }, 'Twice a day'],
      [{ per: 'week', times: 1 }, 'Once a week'],
      [{ per: 'week', times: 3 }, '3 times a week'],
      [{ per: 'week', times: 7 }, 'Every day of the week'],
      [{ per: 'month', times: 2 }, 'Twice a month'],
      [{ per: 'days', days: 2 }, 'Every other day'],
      [{ per: 'days', days: 10 }, 'Every 10 days'],
    ];
    for (const [schedule, said] of words) expect(habitScheduleWords(schedule)).toBe(said);
    expect(habitPlanWords(plan)).toBe('5 pages, every day');
    expect(habitPlanWords({ ...plan, kind: 'at-most', unit: '' })).toBe('At most 5, every day');
  });

  it('of each suggestion is valid, and no two are alike', () => {
    for (const suggestion of habitSuggestions) expect(habitPlanProblems({ ...plan, ...suggestion }, monday)).toEqual([]);
    expect(new Set(habitSuggestions.map(({ title }) => title)).size).toBe(habitSuggestions.length);
  });
});

describe('rooted habits', () => {
  const standing = (score: number, kind: HabitRule['kind'] = 'yes-no', doneDays = 40) => ({ rule: { kind }, state: { score, doneDays } });

  it('raise the counters to the most that ever stood at once, and never lower them', () => {
    const three = [standing(0.95), standing(0.91), standing(0.82)];
    expect(rootedGains(three, {})).toEqual({ habitsRooted: 3, habitsSecondNature: 2 });
    expect(rootedGains(three, { habitsRooted: 2, habitsSecondNature: 3 })).toEqual({ habitsRooted: 1, habitsSecondNature: 0 });
  });

  it('count a limit only once it was lived with', () => {
    expect(rootedGains([standing(1, 'at-most', 29), standing(1, 'at-most', 30)], {})).toEqual({ habitsRooted: 1, habitsSecondNature: 1 });
  });

  it('are looked for only while an achievement is still to be reached', () => {
    expect(mayRootHabit(standing(0.79), {})).toBe(false);
    expect(mayRootHabit(standing(0.8), {})).toBe(true);
    expect(mayRootHabit(standing(0.8), { habitsRooted: 1 })).toBe(false);
    expect(mayRootHabit(standing(0.9), { habitsRooted: 1, habitsSecondNature: 2 })).toBe(true);
    expect(mayRootHabit(standing(1), { habitsRooted: 1, habitsSecondNature: 3 })).toBe(false);
  });
});
