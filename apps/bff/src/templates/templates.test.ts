import { type AdminTemplate, api, type Input, TEMPLATES_PUBLISHED_MAX } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';

type Content = Input<typeof api.templates.create>['body'];

const content = (change: Partial<Content> = {}): Content => ({
  name: 'Morning light',
  line: 'Five quiet mornings at the window.',
  category: 'rest',
  difficulty: 'gentle',
  minutes: 5,
  days: ['Open the curtains', 'Drink water', 'Step outside', 'Name one sound', 'Choose one to keep'].map((task, index) => ({
    title: `Morning ${index + 1}`,
    task,
  })),
  ...change,
});

const publish = (admin: Person, { id, version }: Pick<AdminTemplate, 'id' | 'version'>) =>
  admin.call(api.templates.publish, { params: { id }, body: { version } });
const withdraw = (admin: Person, { id, version }: Pick<AdminTemplate, 'id' | 'version'>) =>
  admin.call(api.templates.withdraw, { params: { id }, body: { version } });
const change = (admin: Person, { id, version }: Pick<AdminTemplate, 'id' | 'version'>, body: Content) =>
  admin.call(api.templates.change, { params: { id }, body: { ...body, version } });
const madeBy = async (admin: Person, body = content()) => publish(admin, await admin.call(api.templates.create, { body }));

const namesFor = async (person: Person) => (await person.call(api.challenges.overview)).templates.map(({ name }) => name);
const start = (person: Person, templateId: string, startsOn?: string) =>
  person.call(api.challenges.start, { params: { templateId }, body: startsOn === undefined ? {} : { startsOn } });

