import { api, emptySafetyPlan } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../../testing/index.ts';
import { added, at, entriesOf, everything, look, takeIn, takenOut, undo } from '../testing/doing.ts';
import { SMALL_PNG } from '../testing/files.ts';

describe.each(databases)('take-out on %s', (database) => {
  const vault = {
    format: 1 as const,
    iterations: 600_000,
    salt: 's'.repeat(22),
    keyByPassphrase: `es1.${'a'.repeat(16)}.${'b'.repeat(64)}`,
    recoverySalt: 'r'.repeat(22),
    keyByRecovery: `es1.${'c'.repeat(16)}.${'d'.repeat(64)}`,
  };
  const sealed = `es1.${'e'.repeat(16)}.${'f'.repeat(64)}`;

  /** A member who has something of everything. */
  async function lived(ada: Person): Promise<void> {
    const { id } = await ada.call(api.habits.create, {
      body: {
        title: 'Read',
        kind: 'at-least',
        target: 20.5,
        unit: 'pages',
        schedule: { per: 'week', times: 3 },
        reminderTime: '07:30',
        cue: 'After tea',
      },
    });
    const params = { id };
    await ada.call(api.habits.complete, { params, body: { value: 12.5, note: 'In the <garden> & "sun"' } });
    await ada.call(api.habits.skip, { params, body: { date: '2026-03-01', reason: 'travel' } });
    const old = await ada.call(api.habits.create, { body: { title: 'Old', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
    await ada.call(api.habits.archive, { params: { id: old.id } });
    const mood = await ada.call(api.mood.log, {
      body: { score: 4, quadrant: 'low-pleasant', words: ['calm'], activities: ['walk'], note: '=1+1' },
    });
    await ada.call(api.journal.write, {
      body: { title: '<script>alert(1)</script>', body: 'Fog.\n\nSun.', tags: ['Hill'], moodId: mood.id, pinned: true },
    });
    await ada.call(api.journal.putVault, { body: { ...vault, version: 0 } });
    await ada.call(api.journal.write, { body: { sealed } });
    await ada.call(api.goals.create, {
      body: {
        title: 'Run',
        why: 'To breathe',
        size: 'M',
        dueDate: '2026-09-01',
        milestones: [{ title: 'First' }, { title: 'Far', kind: 'number', target: 10, unit: 'km' }],
        habits: [{ id, target: 40 }],
      },
    });
    const { run } = await ada.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
    await ada.call(api.challenges.checkIn, { params: { id: run?.id ?? '' }, body: { task: 'x' } });
    await ada.call(api.mood.startExperiment, { body: { kind: 'habit', subject: id } });
  }

  it('gives everything that a member made, and nothing of anybody else', async () => {
    const { ada, bo, admin } = await world(database, at);
    await lived(ada);
    const params = await admin.call(api.admin.sendNotification, { body: { title: 'A walk', message: 'On <Sunday>.', targetUsers: 'all' } });
    await ada.call(api.notifications.reply, { params, body: { content: 'I will <come>.' } });
    await bo.call(api.notifications.reply, { params, body: { content: 'Bo’s canary.' } });
    await ada.call(api.notifications.changePreferences, { body: { mutedTypes: ['promotion'], quiet: null } });
    await ada.call(api.care.saveSafetyPlan, { body: { words: { ...emptySafetyPlan, people: 'Jo <day & night>' }, version: 0 } });
    const kael = { personaId: 'kael' };
    await ada.call(api.knowledge.changeConsent, { body: { type: 'mood', allowed: true } });
    await ada.call(api.knowledge.addNote, { params: kael, body: { text: 'I work at <night>.' } });
    await ada.call(api.chat.send, { params: kael, body: { message: 'I want to swim <far>.' } });
    await ada.call(api.courses.prompt, { body: { prompt: 'Explain tides to me.' } });
    await bo.call(api.chat.send, { params: kael, body: { message: 'Bo’s canary.' } });
    await bo.call(api.journal.write, { body: { body: 'Bo’s canary.' } });
    await bo.call(api.knowledge.addNote, { params: kael, body: { text: 'Bo’s canary.' } });
    const { json, names, text } = await takenOut(ada);
    expect(names).toEqual([
      'everstep.json',
      'README.txt',
      'everstep.schema.json',
      'everstep.html',
      ...['habits', 'habit-days', 'moods', 'journal', 'goals', 'challenges', 'experiments', 'points'].map((name) => `csv/${name}.csv`),
    ]);
    expect(json).toMatchObject({
      format: 'everstep',
      version: 1,
      habits: [
        {
          title: 'Read',
          target: 20.5,
          ticks: [
            { localDate: '2026-03-01', kind: 'skipped', reason: 'travel' },
            { localDate: '2026-03-02', value: 12.5 },
          ],
        },
        { title: 'Old', archivedOn: '2026-03-02' },
      ],
      moods: [{ score: 4, words: ['calm'] }],
      journal: [
        { body: 'Fog.\n\nSun.', tags: ['Hill'] },
        { sealed, body: '' },
      ],
      vault,
      goals: [{ title: 'Run', milestones: [{ title: 'First' }, { title: 'Far', target: 10 }], habits: [{ target: 40 }] }],
      challenges: [{ challenge: '7DAY001', closedOn: null }],
      guides: { consent: { goals: true, mood: true, journal: false }, notes: [{ ...kael, text: 'I work at <night>.' }] },
      conversations: [
        {
          title: 'I want to swim <far>.',
          messages: [
            { role: 'user', content: 'I want to swim <far>.' },
            { role: 'assistant', ...kael },
          ],
        },
      ],
      threads: [{ subject: 'A walk', content: 'On <Sunday>.', messages: [{ side: 'member', author: 'Ada', content: 'I will <come>.' }] }],
      notificationPreferences: { mutedTypes: ['promotion'], quiet: null },
      courseSessions: [{ messages: [{ role: 'user', content: 'Explain tides to me.' }, { role: 'assistant' }] }],
      safetyPlan: { words: { people: 'Jo <day & night>', warningSigns: '' }, updatedAt: expect.any(String) },
    });
    expect((json.ledger as unknown[]).length).toBeGreaterThan(3);
    const html = await text('everstep.html');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('I work at &lt;night&gt;.');
    expect(html).toContain('I want to swim &lt;far&gt;.');
    expect(html).toContain('Explain tides to me.');
    expect(html).toContain('I will &lt;come&gt;.');
    expect(html).toContain('A locked entry.');
    expect(html).not.toContain(sealed);
    expect(html).toContain('Jo &lt;day &amp; night&gt;');
    expect(await text('csv/moods.csv')).toContain(`,calm,walk,'=1+1\r\n`);
    expect(await text('csv/habit-days.csv')).toContain(`2026-03-02,done,12.5,,"In the <garden> & ""sun"""\r\n`);
    for (const name of names) expect(await text(name)).not.toMatch(/canary/);
  });

  it('comes back as it was with a member who has nothing, and not a second time', async () => {
    const { ada, bo } = await world(database, at);
    await lived(ada);
    const own = await takenOut(ada);
    const preview = await look(ada, own.bytes);
    expect(preview.counts.map(({ kind, fresh }) => [kind, fresh])).toEqual([
      ['habit', 0],
      ['tick', 0],
      ['mood', 0],
      ['entry', 0],
      ['goal', 0],
      ['challenge', 0],
      ['experiment', 0],
    ]);

    expect(added(await takeIn(bo, own.bytes))).toEqual({ habit: 2, tick: 2, mood: 1, entry: 2, goal: 1, challenge: 1, experiment: 1 });
    expect(added(await takeIn(bo, own.bytes))).toEqual({});
    expect((await bo.call(api.journal.vault)).vault).toMatchObject(vault);
    // On the same server ids are taken, so his records have others; goals and walks under way are as old as their import. All else is equal.
    expect(nameless((await takenOut(bo)).json)).toEqual(nameless(own.json));
  });

  it('comes back with its own ids where these are free', async () => {
    const here = await world(database, at);
    await lived(here.ada);
    const own = await takenOut(here.ada);
    const there = await world(database, at);
    await takeIn(there.bo, own.bytes);
    const { exportedAt: _, goals, challenges, ledger: __, ...rest } = (await takenOut(there.bo)).json;
    expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((name) => [name, own.json[name]])));
    const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
    expect([ids(goals), ids(challenges)]).toEqual([ids(own.json.goals), ids(own.json.challenges)]);
  });

  it('brings photos back with their words', async () => {
    const { ada, bo } = await world(database, at);
    const { id } = await ada.call(api.journal.write, { body: { title: 'Hill' } });
    const form = new FormData();
    form.set('photo', new File([SMALL_PNG], 'hill.png', { type: 'image/png' }));
    await ada.fetch(`/api/journals/${id}/photos`, { method: 'POST', body: form });
    const [photo] = (await ada.call(api.journal.read, { params: { id } })).photos;
    await ada.call(api.journal.describePhoto, { params: { id, photoId: photo?.id ?? '' }, body: { alt: 'A hill in fog.' } });
    const own = await takenOut(ada);
    expect(own.names).toContain(`photos/${photo?.id}.webp`);
    await takeIn(bo, own.bytes);
    const [entry] = await entriesOf(bo);
    const back = await bo.call(api.journal.read, { params: { id: entry?.id ?? '' } });
    expect(back.photos.map(({ alt }) => alt)).toEqual(['A hill in fog.']);
    expect((await bo.fetch(back.photos[0]?.url ?? '')).status).toBe(200);
    expect(added(await takeIn(bo, own.bytes))).toEqual({});
  });

  it('leaves entries out that are locked with a key that the member does not have', async () => {
    const { ada, bo } = await world(database, at);
    await lived(ada);
    await bo.call(api.journal.putVault, { body: { ...vault, keyByPassphrase: sealed, keyByRecovery: sealed, version: 0 } });
    const result = await takeIn(bo, (await takenOut(ada)).bytes);
    expect([added(result).entry, result.leftOut.find(({ reason }) => reason === 'locked-elsewhere')?.count]).toEqual([1, 1]);
  });

  it('takes the key of the locked journal back with what it opens', async () => {
    const { ada, bo } = await world(database, at);
    await lived(ada);
    await undo(bo, await takeIn(bo, (await takenOut(ada)).bytes));
    expect((await bo.call(api.journal.vault)).vault).toBeNull();
    expect((await bo.call(api.goals.list, { query: {} })).goals).toEqual([]);
    expect(await everything(bo)).toMatchObject({ habits: [], moods: [], entries: [] });
  });

  it('opens its link for some minutes to whoever has it, and no other', async () => {
    const { ada, nobody, clock } = await world(database, at);
    const { url, award, fileName } = await ada.call(api.transfer.export);
    expect([award.xpAwarded, award.achievementsUnlocked.map(({ code }) => code), fileName]).toEqual([
      0,
      ['own_your_data'],
      'everstep-2026-03-02.zip',
    ]);
    expect((await ada.call(api.transfer.export)).award.achievementsUnlocked).toEqual([]);
    expect((await ada.call(api.transfer.read, { query: {} })).lastExportAt).toBe('2026-03-02T09:00:00.000Z');
    expect((await nobody.fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect((await nobody.fetch(url.replace(/sig=.../, 'sig=abc'))).status).toBe(404);
    for (const path of ['/files/export/nonsense?exp=1&sig=x', '/files/export/', '/files/', '/files'])
      expect((await nobody.fetch(path)).status, path).toBe(404);
    clock.advance({ minutes: 16 });
    expect((await nobody.fetch(url)).status).toBe(404);
  });
});

/** An export without what depends on the moment and on which ids are free. */
function nameless(json: Record<string, unknown>): unknown {
  const { exportedAt: _, ledger: __, ...rest } = json;
  const ids = new Map<string, string>();
  return JSON.parse(JSON.stringify(rest), (name, value) => {
    if (name === 'createdAt') return undefined;
    if (typeof value !== 'string' || !/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return value;
    if (!ids.has(value)) ids.set(value, `id ${ids.size}`);
    return ids.get(value);
  });
}
