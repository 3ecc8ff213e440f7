import { api, type Body, MOST_GOALS, MOST_MILESTONES } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';
import { goalsSweep } from './sweep.ts';

type Planned = Partial<Body<typeof api.goals.create>>;

const milestones = [
  { title: 'Outline agreed' },
  { title: 'Pages', kind: 'number' as const, target: 120, unit: 'pages' },
] satisfies Planned['milestones'];
const setGoal = (who: Person, planned: Planned = {}) =>
  who.call(api.goals.create, { body: { title: 'Finish my thesis on mosses', size: 'L', milestones, ...planned } });
const totals = async (who: Person) => (await who.call(api.gamification.progress)).points;
const move = (who: Person, id: string, milestoneId: string, body: Body<typeof api.goals.moveMilestone>) =>
  who.call(api.goals.moveMilestone, { params: { id, milestoneId }, body });
const toggle = (who: Person, id: string, body: Body<typeof api.goals.toggle> = {}) => who.call(api.goals.toggle, { params: { id }, body });
const titles = async (who: Person, query: Record<string, string> = {}) =>
  (await who.call(api.goals.list, { query })).goals.map(({ title }) => title);
const habit = async (who: Person, title = 'Morning pages') =>
  who.call(api.habits.create, { body: { title, kind: 'yes-no', schedule: { per: 'day', times: 1 } } });