describe.each(databases)('challenges that administrators write on %s', (database) => {
  it('are seen by members from when they are published until they are withdrawn', async () => {
    const { admin, ada } = await world(database);
    const draft = await admin.call(api.templates.create, { body: content() });
    expect(draft).toMatchObject({ state: 'draft', changed: false, version: 1, publishedAt: null });
    expect(await namesFor(ada)).not.toContain('Morning light');
    await expect(start(ada, draft.id)).rejects.toMatchObject({ code: 'not_found' });

    const published = await publish(admin, draft);
    expect(published).toMatchObject({ state: 'published', changed: false });
    const { templates } = await ada.call(api.challenges.overview);
    expect(templates.at(-1)).toMatchObject({
      ...{ id: draft.id, name: 'Morning light', category: 'rest', difficulty: 'gentle', durationDays: 5, minutes: 5 },
      ...{ neededTasks: 1, completedFrom: 4, fullFrom: 5, pauseDays: 2 },
    });
    expect(templates.slice(0, 3).map(({ id }) => id)).toEqual(['7DAY001', '21DAY001', '60DAY001']);
    const { days } = await ada.call(api.challenges.template, { params: { templateId: draft.id } });
    expect(days.map(({ tasks }) => tasks.map(({ title }) => title))).toEqual(content().days.map(({ task }) => [task]));

    await withdraw(admin, published);
    expect(await namesFor(ada)).not.toContain('Morning light');
    await expect(start(ada, draft.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(ada.call(api.challenges.template, { params: { templateId: draft.id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stay for whoever began them as they were, when they are changed and when they are withdrawn', async () => {
    const { admin, ada, bo, clock } = await world(database);
    const first = await madeBy(admin);
    const { run } = await start(ada, first.id);
    const id = run?.id ?? '';
    const other = content({
      name: 'Evening light',
      days: content()
        .days.map((day) => ({ ...day, task: 'Light a candle' }))
        .slice(0, 4),
    });
    const changed = await change(admin, first, other);
    expect(changed).toMatchObject({ state: 'published', changed: true });
    expect(await namesFor(bo)).toContain('Morning light');
    const again = await publish(admin, changed);
    expect(again).toMatchObject({ changed: false });
    expect(await namesFor(bo)).toContain('Evening light');
    await withdraw(admin, again);

    const kept = (await ada.call(api.challenges.overview)).runs.find((one) => one.id === id);
    expect(kept).toMatchObject({ name: 'Morning light', totalDays: 5, templateId: first.id });
    expect(kept?.open[0]?.tasks.map(({ title }) => title)).toEqual(['Open the curtains']);
    const ticked = await ada.call(api.challenges.checkIn, { params: { id }, body: { task: 'a' } });
    expect(ticked.run).toMatchObject({ daysDone: 1, todayCompleted: true });
    clock.advance({ days: 1 });
    const { run: second } = await ada.call(api.challenges.checkIn, { params: { id }, body: { task: 'a' } });
    expect(second?.open[0]?.tasks[0]?.title).toBe('Drink water');
    const anew = await ada.call(api.challenges.restart, { params: { id }, body: {} });
    expect(anew.run).toMatchObject({ name: 'Morning light', totalDays: 5, daysDone: 0 });
    expect((await ada.call(api.challenges.closedRuns, { query: {} })).runs.map(({ name }) => name)).toEqual(['Morning light']);
    expect((await ada.call(api.challenges.userProgress))[0]).toMatchObject({ challengeName: 'Morning light' });
  });

  it('earn what any day of a challenge earns, once a day, and stand in what a member takes out', async () => {
    const { admin, ada } = await world(database);
    const { id } = await madeBy(admin);
    const { run } = await start(ada, id);
    const params = { id: run?.id ?? '' };
    const done = await ada.call(api.challenges.checkIn, { params, body: { task: 'a' } });
    expect(done.awards.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0)).toBeGreaterThanOrEqual(15);
    const anew = await ada.call(api.challenges.restart, { params, body: {} });
    const repeated = await ada.call(api.challenges.checkIn, { params: { id: anew.run?.id ?? '' }, body: { task: 'a' } });
    expect(repeated.awards).toEqual([]);
    expect((await ada.call(api.transfer.export)).url).toBeTypeOf('string');
  });

  it('can be begun by whoever had set them for later, and take the place of another that has not begun', async () => {
    const { admin, ada, clock } = await world(database);
    const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const seven = await madeBy(admin, content({ days: [...content().days, ...content().days.slice(0, 2)] }));
    const { run: waiting } = await start(ada, '7DAY001', tomorrow);
    const { run: moved } = await start(ada, seven.id, tomorrow);
    expect(moved).toMatchObject({ id: waiting?.id, name: 'Morning light', status: 'scheduled' });
    await withdraw(admin, seven);
    expect((await start(ada, seven.id)).run).toMatchObject({ id: waiting?.id, name: 'Morning light', status: 'active' });
    // One that is on stays what it is: there is one of each length.
    expect((await start(ada, '7DAY001')).run).toMatchObject({ id: waiting?.id, name: 'Morning light' });
  });

  it('are published once, whoever else publishes them at the same time, and the others are shown what they are then', async () => {
    const { admin, member } = await world(database);
    const others = [await member({ firstName: 'Olu', role: 'admin' }), await member({ firstName: 'Vic', role: 'admin' })];
    for (let round = 0; round < 5; round += 1) {
      const draft = await admin.call(api.templates.create, { body: content() });
      const results = await Promise.allSettled([admin, ...others, admin].map((who) => publish(who, draft)));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refused).toHaveLength(3);
      for (const error of refused)
        expect(error).toMatchObject({ status: 409, code: 'conflict', details: { id: draft.id, state: 'published', version: 2 } });
    }
  });

  it('are kept from being overwritten, published twice or lost by a repeated call', async () => {
    const { admin } = await world(database);
    const id = crypto.randomUUID();
    const [one, two] = await Promise.all([0, 1].map(() => admin.call(api.templates.create, { body: { ...content(), id } })));
    expect(one).toEqual(two);
    await expect(admin.call(api.templates.create, { body: { ...content({ name: 'Other' }), id } })).rejects.toMatchObject({
      code: 'conflict',
    });
    const mine = await change(admin, { id, version: 1 }, content({ name: 'Mine' }));
    const stale = change(admin, { id, version: 1 }, content({ name: 'Theirs' }));
    await expect(stale).rejects.toMatchObject({ code: 'conflict', details: { version: 2, content: { name: 'Mine' } } });
    await expect(withdraw(admin, mine)).rejects.toMatchObject({ code: 'conflict' });
    const published = await publish(admin, mine);
    expect(await publish(admin, published)).toEqual(published);
    // Taken out and put back without a change, it is the edition that members had.
    const back = await publish(admin, await withdraw(admin, published));
    expect(back.publishedAt).toBe(published.publishedAt);
    const { templates } = await admin.call(api.templates.list, { query: {} });
    expect(templates).toEqual([expect.objectContaining({ id, name: 'Mine', durationDays: 5, state: 'published', changed: false })]);
  });

  it('are written down act by act, with the name they have now and none of their words', async () => {
    const { admin } = await world(database);
    const published = await madeBy(admin);
    const changed = await change(admin, published, content({ name: 'Evening light' }));
    await withdraw(admin, changed);
    const { entries } = await admin.call(api.admin.audit, { query: {} });
    expect(entries.map(({ act, recordId }) => [act, recordId])).toEqual(
      ['template_withdrawn', 'template_changed', 'template_published', 'template_created'].map((act) => [act, published.id]),
    );
    expect(new Set(entries.map(({ recordName }) => recordName))).toEqual(new Set(['Evening light']));
    expect(JSON.stringify(entries)).not.toMatch(/quiet|window|curtains/);
  });

  it('are for administrators to write: a member is refused on each call, and so is who is none any more', async () => {
    const { admin, ada, db } = await world(database);
    const draft = await admin.call(api.templates.create, { body: content() });
    const { id, version } = draft;
    const calls = (person: Person) => [
      () => person.call(api.templates.list, { query: {} }),
      () => person.call(api.templates.read, { params: { id } }),
      () => person.call(api.templates.create, { body: content() }),
      () => change(person, draft, content({ name: 'Taken over' })),
      () => publish(person, { id, version }),
      () => withdraw(person, { id, version }),
    ];
    for (const call of calls(ada)) await expect(call()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await db.query.updateTable('member').set({ role: 'member' }).where('id', '=', admin.id).execute();
    for (const call of calls(admin)) await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('say all at once what is wrong with them', async () => {
    const { admin } = await world(database);
    const wrong = content({ name: ' ', minutes: 0, days: [{ title: '', task: '' }, ...content().days] });
    await expect(admin.call(api.templates.create, { body: wrong })).rejects.toMatchObject({
      code: 'validation',
      fields: [
        { path: 'body.name', message: 'Give the challenge a name.' },
        { path: 'body.minutes', message: 'Write whole minutes, from 1 to 120.' },
        { path: 'body.days.0.title', message: 'Give the day a name.' },
        { path: 'body.days.0.task', message: 'Write what there is to do.' },
      ],
    });
    await expect(admin.call(api.templates.create, { body: content({ days: content().days.slice(0, 2) }) })).rejects.toMatchObject({
      fields: [{ path: 'body.days', message: 'Write 3 to 60 days.' }],
    });
  });

  it('fill the catalogue to fifty and no further', async () => {
    const { admin, db } = await world(database);
    const { id } = await madeBy(admin);
    const row = await db.query.selectFrom('challengeTemplate').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const more = Array.from({ length: TEMPLATES_PUBLISHED_MAX - 1 }, () => ({ ...row, id: crypto.randomUUID() }));
    await db.query.insertInto('challengeTemplate').values(more).execute();
    const last = await admin.call(api.templates.create, { body: content({ name: 'One too many' }) });
    await expect(publish(admin, last)).rejects.toMatchObject({ code: 'limit_reached' });
  });
});
