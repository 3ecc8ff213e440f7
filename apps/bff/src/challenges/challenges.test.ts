import { api, challengeTemplates } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, type WorldOptions, world } from '../testing/index.ts';

const { challenges } = api;
const options: WorldOptions = { zone: 'Europe/Berlin', at: '2026-03-02T09:00' };

const start = async (who: Person, templateId = '7DAY001') => {
  const { run } = await who.call(challenges.start, { params: { templateId }, body: {} });
  if (!run) throw new Error('nothing was started');
  return run;
};
const checkIn = (who: Person, id: string, body: { day?: number; task?: string; done?: boolean; occurredAt?: string } = {}) =>
  who.call(challenges.checkIn, { params: { id }, body });
const overview = async (who: Person) => (await who.call(challenges.overview)).runs;
const only = async (who: Person) => {
  const [run] = await overview(who);
  if (!run) throw new Error('no run is open');
  return run;
};
const totals = (who: Person) => who.call(api.gamification.progress);
const refused = (status: number, code: string) => ({ status, code });

/** Does everything that a day of the run still needs, the bound tasks by their acts. */
async function complete(who: Person, id: string, day: number) {
  const run = await only(who);
  const open = run.open.find((one) => one.day === day);
  for (const task of open?.tasks.filter(({ required, done }) => required && !done) ?? []) {
    if (task.kind === 'check-in') await who.call(api.gamification.checkIn, { body: {} });
    else if (task.kind === 'mood') await who.call(api.mood.log, { body: { score: 4 } });
    else if (task.kind === 'journal' && task.bound) await who.call(api.journal.write, { body: { body: 'Three quiet lines.' } });
    else await checkIn(who, id, { day, task: task.id });
  }
  return checkIn(who, id);
}

const nextDay = ({ clock }: World) => clock.advance({ days: 1 });

/** The same member with a token for another week. */
async function renewed({ as }: World, { fetch, id }: Person): Promise<Person> {
  return as((await fetch('/api/auth/me')).headers.get('x-renewed-token') ?? '', id);
}

/** The member's words for each day so far: d done, m missed, o open, . ahead. */
const marks = async (who: Person) =>
  (await only(who)).calendar.map(({ state }) => ({ done: 'd', missed: 'm', open: 'o', ahead: '.' })[state]).join('');

