import { api, ENTRY_MAX_PHOTOS } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';
import { searchWords } from './search.ts';
import { journalSweep } from './sweep.ts';

type Written = Partial<{
  id: string;
  title: string;
  body: string;
  tags: string[];
  date: string;
  finished: boolean;
  pinned: boolean;
  sealed: string;
  moodId: string;
}>;

const write = (who: Person, body: Written) => who.call(api.journal.write, { body });
const found = async (who: Person, query: Record<string, string>) =>
  (await who.call(api.journal.list, { query })).entries.map(({ title }) => title);
const sealed = `es1.${'a'.repeat(16)}.${'b'.repeat(64)}`;
const TWENTY_WORDS = 'stone '.repeat(20);
const SMALL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGMoXzUTjhhwcgCSohS50TMbeAAAAABJRU5ErkJggg==';

function addPhoto(who: Person, id: string) {
  const form = new FormData();
  form.set('photo', new File([Buffer.from(SMALL_PNG, 'base64')], 'green.png', { type: 'image/png' }));
  return who.fetch(`/api/journals/${id}/photos`, { method: 'POST', body: form });
}

describe.each(databases)('the journal on %s', (database) => {
  it('keeps an entry and earns 15 from twenty words on, else 5, twice a day [other-006]', async () => {
    const { ada } = await world(database, { zone: 'Europe/Berlin', at: '2026-03-02T21:00' });
    const long = await write(ada, { title: 'The hill', body: TWENTY_WORDS, tags: ['Morning'] });
    expect(long).toMatchObject({ title: 'The hill', words: 20, tags: ['Morning'], localDate: '2026-03-02', version: 1 });
    const short = await write(ada, { body: 'Four words, no more.' });
    const third = await write(ada, { body: TWENTY_WORDS });
    expect([long, short, third].map(({ award }) => award?.receipt.baseXp)).toEqual([15, 5, 0]);
    expect((await ada.call(api.journal.read, { params: { id: long.id } })).body).toBe(TWENTY_WORDS);
  });

  it('earns once it is done, by the words it has then, and once only', async () => {
    const { ada } = await world(database);
    const draft = await write(ada, { body: 'One', finished: false });
    expect([draft.award, draft.finished]).toEqual([null, false]);
    const params = { id: draft.id };
    const saved = await ada.call(api.journal.edit, { params, body: { version: 1, body: TWENTY_WORDS } });
    expect(saved.award).toBeNull();
    const done = await ada.call(api.journal.edit, { params, body: { version: 2, finished: true } });
    expect([done.award?.receipt.baseXp, done.words]).toEqual([15, 20]);
    const again = await ada.call(api.journal.edit, { params, body: { version: 3, finished: true, body: `${TWENTY_WORDS} more` } });
    expect(again.award).toBeNull();
  });

  it('is one entry however often the same id is sent', async () => {
    const { ada, deps } = await world(database);
    const id = deps.ids.next();
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(ada, { id, body: TWENTY_WORDS })));
    expect(answers.filter(({ award }) => (award?.xpAwarded ?? 0) > 0)).toHaveLength(1);
    expect(await found(ada, {})).toHaveLength(1);
  });

  it('refuses a change to what was changed elsewhere, and hands over the other text', async () => {
    const { ada } = await world(database);
    const { id } = await write(ada, { body: 'First' });
    await ada.call(api.journal.edit, { params: { id }, body: { version: 1, body: 'From the phone' } });
    await expect(ada.call(api.journal.edit, { params: { id }, body: { version: 1, body: 'From the desk' } })).rejects.toMatchObject({
      status: 409,
      details: { body: 'From the phone', version: 2 },
    });
  });

  it('finds words by their beginnings, whatever their case and accents, and never those of somebody else', async () => {
    const { ada, bo } = await world(database);
    await write(ada, { title: 'Café', body: 'Schöne Steine am **Fluss**.', tags: ['Wasser'] });
    await write(ada, { title: 'Hill', body: 'Don’t count stones 42 times.' });
    await write(ada, { title: '山', body: '今日は山に登りました。' });
    await write(bo, { title: 'Bo’s own', body: 'Schöne Steine' });
    expect(await found(ada, { q: 'SCHON stei' })).toEqual(['Café']);
    expect(await found(ada, { q: 'cafe' })).toEqual(['Café']);
    expect(await found(ada, { q: 'wasser' })).toEqual(['Café']);
    expect(await found(ada, { q: 'don' })).toEqual(['Hill']);
    expect(await found(ada, { q: '42' })).toEqual(['Hill']);
    expect(await found(ada, { q: '登り' })).toEqual(['山']);
    expect(await found(ada, { q: 'steine nowhere' })).toEqual([]);
    for (const query of ['"', '*', 'a OR b', 'NEAR(', "' or 1=1", '!&|', ':*'])
      expect(Array.isArray(await found(ada, { q: query }))).toBe(true);
    expect(await found(ada, { q: '***' })).toEqual([]);
  });

  it('finds an entry by what it says now, and not at all once it is deleted, until it is restored', async () => {
    const { ada } = await world(database);
    const { id } = await write(ada, { title: 'Hill', body: 'fog', tags: ['Morning'] });
    await ada.call(api.journal.edit, { params: { id }, body: { version: 1, body: 'sun', tags: ['noon'] } });
    expect([await found(ada, { q: 'fog' }), await found(ada, { q: 'sun' })]).toEqual([[], ['Hill']]);
    expect([await found(ada, { tag: 'morning' }), await found(ada, { tag: 'NOON' })]).toEqual([[], ['Hill']]);
    await ada.call(api.journal.remove, { params: { id } });
    expect([await found(ada, { q: 'sun' }), await found(ada, { tag: 'noon' })]).toEqual([[], []]);
    expect((await ada.call(api.journal.tags)).tags).toEqual([]);
    await ada.call(api.journal.restore, { params: { id } });
    expect(await found(ada, { q: 'sun' })).toEqual(['Hill']);
    expect((await ada.call(api.journal.tags)).tags).toEqual([{ tag: 'noon', count: 1 }]);
  });

  it('takes back what a deleted entry earned and gives it back with it', async () => {
    const { ada } = await world(database);
    const { id, award } = await write(ada, { body: TWENTY_WORDS });
    const total = award?.newTotalXP ?? 0;
    const { xpTaken } = await ada.call(api.journal.remove, { params: { id } });
    expect(xpTaken).toBe(15);
    const restored = await ada.call(api.journal.restore, { params: { id } });
    expect(restored.award?.newTotalXP).toBe(total);
    await expect(ada.call(api.journal.read, { params: { id } })).resolves.toMatchObject({ body: TWENTY_WORDS });
  });

  it('takes a locked entry as ciphertext alone, for a flat 5 XP, and locks one that stood in the clear', async () => {
    const { ada, db } = await world(database);
    const locked = await write(ada, { sealed });
    expect([locked.award?.receipt.baseXp, locked.sealed, locked.body]).toEqual([5, sealed, '']);
    const clear = await write(ada, { title: 'Canary title', body: 'canary words', tags: ['canary'] });
    await ada.call(api.journal.edit, { params: { id: clear.id }, body: { version: 1, sealed } });
    const rows = await db.query.selectFrom('journalEntry').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/canary/i);
    expect(await found(ada, { q: 'canary' })).toEqual([]);
    expect((await ada.call(api.journal.tags)).tags).toEqual([]);
    const opened = await ada.call(api.journal.edit, { params: { id: clear.id }, body: { version: 2, sealed: null, body: 'open again' } });
    expect([opened.sealed, opened.body]).toEqual([null, 'open again']);
  });

  it('sets up one vault, whichever device was first', async () => {
    const { ada, bo } = await world(database);
    const wrapped = `es1.${'a'.repeat(16)}.${'b'.repeat(64)}`;
    const vault = {
      format: 1 as const,
      iterations: 600_000,
      salt: 's'.repeat(22),
      keyByPassphrase: wrapped,
      recoverySalt: 'r'.repeat(22),
      keyByRecovery: wrapped,
    };
    const attempts = await Promise.allSettled(
      ['x', 'y'].map((letter) => ada.call(api.journal.putVault, { body: { ...vault, salt: letter.repeat(22), version: 0 } })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ada.call(api.journal.vault)).vault).toMatchObject({ version: 1 });
    expect((await bo.call(api.journal.vault)).vault).toBeNull();
  });

  it('looks back on the same day of earlier years, and counts days for the calendar', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    for (const date of ['2026-03-02', '2025-03-02', '2024-03-02', '2025-03-03']) await write(ada, { title: date, date });
    const { entries } = await ada.call(api.journal.onThisDay, { query: { date: '2026-03-02' } });
    expect(entries.map(({ title }) => title)).toEqual(['2025-03-02', '2024-03-02']);
    const { days } = await ada.call(api.journal.calendar, { query: { from: '2025-03-01', to: '2025-03-31' } });
    expect(days).toEqual([
      { date: '2025-03-02', count: 1 },
      { date: '2025-03-03', count: 1 },
    ]);
    await expect(write(ada, { date: '2026-03-03' })).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.date' }] });
  });

  it('lists pinned ones, and all of them a page at a time without a gap or a repeat', async () => {
    const { ada } = await world(database);
    for (let index = 0; index < 7; index += 1) await write(ada, { title: String(index), pinned: index % 3 === 0 });
    expect(await found(ada, { pinned: 'true' })).toEqual(['6', '3', '0']);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ada.call(api.journal.list, { query: { limit: 3, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.entries.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    const all = await ada.call(api.journal.exportAll, { query: {} });
    expect(all.entries.map(({ title }) => title)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });

  it('links a mood of the member’s own and no other, and outlives it', async () => {
    const { ada, bo } = await world(database);
    const mine = await ada.call(api.mood.log, { body: { score: 4 } });
    const theirs = await bo.call(api.mood.log, { body: { score: 2 } });
    expect((await write(ada, { moodId: mine.id })).moodId).toBe(mine.id);
    await expect(write(ada, { moodId: theirs.id })).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.moodId' }] });
  });

  it('keeps photos with what they show; a locked entry takes none, and nobody takes too many', async () => {
    const { ada, files } = await world(database);
    const { id } = await write(ada, { body: 'With a photo' });
    expect((await addPhoto(ada, id)).status).toBe(201);
    const [photo] = (await ada.call(api.journal.read, { params: { id } })).photos;
    const shown = await ada.fetch(photo?.url ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const described = await ada.call(api.journal.describePhoto, { params: { id, photoId: photo?.id ?? '' }, body: { alt: 'Moss.' } });
    expect(described.photos[0]?.alt).toBe('Moss.');
    expect((await ada.call(api.journal.list, { query: {} })).entries[0]?.photoCount).toBe(1);
    await ada.call(api.journal.removePhoto, { params: { id, photoId: photo?.id ?? '' } });
    expect(files.keys()).toEqual([]);
    const locked = await write(ada, { sealed });
    expect((await addPhoto(ada, locked.id)).status).toBe(422);
    for (let count = 0; count < ENTRY_MAX_PHOTOS; count += 1) await addPhoto(ada, id);
    expect((await addPhoto(ada, id)).status).toBe(409);
    expect(files.keys()).toHaveLength(ENTRY_MAX_PHOTOS * 2);
  });

  it('forgets what was deleted thirty days ago for good, words and photos too', async () => {
    const { ada, deps, clock, files, db } = await world(database);
    const { id } = await write(ada, { title: 'Canary', body: 'canary' });
    await addPhoto(ada, id);
    await ada.call(api.journal.remove, { params: { id } });
    clock.advance({ days: 29 });
    await journalSweep.run(deps);
    expect(files.keys()).toHaveLength(2);
    clock.advance({ days: 2 });
    await journalSweep.run(deps);
    expect([files.keys(), await db.query.selectFrom('journalEntry').selectAll().execute()]).toEqual([[], []]);
    expect(await db.query.selectFrom('storedFile').selectAll().execute()).toEqual([]);
  });

  it('offers own prompts from level 3 on, and more than sixty of ours before', async () => {
    const { ada, db } = await world(database);
    expect((await ada.call(api.journal.prompts)).prompts.length).toBeGreaterThanOrEqual(60);
    await expect(ada.call(api.journal.addPrompt, { body: { text: 'Mine' } })).rejects.toMatchObject({
      status: 403,
      code: 'feature_locked',
    });
    await db.query.updateTable('memberProgress').set({ highestLevel: 3 }).where('memberId', '=', ada.id).execute();
    await ada.call(api.journal.addPrompt, { body: { text: 'Mine' } });
    expect((await ada.call(api.journal.prompts)).prompts[0]).toMatchObject({ text: 'Mine', own: true });
  });

  it('counts the day of a despairing entry, and celebrates nothing', async () => {
    const { ada, db } = await world(database);
    const { award } = await write(ada, { body: 'I do not want to be alive any more' });
    expect(award).toMatchObject({ xpAwarded: 0, coinsAwarded: 0, levelUp: null, achievementsUnlocked: [] });
    expect(await db.query.selectFrom('careEvent').selectAll().execute()).toHaveLength(1);
  });
});

describe('words that are searched', () => {
  it('hold letters and digits only', () => {
    expect(searchWords('Don’t “count” **stones**, 3.5 kg — naïve!')).toEqual(['don', 't', 'count', 'stones', '3', '5', 'kg', 'naive']);
  });
});
