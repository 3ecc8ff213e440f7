import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import { type ChallengeTemplate, challengeTemplateOf, challengeTemplates } from './challenge.ts';
import { type ChallengePause, currentDay, datesOfRun, runDayOn } from './days.ts';
import { decidePause, pauseRoom, resumedPause } from './pause.ts';
import { actKey, medalFor, type RunFacts, runState, type TaskFact, tickKey } from './run.ts';

const START = '2026-02-25';
const on = (offset: number) => addDays(START, offset);

const twoTasks: readonly TaskFact[] = [
  { id: 'a', kind: 'check-in', required: true },
  { id: 'b', kind: 'hand', required: true },
  { id: 'x', kind: 'hand', required: false },
];

function templateOf(id: string): ChallengeTemplate {
  const template = challengeTemplateOf(id);
  if (!template) throw new Error(`no template ${id}`);
  return template;
}

function run(more: Partial<RunFacts> = {}): RunFacts {
  const template = more.template ?? templateOf('7DAY001');
  return {
    template,
    days: Array.from({ length: template.durationDays }, () => ({ tasks: twoTasks })),
    startedOn: START,
    pauses: [],
    shrunkFrom: null,
    recorded: new Map(),
    ticks: new Set(),
    acts: new Set(),
    ...more,
  };
}

/** Ticks of both required tasks for these days. */
const done = (...days: number[]) => new Set(days.flatMap((day) => [tickKey(day, 'a'), tickKey(day, 'b')]));

const pause = fc
  .record({ from: fc.integer({ min: -5, max: 90 }), length: fc.integer({ min: 0, max: 20 }) })
  .map(({ from, length }): ChallengePause => ({ from: on(from), until: on(from + length) }));
const calendar = fc.record({ startedOn: fc.constant(START), pauses: fc.array(pause, { maxLength: 6 }) });

/** Day by day, as one would with a finger on a calendar. */
function simulatedDay(pauses: readonly ChallengePause[], offset: number): number {
  let day = 1;
  for (let passed = 0; passed < offset; passed += 1) {
    const date = on(passed);
    if (!pauses.some(({ from, until }) => from <= date && date < until)) day += 1;
  }
  return day;
}

describe('the current day of a run', () => {
  it('equals a simple simulation over any mix of pauses', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 0, max: 120 }), (run, offset) => {
        expect(runDayOn(run, on(offset))).toBe(simulatedDay(run.pauses, offset));
      }),
    );
  });

  it('never goes back, and never more than one on a date', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: -3, max: 120 }), (run, offset) => {
        const step = runDayOn(run, on(offset + 1)) - runDayOn(run, on(offset));
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it('is the day whose date it is, for every day of the run', () => {
    fc.assert(
      fc.property(calendar, fc.constantFrom(7, 21, 60), (run, length) => {
        const dates = datesOfRun(run, length);
        expect(dates).toHaveLength(length);
        expect(dates.map((date) => runDayOn(run, date))).toEqual(dates.map((_, index) => index + 1));
        expect([...dates].sort()).toEqual(dates);
      }),
    );
  });

  it('stays within the challenge before it starts and after it ends', () => {
    expect([-3, 0, 6, 7, 40].map((offset) => currentDay({ startedOn: START, pauses: [] }, 7, on(offset)))).toEqual([1, 1, 7, 7, 7]);
  });
});