describe.each(databases)('challenges on %s', (database) => {
  it('are three, with every day written [challenge-001] [entity-026] [api-064]', async () => {
    const { ada } = await world(database, options);
    const { templates, runs, today } = await ada.call(challenges.overview);
    expect([templates.map(({ id, durationDays }) => [id, durationDays]), runs, today]).toEqual([
      challengeTemplates.map(({ id, durationDays }) => [id, durationDays]),
      [],
      '2026-03-02',
    ]);
    for (const { id, durationDays, requiredTasks } of challengeTemplates) {
      const template = await ada.call(challenges.template, { params: { templateId: id } });
      expect(template.days).toHaveLength(durationDays);
      expect(template.days.every(({ tasks }) => tasks.filter(({ required }) => required).length === requiredTasks)).toBe(true);
    }
    await expect(ada.call(challenges.template, { params: { templateId: '8DAY001' } })).rejects.toMatchObject(refused(404, 'not_found'));
  });

  it('start today, and stay one run however often they are started [challenge-007] [api-065]', async () => {
    const { ada } = await world(database, options);
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(ada)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'active', startedOn: '2026-03-02', endsOn: '2026-03-08', currentDay: 1, streak: 0 });
    expect(answers[0]?.open).toMatchObject([{ day: 1, place: 'today', complete: false }]);
    await start(ada, '21DAY001');
    expect((await overview(ada)).map(({ totalDays }) => totalDays)).toEqual([21, 7]);
  });

  it('are told with both names of the template, newest first, while active or paused [entity-025] [api-063] [challenge-004]', async () => {
    const { ada } = await world(database, options);
    expect(await ada.call(challenges.userProgress)).toEqual([]);
    const { id } = await start(ada);
    const [progress] = await ada.call(challenges.userProgress);
    expect(progress).toEqual({
      id,
      status: 'active',
      challengeTemplateId: '7DAY001',
      challengeId: '7DAY001',
      challengeName: 'Momentum Builder',
      currentDay: 1,
      startDate: '2026-03-02',
      totalProgress: { totalDays: 7, daysCompleted: 0, streak: 0 },
      todayCompleted: false,
      toSettle: false,
    });
    await ada.call(challenges.pause, { params: { id }, body: { days: 1 } });
    expect(await ada.call(challenges.userProgress)).toMatchObject([{ id, status: 'paused' }]);
    await ada.call(challenges.stop, { params: { id }, body: {} });
    expect(await ada.call(challenges.userProgress)).toEqual([]);
  });

  it('tick a task by the act it is bound to, say truly when today is done, and award it once [challenge-006]', async () => {
    const { ada } = await world(database, options);
    const { id } = await start(ada);
    await ada.call(api.gamification.checkIn, { body: {} });
    const before = (await totals(ada)).points;
    expect((await only(ada)).open[0]?.tasks.map(({ kind, bound, done }) => [kind, bound, done])).toEqual([
      ['check-in', true, true],
      ['hand', false, false],
      ['hand', false, false],
    ]);
    const ticked = await checkIn(ada, id, { task: 'b' });
    expect(ticked.run).toMatchObject({ todayCompleted: true, streak: 1, daysDone: 1, toSettle: false });
    expect(ticked.awards.map(({ receipt }) => [receipt.source, receipt.baseXp])).toEqual([['challenge_day', 15]]);
    const again = await Promise.all(Array.from({ length: 5 }, () => checkIn(ada, id, { task: 'b' })));
    expect(again.flatMap(({ awards }) => awards)).toEqual([]);
    expect((await totals(ada)).points).toBe(before + 15);
    expect(await ada.call(challenges.userProgress)).toMatchObject([{ todayCompleted: true, totalProgress: { streak: 1 } }]);
  });

  it('award a day that an act elsewhere has completed with the next write, and say that it waits', async () => {
    const { ada } = await world(database, options);
    const { id } = await start(ada);
    await checkIn(ada, id, { task: 'b' });
    await ada.call(api.gamification.checkIn, { body: {} });
    expect(await ada.call(challenges.userProgress)).toMatchObject([{ todayCompleted: true, toSettle: true }]);
    expect((await checkIn(ada, id)).awards).toHaveLength(1);
    expect(await ada.call(challenges.userProgress)).toMatchObject([{ todayCompleted: true, toSettle: false }]);
    expect((await checkIn(ada, id)).awards).toEqual([]);
  });

  it('count acts for the day on which they happened, and forget those that were taken back', async () => {
    const on = await world(database, options);
    const { ada } = on;
    await start(ada);
    nextDay(on);
    const mood = await ada.call(api.mood.log, { body: { score: 4 } });
    const moodTask = async () => (await only(ada)).open[0]?.tasks.find(({ kind }) => kind === 'mood')?.done;
    expect(await moodTask()).toBe(true);
    await ada.call(api.mood.remove, { params: { id: mood.id } });
    expect(await moodTask()).toBe(false);
    await ada.call(api.mood.restore, { params: { id: mood.id } });
    expect(await moodTask()).toBe(true);
  });

  it('take a tick back with what it earned, and give it again, once', async () => {
    const { ada } = await world(database, options);
    const { id } = await start(ada);
    await complete(ada, id, 1);
    const full = (await totals(ada)).points;
    const untick = () => checkIn(ada, id, { task: 'b', done: false });
    expect((await untick()).run).toMatchObject({ todayCompleted: false, daysDone: 0 });
    expect((await totals(ada)).points).toBe(full - 15);
    await untick();
    expect((await totals(ada)).points).toBe(full - 15);
    expect((await checkIn(ada, id, { task: 'b' })).awards.map(({ xpAwarded }) => xpAwarded)).toEqual([15]);
    expect((await totals(ada)).points).toBe(full);
    for (let round = 0; round < 3; round += 1) {
      await untick();
      await checkIn(ada, id, { task: 'b' });
    }
    expect((await totals(ada)).points).toBe(full);
  });

  it('can be ticked until the end of the next day, then the day was missed and two minutes lead back', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada);
    await ada.call(api.gamification.checkIn, { body: {} });
    nextDay(on);
    expect((await only(ada)).open.map(({ day, place }) => [day, place])).toEqual([
      [2, 'today'],
      [1, 'yesterday'],
    ]);
    expect((await checkIn(ada, id, { day: 1, task: 'b' })).run?.daysDone).toBe(1);
    nextDay(on);
    await expect(checkIn(ada, id, { day: 1, task: 'b', done: false })).rejects.toMatchObject(refused(409, 'conflict'));
    nextDay(on);
    const missed = await only(ada);
    expect([await marks(ada), missed.comeback?.day, missed.missedInARow]).toEqual(['dmoo...', 2, 1]);
    await expect(checkIn(ada, id, { day: 3, task: 'comeback' })).rejects.toMatchObject(refused(409, 'conflict'));
    const back = await checkIn(ada, id, { task: 'comeback' });
    expect(back.run).toMatchObject({ comeback: { day: 2, done: true }, streak: 1, missedInARow: 0, daysDone: 1 });
    expect((await checkIn(ada, id, { task: 'comeback', done: false })).run).toMatchObject({ comeback: { done: false }, streak: 0 });
    const rows = await on.db.query.selectFrom('challengeDay').select(['day', 'outcome']).orderBy('day').execute();
    expect(rows).toEqual([
      { day: 1, outcome: 'done' },
      { day: 2, outcome: 'missed' },
    ]);
  });

  it('believe a device that ticked in time and was heard late', async () => {
    const on = await world(database, { ...options, at: '2026-03-02T21:00' });
    const { ada } = on;
    const { id } = await start(ada);
    await ada.call(api.gamification.checkIn, { body: {} });
    on.clock.advance({ hours: 40 });
    await checkIn(ada, id);
    expect(await marks(ada)).toBe('moo....');
    const late = await checkIn(ada, id, { day: 1, task: 'b', occurredAt: '2026-03-03T10:00:00.000Z' });
    expect([await marks(ada), late.awards.length]).toEqual(['doo....', 1]);
  });

  it("let all of yesterday be ticked by hand: an act of today would be none of yesterday's", async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada);
    nextDay(on);
    await checkIn(ada, id, { day: 1, task: 'a' });
    expect((await checkIn(ada, id, { day: 1, task: 'b' })).run).toMatchObject({ daysDone: 1, streak: 1 });
    await checkIn(ada, id, { day: 1, task: 'a', done: false });
    expect((await only(ada)).open[1]).toMatchObject({ day: 1, tasks: [{ ticked: false, done: false }, { ticked: true, done: true }, {}] });
  });

  it('refuse tasks that tick themselves, tasks that are not there and days to come', async () => {
    const { ada } = await world(database, options);
    const { id } = await start(ada);
    const wrong = { ...refused(422, 'validation'), fields: [{ path: 'body.task', message: expect.any(String) }] };
    await expect(checkIn(ada, id, { task: 'a' })).rejects.toMatchObject(wrong);
    await expect(checkIn(ada, id, { task: 'q' })).rejects.toMatchObject(wrong);
    await expect(checkIn(ada, id, { task: 'a', day: 2 })).rejects.toMatchObject(refused(409, 'conflict'));
    await expect(checkIn(ada, id, { task: 'a', day: 300 })).rejects.toMatchObject(refused(409, 'conflict'));
  });

  it('rest and go on: the day waits, nothing is missed, and the end moves', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada);
    await complete(ada, id, 1);
    nextDay(on);
    const pause = () => ada.call(challenges.pause, { params: { id }, body: { days: 3 } });
    const answers = await Promise.all([pause(), pause(), pause()]);
    expect(new Set(answers.map(({ run }) => JSON.stringify(run?.pause))).size).toBe(1);
    expect(answers[0]?.run).toMatchObject({
      status: 'paused',
      currentDay: 2,
      endsOn: '2026-03-11',
      pause: { until: '2026-03-06', daysLeft: 0, possible: false },
    });
    expect(answers[0]?.run?.open).toMatchObject([{ day: 2, place: 'rest' }]);
    nextDay(on);
    const resume = () => ada.call(challenges.resume, { params: { id }, body: {} });
    expect((await resume()).run).toMatchObject({
      status: 'active',
      currentDay: 2,
      endsOn: '2026-03-09',
      pause: { until: null, daysLeft: 2 },
    });
    expect((await resume()).run).toMatchObject({ status: 'active', pause: { daysLeft: 2 } });
    expect(await marks(ada)).toBe('do.....');
  });

  it('rest no longer than they may, and at most three times in sixty days', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada, '60DAY001');
    const pause = (days?: number) => ada.call(challenges.pause, { params: { id }, body: days === undefined ? {} : { days } });
    for (let round = 0; round < 3; round += 1) {
      await pause(1);
      nextDay(on);
    }
    await expect(pause(1)).rejects.toMatchObject(refused(409, 'limit_reached'));
    const seven = await start(ada);
    expect((await ada.call(challenges.pause, { params: { id: seven.id }, body: { days: 60 } })).run?.pause.until).toBe('2026-03-08');
  });

  it('offer a change after three missed days, and can be made smaller', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada, '21DAY001');
    on.clock.advance({ days: 4 });
    expect(await only(ada)).toMatchObject({ currentDay: 5, missedInARow: 3, offersChange: true });
    const shrink = () => ada.call(challenges.shrink, { params: { id }, body: {} });
    expect((await shrink()).run).toMatchObject({ shrunk: true, offersChange: false, todayCompleted: false });
    await shrink();
    expect((await checkIn(ada, id, { task: 'b' })).run).toMatchObject({ todayCompleted: true, daysDone: 1 });
  });

  it('begin anew once, earn no date twice by it, and keep the old run in the history', async () => {
    const { ada } = await world(database, options);
    const { id } = await start(ada);
    await complete(ada, id, 1);
    const before = (await totals(ada)).points;
    const restart = () => ada.call(challenges.restart, { params: { id }, body: {} });
    const [first, second] = [await restart(), await restart()];
    expect(first.run?.id).not.toBe(id);
    expect([second.run?.id, first.finished, first.closed]).toEqual([first.run?.id, false, null]);
    await complete(ada, first.run?.id ?? '', 1);
    expect((await only(ada)).daysDone).toBe(1);
    expect((await totals(ada)).points).toBe(before);
    expect((await ada.call(challenges.closedRuns, { query: {} })).runs).toMatchObject([{ id, outcome: 'ended', medal: null, daysDone: 1 }]);
  });

  it('stop when asked to, more than once if need be', async () => {
    const { ada } = await world(database, options);
    const { id } = await start(ada);
    const stop = () => ada.call(challenges.stop, { params: { id }, body: {} });
    const answer = await stop();
    expect(answer).toMatchObject({ run: null, closed: { id, outcome: 'ended', closedOn: '2026-03-02' }, finished: false, awards: [] });
    expect(await stop()).toEqual(answer);
    for (const endpoint of [challenges.pause, challenges.resume, challenges.shrink] as const) {
      await expect(ada.call(endpoint, { params: { id }, body: {} })).rejects.toMatchObject(refused(409, 'conflict'));
    }
    expect(await overview(ada)).toEqual([]);
  });

  it('are walked to the end: every day awarded, then the finish with its medal and achievement, once', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada);
    const dayAwards: number[] = [];
    for (let day = 1; day <= 7; day += 1) {
      const finish = ada.call(challenges.finish, { params: { id }, body: {} });
      await expect(finish).rejects.toMatchObject(refused(409, 'conflict'));
      const { awards } = await complete(ada, id, day);
      dayAwards.push(...awards.map(({ receipt }) => receipt.baseXp));
      if (day < 7) on.clock.advance({ hours: 23 });
    }
    const ready = await only(ada);
    expect(ready).toMatchObject({ canFinish: true, medal: 'full', daysDone: 7, streak: 7, status: 'active' });
    const finish = () => ada.call(challenges.finish, { params: { id }, body: {} });
    const done = await finish();
    expect(done).toMatchObject({ run: null, finished: true, closed: { outcome: 'completed', medal: 'full', daysDone: 7 } });
    expect(done.awards.map(({ receipt }) => [receipt.source, receipt.baseXp])).toEqual([['challenge_finish', 50]]);
    expect(done.awards[0]?.achievementsUnlocked.map(({ code }) => code)).toEqual(['momentum']);
    expect(await finish()).toMatchObject({ run: null, finished: false, closed: { id }, awards: [] });
    await start(ada);
    expect((await overview(ada)).map(({ daysDone }) => daysDone)).toEqual([0]);
  });

  it('end by themselves when their last day has closed, and are settled by the next visit', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const { id } = await start(ada);
    await complete(ada, id, 1);
    on.clock.advance({ days: 6 });
    const later = await renewed(on, ada);
    expect(await only(later)).toMatchObject({ status: 'active', canFinish: false, currentDay: 7 });
    on.clock.advance({ days: 2 });
    expect(await later.call(challenges.userProgress)).toEqual([]);
    expect(await only(later)).toMatchObject({ id, status: 'ended', toSettle: true });
    const settled = await checkIn(later, id);
    expect(settled).toMatchObject({
      run: null,
      finished: true,
      closed: { outcome: 'ended', medal: null, daysDone: 1, closedOn: '2026-03-08' },
    });
    expect(await checkIn(later, id)).toMatchObject({ run: null, finished: false, closed: { id } });
  });

  it('wait for a first day to come, can be moved, and begin by themselves', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const starting = (startsOn: string) => ada.call(challenges.start, { params: { templateId: '7DAY001' }, body: { startsOn } });
    const { run } = await starting('2026-03-04');
    expect(run).toMatchObject({ status: 'scheduled', startedOn: '2026-03-04', currentDay: 1 });
    expect(await ada.call(challenges.userProgress)).toEqual([]);
    expect((await starting('2026-03-03')).run).toMatchObject({ id: run?.id, startedOn: '2026-03-03' });
    for (const wrong of ['2026-03-01', '2026-04-02']) {
      await expect(starting(wrong)).rejects.toMatchObject({ fields: [{ path: 'body.startsOn', message: expect.any(String) }] });
    }
    nextDay(on);
    expect(await only(ada)).toMatchObject({ status: 'active', currentDay: 1 });
    const other = await ada.call(challenges.start, { params: { templateId: '21DAY001' }, body: { startsOn: '2026-03-09' } });
    const stopped = await ada.call(challenges.stop, { params: { id: other.run?.id ?? '' }, body: {} });
    expect(stopped).toMatchObject({ run: null, closed: null });
  });

  it('begin at once for those who register with the cohort', async () => {
    const on = await world(database, options);
    const cohort = await on.register({ cohort: '7DAY001' });
    expect(await cohort.call(challenges.userProgress)).toMatchObject([
      { challengeTemplateId: '7DAY001', currentDay: 1, startDate: '2026-03-02' },
    ]);
    expect(await (await on.register()).call(challenges.userProgress)).toEqual([]);
  });

  it('list what was closed page by page, without a gap or a repeat', async () => {
    const on = await world(database, options);
    const { ada } = on;
    const ids: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { id } = await start(ada);
      await ada.call(challenges.stop, { params: { id }, body: {} });
      ids.unshift(id);
      if (round % 2 === 0) on.clock.advance({ minutes: 1 });
    }
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { runs: readonly { id: string }[]; nextCursor: string | null } = await ada.call(challenges.closedRuns, {
        query: { limit: 2, ...(cursor ? { cursor } : {}) },
      });
      seen.push(...page.runs.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(ids);
  });

  it('belong to their member alone', async () => {
    const { ada, bo } = await world(database, options);
    const { id } = await start(ada);
    const params = { id };
    const none = refused(404, 'not_found');
    for (const endpoint of [
      challenges.pause,
      challenges.resume,
      challenges.shrink,
      challenges.finish,
      challenges.restart,
      challenges.stop,
    ] as const) {
      await expect(bo.call(endpoint, { params, body: {} })).rejects.toMatchObject(none);
    }
    await expect(checkIn(bo, id)).rejects.toMatchObject(none);
    expect([await overview(bo), (await bo.call(challenges.closedRuns, { query: {} })).runs]).toEqual([[], []]);
    expect((await bo.call(challenges.start, { params: { templateId: '7DAY001' }, body: { id } })).run?.id).not.toBe(id);
    expect(await only(ada)).toMatchObject({ id, status: 'active' });
  });
});