describe.each(databases)('goals on %s', (database) => {
  it('are set with why, size, due date and milestones, and earn 15 twice a day [other-005]', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    const goal = await setGoal(ada, { why: 'So that others can read it.', dueDate: '2026-06-30' });
    expect(goal).toMatchObject({
      state: 'active',
      size: 'L',
      dueDate: '2026-06-30',
      progress: 0,
      version: 1,
      lesson: '',
      completedAt: null,
    });
    expect(goal.milestones.map(({ title, kind }) => [title, kind])).toEqual([
      ['Outline agreed', 'check'],
      ['Pages', 'number'],
    ]);
    const others = [await setGoal(ada), await setGoal(ada)];
    expect([goal, ...others].map(({ award }) => award?.receipt.baseXp)).toEqual([15, 15, 0]);
    expect(goal.award?.receipt.firstSteps.map(({ code }) => code)).toEqual(['first_goal']);
    expect(goal.award?.achievementsUnlocked.map(({ code }) => code)).toEqual(['north_star']);
    expect(await ada.call(api.goals.read, { params: { id: goal.id } })).toMatchObject({ title: goal.title, why: goal.why });
  });

  it('are one however often the same id is sent', async () => {
    const { ada, bo, deps } = await world(database);
    const id = deps.ids.next();
    const answers = await Promise.all(Array.from({ length: 8 }, () => setGoal(ada, { id })));
    expect(answers.filter(({ award }) => (award?.xpAwarded ?? 0) > 0)).toHaveLength(1);
    expect(await titles(ada)).toHaveLength(1);
    expect((await setGoal(bo, { id })).id).not.toBe(id);
    expect(await titles(ada)).toHaveLength(1);
  });

  it('move with each milestone: 25 for one that is reached, given back with the tick and brought again with it', async () => {
    const { ada } = await world(database);
    const goal = await setGoal(ada);
    const [outline] = goal.milestones;
    const before = await totals(ada);
    const ticked = await move(ada, goal.id, outline?.id ?? '', { done: true });
    expect([ticked.progress, ticked.award?.receipt.baseXp]).toEqual([50, 25]);
    expect(await totals(ada)).toBe(before + 25);
    const again = await move(ada, goal.id, outline?.id ?? '', { done: true });
    expect([again.award, again.version]).toEqual([null, ticked.version]);
    const open = await move(ada, goal.id, outline?.id ?? '', { done: false });
    expect([open.progress, open.award, await totals(ada)]).toEqual([0, null, before]);
    await move(ada, goal.id, outline?.id ?? '', { done: true });
    expect(await totals(ada)).toBe(before + 25);
    await move(ada, goal.id, outline?.id ?? '', { done: false });
    await move(ada, goal.id, outline?.id ?? '', { done: true });
    expect(await totals(ada), 'a second time brings nothing').toBeLessThanOrEqual(before + 25);
  });

  it('earn 10 for a key result that moved forward, once a day each, five times a day', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const goal = await setGoal(ada);
    const pages = goal.milestones[1]?.id ?? '';
    expect((await move(ada, goal.id, pages, { value: 30 })).award?.receipt.baseXp).toBe(10);
    expect((await move(ada, goal.id, pages, { value: 60 })).award).toBeNull();
    expect((await move(ada, goal.id, pages, { value: 50 })).award).toBeNull();
    clock.advance({ days: 1 });
    const next = await move(ada, goal.id, pages, { value: 62.5 });
    expect([next.award?.receipt.baseXp, next.progress]).toEqual([10, 26]);
    const done = await move(ada, goal.id, pages, { value: 130 });
    expect([done.award?.receipt.source, done.award?.receipt.baseXp]).toEqual(['goal_milestone', 25]);

    const five = Array.from({ length: 5 }, (_, index) => ({ title: `Part ${index}`, kind: 'percent' as const }));
    clock.advance({ days: 1 });
    const many = [await setGoal(ada, { milestones: five }), await setGoal(ada, { milestones: five })];
    const earned: (number | undefined)[] = [];
    for (const { id, milestones: parts } of many)
      for (const part of parts.slice(0, 3)) earned.push((await move(ada, id, part.id, { value: 10 })).award?.receipt.baseXp);
    expect(earned).toEqual([10, 10, 10, 10, 10, 0]);
  });

  it('refuse a move that is not of the milestone’s kind', async () => {
    const { ada } = await world(database);
    const goal = await setGoal(ada);
    const [outline, pages] = goal.milestones.map(({ id }) => id);
    await expect(move(ada, goal.id, outline ?? '', { value: 1 })).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.done' }] });
    await expect(move(ada, goal.id, pages ?? '', { done: true })).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.value' }] });
    await expect(move(ada, goal.id, goal.id, { done: true })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['S', 60],
    ['M', 100],
    ['L', 150],
  ] as const)('of size %s bring %i XP when they are completed, with what was learned', async (size, xp) => {
    const { ada, clock } = await world(database);
    const { id } = await setGoal(ada, { size });
    clock.advance({ days: 1 });
    const before = await totals(ada);
    const done = await toggle(ada, id, { lesson: 'Measure twice.' });
    expect(done).toMatchObject({ state: 'completed', progress: 100, lesson: 'Measure twice.' });
    expect(done.award?.receipt.baseXp).toBe(xp);
    const open = await toggle(ada, id);
    expect([open.state, open.completedAt, open.award, open.lesson]).toEqual(['active', null, null, 'Measure twice.']);
    expect(await totals(ada)).toBe(before);
    await toggle(ada, id, { completed: true });
    expect(await totals(ada)).toBe(before + xp);
    const again = await toggle(ada, id, { completed: true });
    expect([again.state, again.award?.xpAwarded]).toEqual(['completed', 0]);
    const stats = await ada.call(api.gamification.enhancedStats);
    expect(stats.statistics.goalsCompleted, 'and count once').toBe(1);
  });

  it('bring nothing for being completed on the day they were set, and what is due once they are a day old', async () => {
    const { ada, clock } = await world(database);
    const { id } = await setGoal(ada, { size: 'S' });
    clock.advance({ hours: 23 });
    const early = await toggle(ada, id, { occurredAt: clock.now().toISOString() });
    expect([early.state, early.award?.xpAwarded, early.award?.receipt.reason]).toEqual(['completed', 0, 'not_earning']);
    await toggle(ada, id);
    clock.advance({ hours: 1 });
    expect((await toggle(ada, id)).award?.receipt.baseXp).toBe(60);
  });

  it('pause, go on, and lie in the archive; what is closed does not move', async () => {
    const { ada, clock } = await world(database);
    const goal = await setGoal(ada);
    const params = { id: goal.id };
    const edit = async (body: Omit<Body<typeof api.goals.edit>, 'version'>) => {
      const { version } = await ada.call(api.goals.read, { params });
      return ada.call(api.goals.edit, { params, body: { ...body, version } });
    };
    expect((await edit({ state: 'paused' })).state).toBe('paused');
    expect((await edit({ state: 'active' })).state).toBe('active');
    expect(await edit({ state: 'archived', lesson: 'Not this year.' })).toMatchObject({ state: 'archived', lesson: 'Not this year.' });
    await expect(move(ada, goal.id, goal.milestones[0]?.id ?? '', { done: true })).rejects.toMatchObject({
      status: 409,
      details: { state: 'archived' },
    });
    expect((await edit({ state: 'active' })).state).toBe('active');
    clock.advance({ days: 1 });
    await toggle(ada, goal.id);
    await expect(edit({ state: 'paused' })).rejects.toMatchObject({ status: 409 });
    expect((await edit({ state: 'archived' })).progress).toBe(100);
    expect((await edit({ state: 'active' })).state, 'out of the archive it is completed still').toBe('completed');
  });

  it('refuse a change to what was changed elsewhere, and hand over how it stands now', async () => {
    const { ada } = await world(database);
    const { id } = await setGoal(ada);
    await ada.call(api.goals.edit, { params: { id }, body: { version: 1, title: 'From the phone' } });
    await expect(ada.call(api.goals.edit, { params: { id }, body: { version: 1, title: 'From the desk' } })).rejects.toMatchObject({
      status: 409,
      details: { title: 'From the phone', version: 2 },
    });
  });

  it('keep how far a milestone is when the plan changes, and take back what a dropped one earned', async () => {
    const { ada } = await world(database);
    const goal = await setGoal(ada);
    const [outline, pages] = goal.milestones.map(({ id }) => id);
    await move(ada, goal.id, outline ?? '', { done: true });
    const moved = await move(ada, goal.id, pages ?? '', { value: 60 });
    const before = await totals(ada);
    const changed = await ada.call(api.goals.edit, {
      params: { id: goal.id },
      body: { version: moved.version, milestones: [{ id: pages, title: 'Pages', kind: 'number', target: 80 }, { title: 'Hand it in' }] },
    });
    expect(changed.milestones.map(({ title }) => title)).toEqual(['Pages', 'Hand it in']);
    expect([changed.progress, await totals(ada)]).toEqual([37, before - 25]);
  });

  it('take one milestone more by themselves, up to five', async () => {
    const { ada } = await world(database);
    const { id } = await setGoal(ada);
    for (let count = milestones.length; count < MOST_MILESTONES; count += 1)
      await ada.call(api.goals.addMilestone, { params: { id }, body: { title: `One more ${count}` } });
    await expect(ada.call(api.goals.addMilestone, { params: { id }, body: { title: 'Too many' } })).rejects.toMatchObject({
      code: 'limit_reached',
    });
    const listed = await ada.call(api.goals.milestones, { params: { id } });
    expect(listed.milestones).toHaveLength(MOST_MILESTONES);
  });

  it('are carried by habits: each has the share of its ticks since it was linked', async () => {
    const { ada, bo, clock } = await world(database, { at: '2026-03-02T09:00' });
    const { id: habitId } = await habit(ada);
    const tick = () => ada.call(api.habits.complete, { params: { id: habitId }, body: {} });
    await tick();
    clock.advance({ days: 1 });
    const goal = await setGoal(ada, { milestones: [], habits: [{ id: habitId, target: 4 }] });
    expect([goal.progress, goal.habits]).toEqual([0, [{ id: habitId, title: 'Morning pages', target: 4, ticks: 0, since: '2026-03-03' }]]);
    await tick();
    clock.advance({ days: 1 });
    await tick();
    const [listed] = (await ada.call(api.goals.list, { query: {} })).goals;
    expect([listed?.progress, listed?.habits[0]?.ticks]).toEqual([50, 2]);
    const theirs = await habit(bo);
    await expect(setGoal(ada, { habits: [{ id: theirs.id }] })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'body.habits.0.id' }],
    });
    await ada.call(api.habits.remove, { params: { id: habitId } });
    expect((await ada.call(api.goals.read, { params: { id: goal.id } })).habits).toEqual([]);
  });

  it('keep one answer a week of how sure one is', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-07T09:00' });
    const { id } = await setGoal(ada);
    const say = (value: number) => ada.call(api.goals.confidence, { params: { id }, body: { value } });
    await say(2);
    await say(3);
    clock.advance({ days: 2 });
    expect((await say(4)).confidence).toEqual([
      { week: '2026-03-02', value: 3 },
      { week: '2026-03-09', value: 4 },
    ]);
  });

  it('go with all they earned when they are deleted, and come back with it', async () => {
    const { ada, clock } = await world(database);
    const start = await totals(ada);
    const goal = await setGoal(ada, { size: 'S' });
    await move(ada, goal.id, goal.milestones[0]?.id ?? '', { done: true });
    clock.advance({ days: 1 });
    await toggle(ada, goal.id);
    const full = await totals(ada);
    const { xpTaken } = await ada.call(api.goals.remove, { params: { id: goal.id } });
    expect(xpTaken).toBe(100);
    expect(await totals(ada)).toBe(start + 20);
    expect(await titles(ada)).toEqual([]);
    await expect(ada.call(api.goals.read, { params: { id: goal.id } })).rejects.toMatchObject({ status: 404 });
    expect((await ada.call(api.goals.remove, { params: { id: goal.id } })).xpTaken).toBe(0);
    const restored = await ada.call(api.goals.restore, { params: { id: goal.id } });
    expect([restored.state, restored.award?.xpAwarded, await totals(ada)]).toEqual(['completed', 100, full]);
    expect(restored.award?.newTotalXP).toBe(full);
  });

  it('list newest first, by state and page, never those of somebody else; the shortest list has what moved last', async () => {
    const { ada, bo, clock } = await world(database);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push((await setGoal(ada, { title: String(index) })).id);
      clock.advance({ minutes: 1 });
    }
    await setGoal(bo, { title: 'Bo’s' });
    expect(await titles(ada)).toEqual(['4', '3', '2', '1', '0']);
    await ada.call(api.goals.edit, { params: { id: ids[3] ?? '' }, body: { version: 1, state: 'paused' } });
    expect(await titles(ada, { state: 'paused' })).toEqual(['3']);
    expect(await titles(ada, { state: 'active' })).toEqual(['4', '2', '1', '0']);
    const first = await ada.call(api.goals.list, { query: { limit: 3 } });
    const second = await ada.call(api.goals.list, { query: { limit: 3, cursor: first.nextCursor ?? '' } });
    expect([...first.goals, ...second.goals].map(({ title }) => title)).toEqual(['4', '3', '2', '1', '0']);
    expect(second.nextCursor).toBeNull();
    await ada.call(api.goals.confidence, { params: { id: ids[0] ?? '' }, body: { value: 4 } });
    expect((await ada.call(api.goals.recent)).goals.map(({ title }) => title)).toEqual(['0', '4', '2']);
  });

  it('have an end of room, said plainly', async () => {
    const { ada, db, deps } = await world(database);
    const { id } = await setGoal(ada);
    const row = await db.query.selectFrom('goal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db.query
      .insertInto('goal')
      .values(Array.from({ length: MOST_GOALS - 1 }, () => ({ ...row, id: deps.ids.next() })))
      .execute();
    await expect(setGoal(ada)).rejects.toMatchObject({ code: 'limit_reached', message: expect.stringContaining('You hold 200 goals.') });
    await ada.call(api.goals.remove, { params: { id } });
    const other = await setGoal(ada);
    expect(other.title).toBe(row.title);
    await expect(ada.call(api.goals.restore, { params: { id } })).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('celebrate nothing where words speak of danger', async () => {
    const { ada, clock } = await world(database);
    const { id } = await setGoal(ada, { size: 'S' });
    clock.advance({ days: 1 });
    const done = await toggle(ada, id, { lesson: 'I want to kill myself.' });
    expect([done.state, done.award?.xpAwarded, done.award?.achievementsUnlocked]).toEqual(['completed', 0, []]);
    // Asked for once more it earns nothing, and the answer says all the same that nobody celebrates.
    const again = await toggle(ada, id, { completed: true });
    expect([done.award?.quiet, again.award?.receipt.reason, again.award?.quiet]).toEqual([true, 'already_counted', true]);
    // Where nothing is sure, there is no card and no care event; but no points for it either.
    const { award } = await setGoal(ada, { title: 'Starve until I weigh 40 kg' });
    expect(award?.xpAwarded).toBe(0);
  });

  it('are forgotten for good thirty days after they were deleted', async () => {
    const { ada, deps, clock, db } = await world(database);
    const { id } = await setGoal(ada);
    await ada.call(api.goals.remove, { params: { id } });
    clock.advance({ days: 29 });
    await goalsSweep.run(deps);
    expect(await db.query.selectFrom('goal').selectAll().execute()).toHaveLength(1);
    clock.advance({ days: 2 });
    await goalsSweep.run(deps);
    expect(await db.query.selectFrom('goal').selectAll().execute()).toEqual([]);
  });

  it('stand on the dashboard: how many, how far, and what comes next, the nearest due date first [entity-021] [entity-022]', async () => {
    const { ada, clock } = await world(database);
    const later = await setGoal(ada, { title: 'Later', dueDate: '2026-12-24' });
    await setGoal(ada, { title: 'Some day' });
    const sooner = await setGoal(ada, { title: 'Sooner', dueDate: '2026-06-30' });
    const paused = await setGoal(ada, { title: 'Paused' });
    const done = await setGoal(ada, { title: 'Done' });
    await ada.call(api.goals.edit, { params: { id: paused.id }, body: { version: 1, state: 'paused' } });
    await move(ada, sooner.id, sooner.milestones[0]?.id ?? '', { done: true });
    clock.advance({ days: 1 });
    await toggle(ada, done.id);
    const { goals, stats } = await ada.call(api.dashboard.read, { query: {} });
    expect(stats.activeGoals).toBe(3);
    expect(goals).toMatchObject({ total: 5, completed: 1, inProgress: 3, progress: 17 });
    expect(goals.next.map(({ title, progress, nextMilestone }) => [title, progress, nextMilestone])).toEqual([
      ['Sooner', 50, 'Pages'],
      ['Later', 0, 'Outline agreed'],
      ['Some day', 0, 'Outline agreed'],
    ]);
    expect(goals.next[1]).toMatchObject({ id: later.id, dueDate: '2026-12-24' });
  });

  it('earn nothing twice by the name of their source, nor for what is not one’s own [game-006]', async () => {
    const { ada, bo } = await world(database);
    const { id } = await setGoal(ada);
    const claim = (who: Person, source: string) => who.call(api.gamification.awardXp, { body: { source, metadata: { goalId: id } } });
    const reasons = async (who: Person) => {
      const awards = [await claim(who, 'goal_creation'), await claim(who, 'goal_completion'), await claim(who, 'goal_progress')];
      return awards.map(({ xpAwarded, receipt }) => [xpAwarded, receipt.reason]);
    };
    expect(await reasons(ada)).toEqual([
      [0, 'already_counted'],
      [0, 'no_record'],
      [0, 'no_record'],
    ]);
    expect(await reasons(bo)).toEqual(Array.from({ length: 3 }, () => [0, 'no_record']));
  });
});