describe('a run', () => {
  it('counts acts of the product for the date they happened on, and ticks for their day', () => {
    const acts = new Set([actKey(on(1), 'check-in')]);
    const state = runState(run({ acts, ticks: new Set([tickKey(2, 'b')]) }), on(1));
    expect(state.days[1]).toMatchObject({
      complete: true,
      tasks: [{ done: true, bound: true }, { done: true, bound: false }, { done: false }],
    });
    expect(state).toMatchObject({ currentDay: 2, todayCompleted: true, daysDone: 1 });
  });

  it('asks two of three required tasks on the way of sixty days', () => {
    const three: readonly TaskFact[] = [...twoTasks, { id: 'c', kind: 'hand', required: true }];
    const template = templateOf('60DAY001');
    const sixty = (ticks: readonly string[]) =>
      runState(run({ template, days: Array.from({ length: 60 }, () => ({ tasks: three })), ticks: new Set(ticks) }), START).todayCompleted;
    expect([sixty(['1:a']), sixty(['1:a', '1:x']), sixty(['1:a', '1:c'])]).toEqual([false, false, true]);
  });

  it('leaves a day open until the next one ends, then calls it missed', () => {
    const places = (offset: number) => runState(run(), on(offset)).days.map(({ place, missed }) => `${place}${missed ? '!' : ''}`);
    expect(places(0).slice(0, 3)).toEqual(['today', 'future', 'future']);
    expect(places(1).slice(0, 3)).toEqual(['yesterday', 'today', 'future']);
    expect(places(2).slice(0, 3)).toEqual(['past!', 'yesterday', 'today']);
  });

  it('offers two minutes after a missed day, which keep the streak together', () => {
    const before = runState(run({ ticks: done(1, 3) }), on(3));
    expect(before.comeback).toEqual({ day: 2, done: false });
    expect(before.streak).toBe(1);
    const after = runState(run({ ticks: new Set([...done(1, 3), tickKey(2, 'comeback')]) }), on(3));
    expect(after.comeback).toEqual({ day: 2, done: true });
    expect(after.streak).toBe(2);
    expect(after.daysDone).toBe(2);
    expect(runState(run({ ticks: done(1, 3) }), on(4)).comeback).toBeNull();
  });

  it('counts three missed in a row, until one day is done, taken up again, made smaller or rested', () => {
    expect([2, 3, 4, 5].map((offset) => runState(run(), on(offset)).missedInARow)).toEqual([1, 2, 3, 4]);
    expect(runState(run({ ticks: done(5) }), on(4)).missedInARow).toBe(0);
    expect(runState(run({ ticks: new Set([tickKey(3, 'comeback')]) }), on(4)).missedInARow).toBe(0);
    expect(runState(run({ shrunkFrom: 5 }), on(4)).missedInARow).toBe(0);
    expect(runState(run({ pauses: [{ from: on(4), until: on(5) }] }), on(5)).missedInARow).toBe(0);
  });

  it('asks for one task a day once it was made smaller', () => {
    const state = runState(run({ shrunkFrom: 2, ticks: new Set([tickKey(1, 'b'), tickKey(2, 'b')]) }), on(1));
    expect(state.days.slice(0, 2).map(({ complete }) => complete)).toEqual([false, true]);
  });

  it('keeps what was written down, whatever becomes of the records', () => {
    const state = runState(
      run({
        recorded: new Map([
          [1, 'done'],
          [2, 'missed'],
        ]),
        ticks: done(2),
      }),
      on(4),
    );
    expect(state.days.slice(0, 3).map(({ complete, missed }) => [complete, missed])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect([...state.toRecord]).toEqual([[3, 'missed']]);
  });

  it('can be finished once nothing is left to tick, and is over when its last day has closed', () => {
    const ticks = done(1, 2, 3, 4, 5, 7);
    expect(runState(run({ ticks }), on(6))).toMatchObject({ status: 'active', canFinish: false, medal: 'completed' });
    expect(runState(run({ ticks: done(1, 2, 3, 4, 5, 6, 7) }), on(6))).toMatchObject({ status: 'active', canFinish: true, medal: 'full' });
    expect(runState(run({ ticks }), on(8))).toMatchObject({ status: 'completed', canFinish: true });
    expect(runState(run({ ticks: done(1) }), on(8))).toMatchObject({ status: 'ended', medal: null });
  });

  it('waits for its first day when it is set for later', () => {
    expect(runState(run(), on(-2))).toMatchObject({ status: 'scheduled', currentDay: 1, todayCompleted: false, missedInARow: 0 });
  });

  it.each(challengeTemplates)('of $durationDays days gives its medals from $completedFrom and $fullFrom days on', (template) => {
    const { completedFrom, fullFrom } = template;
    expect([completedFrom - 1, completedFrom, fullFrom - 1, fullFrom].map((days) => medalFor(template, days))).toEqual([
      null,
      fullFrom === completedFrom ? 'full' : 'completed',
      fullFrom - 1 < completedFrom ? null : 'completed',
      'full',
    ]);
  });
});

describe('a pause', () => {
  it('begins today, or tomorrow when today is done', () => {
    const open = run();
    expect(decidePause(open, runState(open, on(2)), on(2), 2)).toEqual({ from: on(2), until: on(4) });
    const complete = run({ ticks: done(3) });
    expect(decidePause(complete, runState(complete, on(2)), on(2), 1)).toEqual({ from: on(3), until: on(4) });
  });

  it('takes what is left when no length is named, and is refused when nothing is', () => {
    const rested = run({ pauses: [{ from: on(1), until: on(3) }] });
    expect(decidePause(rested, runState(rested, on(4)), on(4), undefined)).toEqual({ from: on(4), until: on(5) });
    const used = run({ pauses: [{ from: on(1), until: on(4) }] });
    expect(decidePause(used, runState(used, on(5)), on(5), 1)).toBe('no-room');
    const thrice = run({ template: templateOf('60DAY001'), pauses: [1, 3, 5].map((at) => ({ from: on(at), until: on(at + 1) })) });
    expect(decidePause(thrice, runState(thrice, on(8)), on(8), 1)).toBe('no-room');
    expect(pauseRoom(thrice, on(8))).toEqual({ daysUsed: 3, daysLeft: 11, pausesLeft: 0, until: null });
  });

  it('has no place where nothing is ahead, or where one runs already', () => {
    const paused = run({ pauses: [{ from: on(2), until: on(4) }] });
    expect(decidePause(paused, runState(paused, on(2)), on(2), 1)).toBe('not-active');
    const last = run({ ticks: done(7) });
    expect(decidePause(last, runState(last, on(6)), on(6), 1)).toBe('not-active');
  });

  it('shows the day that waits, asks for nothing, and goes on by itself', () => {
    const paused = run({ ticks: done(1), pauses: [{ from: on(1), until: on(3) }] });
    const resting = runState(paused, on(2));
    expect(resting).toMatchObject({ status: 'paused', currentDay: 2, streak: 1 });
    expect(resting.days[1]).toMatchObject({ place: 'rest', date: on(3), missed: false });
    expect(runState(paused, on(3))).toMatchObject({ status: 'active', currentDay: 2 });
  });

  it('ends where the member goes on; one that has not begun leaves nothing', () => {
    expect(resumedPause({ from: on(1), until: on(4) }, on(3))).toEqual({ from: on(1), until: on(3) });
    expect(resumedPause({ from: on(1), until: on(4) }, on(1))).toBeNull();
    expect(resumedPause({ from: on(2), until: on(4) }, on(1))).toBeNull();
  });

  it('never takes more days or pauses than there are, however it is asked for', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('pause' as const), days: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }) }),
      fc.record({ kind: fc.constant('resume' as const) }),
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constant('do' as const) }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...challengeTemplates), fc.array(act, { maxLength: 40 }), (template, acts) => {
        let facts = run({ template });
        let offset = 0;
        for (const one of acts) {
          const today = on(offset);
          const state = runState(facts, today);
          if (one.kind === 'wait') offset += one.days;
          if (one.kind === 'do') facts = { ...facts, ticks: new Set([...facts.ticks, ...done(state.currentDay)]) };
          if (one.kind === 'pause') {
            const decided = decidePause(facts, state, today, one.days);
            if (typeof decided !== 'string') facts = { ...facts, pauses: [...facts.pauses, decided] };
          }
          if (one.kind === 'resume') {
            const running = facts.pauses.find(({ until }) => until > today);
            const left = running && resumedPause(running, today);
            facts = { ...facts, pauses: [...facts.pauses.filter((pause) => pause !== running), ...(left ? [left] : [])] };
          }
          const { daysUsed } = pauseRoom(facts, on(offset));
          expect(daysUsed).toBeLessThanOrEqual(template.pauseDays);
          expect(facts.pauses.length).toBeLessThanOrEqual(template.maxPauses ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });
});
