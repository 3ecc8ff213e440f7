import { api } from '@everstep/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';
import { added, at, look, takeIn, takenOut, undo } from './testing/doing.ts';

type Run = Record<string, unknown> & { readonly id: string };

const head = { format: 'everstep', version: 1, exportedAt: '2026-03-01T10:00:00.000Z', timeZone: 'UTC' };
const uuid = (number: number) => `019c0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const fileOf = (lists: object) => Buffer.from(JSON.stringify({ ...head, ...lists }));
const daysOf = (...outcomes: readonly ('done' | 'missed')[]) => outcomes.map((outcome, index) => ({ day: index + 1, outcome }));

/** A run as an export tells it: a week that ended in February. */
const runOf = (change: object = {}): Run => ({
  id: uuid(1),
  challenge: '7DAY001',
  name: 'Momentum Builder',
  totalDays: 7,
  startedOn: '2026-02-01',
  shrunkFrom: null,
  createdAt: '2026-02-01T08:00:00.000Z',
  closedOn: '2026-02-07',
  closedAt: '2026-02-07T20:00:00.000Z',
  outcome: 'completed',
  medal: 'full',
  days: daysOf('done', 'done', 'done', 'done', 'done', 'done', 'done'),
  ticks: [{ day: 1, task: 'a', at: '2026-02-01T09:00:00.000Z' }],
  pauses: [],
  ...change,
});
/** One of 21 days that began eleven days ago: ten days are walked. */
const underWay = (change: object = {}) =>
  runOf({
    id: uuid(2),
    challenge: '21DAY001',
    totalDays: 21,
    startedOn: '2026-02-20',
    createdAt: '2026-02-20T08:00:00.000Z',
    closedOn: null,
    closedAt: null,
    outcome: null,
    medal: null,
    days: daysOf('done', 'done', 'done', 'done', 'done', 'done', 'missed', 'done', 'done', 'done'),
    ticks: [],
    ...change,
  });
const experiment = {
  id: uuid(3),
  kind: 'activity',
  subject: 'walk',
  label: 'walk',
  nextDay: false,
  startsOn: '2026-02-01',
  plan: 'x-'.repeat(7),
  stoppedOn: null,
};

const closedOf = async (who: Person) => (await who.call(api.challenges.closedRuns, { query: {} })).runs;
const openOf = async (who: Person) => (await who.call(api.challenges.overview)).runs;
const experimentsOf = (who: Person) => who.call(api.mood.experiments, { query: {} });
const pointsOf = async (who: Person) => (await who.call(api.gamification.enhancedStats)).xp.total;

describe.each(databases)('challenges and experiments of an own archive on %s', (database) => {
  it('are shown first, come in once, earn nothing, and are nobody else’s', async () => {
    const { ada, bo } = await world(database, at);
    const file = fileOf({ challenges: [runOf(), underWay()], experiments: [experiment], ledger: [{}, {}] });
    const preview = await look(ada, file);
    expect(preview.counts).toEqual([
      { kind: 'challenge', found: 2, fresh: 2, here: 0 },
      { kind: 'experiment', found: 1, fresh: 1, here: 0 },
    ]);
    expect(preview.leftOut).toEqual([{ reason: 'points', count: 2 }]);
    expect(preview.samples.map(({ kind, text }) => [kind, text])).toEqual([
      ['challenge', 'Momentum Builder'],
      ['challenge', 'Habit Formation'],
      ['experiment', 'walk'],
    ]);
    expect(await openOf(ada)).toEqual([]);

    expect(added(await takeIn(ada, file))).toEqual({ challenge: 2, experiment: 1 });
    expect(added(await takeIn(ada, file))).toEqual({});
    expect(await closedOf(ada)).toMatchObject([{ name: 'Momentum Builder', medal: 'full', daysDone: 7, closedOn: '2026-02-07' }]);
    expect(await openOf(ada)).toMatchObject([{ totalDays: 21, currentDay: 11, daysDone: 9, startedOn: '2026-02-20', toSettle: false }]);
    expect((await experimentsOf(ada)).past).toMatchObject([{ label: 'walk', state: 'finished', startsOn: '2026-02-01' }]);
    expect([await pointsOf(ada), await closedOf(bo), await openOf(bo), (await experimentsOf(bo)).past]).toEqual([0, [], [], []]);
  });

  it('go on here: days that are walked here earn, the end of what began elsewhere does not', async () => {
    const { ada, clock } = await world(database, at);
    // Everything up to yesterday was walked elsewhere, and so was today as the file has it.
    const days = daysOf(...Array.from({ length: 20 }, () => 'done' as const));
    await takeIn(ada, fileOf({ challenges: [underWay({ startedOn: '2026-02-10', days })] }));
    const [run] = await openOf(ada);
    expect(run).toMatchObject({ currentDay: 21, daysDone: 20 });
    expect(await pointsOf(ada)).toBe(0);
    const params = { id: run?.id ?? '' };
    const required = run?.open[0]?.tasks.filter((task) => task.required && !task.bound) ?? [];
    for (const { id } of required) await ada.call(api.challenges.checkIn, { params, body: { task: id } });
    clock.advance({ days: 3 });
    const before = await pointsOf(ada);
    const end = await ada.call(api.challenges.finish, { params, body: {} });
    expect([end.closed?.outcome, end.closed?.medal !== null, end.awards.map(({ receipt }) => receipt.source)]).toEqual([
      'completed',
      true,
      [],
    ]);
    expect(await pointsOf(ada)).toBe(before);
  });

  it('stay in the file where one is under way already', async () => {
    const { ada } = await world(database, at);
    await ada.call(api.challenges.start, { params: { templateId: '21DAY001' }, body: {} });
    await ada.call(api.mood.startExperiment, { body: { kind: 'activity', subject: 'tea' } });
    const file = fileOf({
      challenges: [underWay(), underWay({ id: uuid(4), challenge: '7DAY001', startedOn: '2026-02-27', days: [] })],
      experiments: [{ ...experiment, startsOn: '2026-02-25' }],
    });
    const result = await takeIn(ada, file);
    expect(added(result)).toEqual({ challenge: 1 });
    expect(result.leftOut).toEqual([
      { reason: 'challenge-open', count: 1 },
      { reason: 'experiment-open', count: 1 },
    ]);
    expect((await openOf(ada)).map(({ totalDays }) => totalDays).sort()).toEqual([21, 7]);
  });

  it('go when they are taken back, but for what was done on them since', async () => {
    const { ada, clock, db } = await world(database, at);
    const file = fileOf({
      challenges: [runOf(), underWay()],
      experiments: [experiment, { ...experiment, id: uuid(5), subject: 'tea', label: 'tea', startsOn: '2026-02-25' }],
    });
    const untouched = await takeIn(ada, file);
    expect((await undo(ada, untouched)).removed).toBe(4);
    expect([await openOf(ada), await closedOf(ada), (await experimentsOf(ada)).past]).toEqual([[], [], []]);
    for (const table of ['challengeDay', 'challengeTick', 'challengePause'] as const)
      expect(await db.query.selectFrom(table).selectAll().execute()).toEqual([]);

    const again = await takeIn(ada, file);
    clock.advance({ minutes: 1 });
    const [run] = await openOf(ada);
    await ada.call(api.challenges.checkIn, { params: { id: run?.id ?? '' }, body: { task: 'x' } });
    await ada.call(api.mood.stopExperiment, { params: { id: (await experimentsOf(ada)).current?.id ?? '' } });
    const undone = await undo(ada, again);
    expect([undone.removed, undone.kept.map(({ kind, text }) => [kind, text])]).toEqual([
      2,
      [
        ['challenge', 'Habit Formation'],
        ['experiment', 'tea'],
      ],
    ]);
    // What stayed is known: it does not come a second time.
    expect(added(await takeIn(ada, file))).toEqual({ challenge: 1, experiment: 1 });
  });

  it('leave out what is damaged, unknown or yet to come', async () => {
    const { ada } = await world(database, at);
    const result = await takeIn(
      ada,
      fileOf({
        challenges: [
          runOf({ id: uuid(6), challenge: '90DAY001' }),
          runOf({ id: uuid(7), closedOn: '2026-01-01' }),
          underWay({ id: uuid(8), startedOn: '2026-03-09' }),
          runOf({ id: uuid(9), days: daysOf('done'), medal: 'full' }),
        ],
        experiments: [
          { ...experiment, plan: 'x'.repeat(14) },
          { ...experiment, id: uuid(10), startsOn: '2026-04-01' },
          { ...experiment, id: uuid(11), nextDay: 1 },
        ],
      }),
    );
    expect(added(result)).toEqual({ challenge: 1, experiment: 1 });
    expect(result.leftOut).toEqual([
      { reason: 'unreadable', count: 3 },
      { reason: 'ahead', count: 2 },
    ]);
    // A medal is what its days are worth, whatever the file says.
    expect(await closedOf(ada)).toMatchObject([{ outcome: 'ended', medal: null, daysDone: 1 }]);
  });
});

// Each file is read by a process of its own, four times a run.
it('comes back as it was, whatever was walked', { timeout: 120_000 }, async () => {
  const outcome = fc.constantFrom('done' as const, 'missed' as const);
  const runs = fc.array(
    fc.record({
      outcomes: fc.array(outcome, { minLength: 1, maxLength: 7 }),
      ticks: fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 7 }), task: fc.constantFrom('a', 'b', 'x', 'comeback') }), {
        selector: ({ day, task }) => `${day} ${task}`,
        maxLength: 6,
      }),
      rest: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      shrunkFrom: fc.option(fc.integer({ min: 1, max: 7 }), { nil: null }),
    }),
    { minLength: 3, maxLength: 12 },
  );
  const plan = fc.array(fc.constantFrom('x-', '-x'), { minLength: 7, maxLength: 7 }).map((blocks) => blocks.join(''));
  await fc.assert(
    fc.asyncProperty(runs, fc.array(fc.record({ plan, nextDay: fc.boolean() }), { maxLength: 3 }), async (walked, plans) => {
      const { ada, bo } = await world('sqlite', at);
      const challenges = walked.map(({ outcomes, ticks, rest, shrunkFrom }, index) =>
        runOf({
          id: uuid(100 + index),
          outcome: 'ended',
          medal: null,
          shrunkFrom,
          days: daysOf(...outcomes),
          ticks: ticks.map((tick) => ({ ...tick, at: '2026-02-03T09:00:00.000Z' })),
          pauses: rest === null ? [] : [{ from: '2026-02-02', until: `2026-02-0${2 + rest}` }],
        }),
      );
      const experiments = plans.map((one, index) => ({ ...experiment, ...one, id: uuid(200 + index) }));
      await takeIn(ada, fileOf({ challenges, experiments }));
      const first = await takenOut(ada);
      expect(byId(first.json.challenges).map(({ id }) => id)).toEqual(challenges.map(({ id }) => id));
      await takeIn(bo, first.bytes);
      const second = await takenOut(bo);
      expect(nameless(second.json.challenges)).toEqual(nameless(first.json.challenges));
      expect(nameless(second.json.experiments)).toEqual(nameless(first.json.experiments));
    }),
    { numRuns: 3 },
  );
});

const byId = (list: unknown) => (list as Run[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
/** Without ids, which differ on one server; in an order that does not hang on them. */
const nameless = (list: unknown) => (list as Run[]).map(({ id: _, ...rest }) => JSON.stringify(rest)).sort();
