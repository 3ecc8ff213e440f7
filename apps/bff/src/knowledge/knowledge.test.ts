import { api, type GuideDataType, MOST_GUIDE_NOTES } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { offlineGuide } from '../ai/offline/guide.ts';
import { refusalOf, talkingWorld } from '../chat/testing/talking-world.ts';
import { databases, type Person, world } from '../testing/index.ts';

const kael = { personaId: 'kael' };
const goal = (title: string) => ({ title, size: 'S' as const, milestones: [{ title: 'First' }] });
const habit = (title: string) => ({ title, kind: 'yes-no', schedule: { per: 'day', times: 1 } }) as const;

/** A member with a record of each kind that there is. */
async function lived(who: Person): Promise<void> {
  await who.call(api.accounts.updateProfile, { body: { focus: 'writing' } });
  await who.call(api.goals.create, { body: goal('Finish my thesis') });
  await who.call(api.habits.create, { body: habit('Morning walk') });
  await who.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
  await who.call(api.mood.log, { body: { score: 2 } });
  await who.call(api.journal.write, { body: { title: '', body: 'Fog over the hill.\nAnd a second line.' } });
  await who.call(api.journal.write, { body: { sealed: `es1.${'e'.repeat(16)}.${'f'.repeat(64)}` } });
}

const open = (who: Person, type: GuideDataType, allowed = true) => who.call(api.knowledge.changeConsent, { body: { type, allowed } });
const say = (who: Person, message: string, more: { conversationId?: string; incognito?: boolean } = {}) =>
  who.call(api.chat.send, { params: kael, body: { message, ...more } });
const labelsOf = async (who: Person) =>
  (await who.call(api.knowledge.read, { params: kael })).items.filter(({ forgotten }) => !forgotten).map(({ label }) => label);

describe.each(databases)('what a guide knows on %s', (database) => {
  it('is what one does, and how one is only once the member opens it', async () => {
    const { ada, bo } = await world(database);
    await lived(ada);
    const usual = { goals: true, habits: true, challenge: true, level: true, mood: false, journal: false, assessment: false };
    expect(await ada.call(api.knowledge.consent)).toEqual(usual);
    const atFirst = [
      'first name “Ada”',
      'focus “writing”',
      'goal “Finish my thesis”',
      'habit “Morning walk”',
      'challenge “Momentum Builder”',
      expect.stringMatching(/^level \d/),
      'streak of 1 day',
    ];
    expect(await labelsOf(ada)).toEqual(atFirst);
    await open(ada, 'mood');
    expect(await open(ada, 'journal')).toEqual({ ...usual, mood: true, journal: true });
    expect(await labelsOf(ada)).toEqual([...atFirst, expect.stringMatching(/^mood of 20/), 'journal entry “Fog over the hill.”']);
    for (const type of ['goals', 'habits', 'challenge', 'level', 'mood', 'journal'] as const) await open(ada, type, false);
    expect(await labelsOf(ada)).toEqual(['first name “Ada”', 'focus “writing”']);
    expect(await bo.call(api.knowledge.consent)).toEqual(usual);
    expect(await labelsOf(bo)).not.toContain('goal “Finish my thesis”');
  });

  it('goes to a model as it is open at that moment, and to nobody else', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    await lived(ada);
    const sent = () => JSON.stringify(mock.calls.at(-1)?.body);
    await say(ada, 'Hello');
    expect(sent()).toMatch(/Finish my thesis.*Morning walk.*Momentum Builder/);
    expect(sent()).not.toMatch(/Fog|mood of/);
    await open(ada, 'mood');
    await open(ada, 'journal');
    await open(ada, 'goals', false);
    await say(ada, 'Hello');
    expect(sent()).toMatch(/Fog over the hill/);
    expect(sent()).toContain('2 of 5');
    expect(sent()).not.toMatch(/thesis|second line|es1/);
    await say(bo, 'Hello');
    expect(sent()).not.toMatch(/thesis|Morning walk|Fog|Ada/);
  });

  it('is forgotten by one guide at a time, and brought back', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    await lived(ada);
    const { items } = await ada.call(api.knowledge.read, { params: kael });
    const ref = items.find(({ kind }) => kind === 'goals')?.ref ?? '';
    const remember = (forgotten: boolean) => ada.call(api.knowledge.remember, { params: kael, body: { ref, forgotten } });
    const after = await remember(true);
    expect(after.items.find((item) => item.ref === ref)).toMatchObject({ forgotten: true, source: 'Goals' });
    await say(ada, 'Hello');
    expect(JSON.stringify(mock.calls.at(-1)?.body)).not.toContain('thesis');
    await ada.call(api.chat.send, { params: { personaId: 'luma' }, body: { message: 'Hello' } });
    expect(JSON.stringify(mock.calls.at(-1)?.body)).toContain('thesis');
    await remember(false);
    await say(ada, 'Hello');
    expect(JSON.stringify(mock.calls.at(-1)?.body)).toContain('thesis');
    const refused = await refusalOf(bo.call(api.knowledge.remember, { params: kael, body: { ref, forgotten: true } }));
    expect(refused.code).toBe('not_found');
  });

  it('includes the notes that the member writes, changes and deletes, for that guide alone', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    const { id } = await ada.call(api.knowledge.addNote, { params: kael, body: { text: 'I work at night.' } });
    await say(ada, 'Hello');
    expect(JSON.stringify(mock.calls.at(-1)?.body)).toContain('I work at night.');
    await ada.call(api.chat.send, { params: { personaId: 'luma' }, body: { message: 'Hello' } });
    expect(JSON.stringify(mock.calls.at(-1)?.body)).not.toContain('at night');
    const params = { ...kael, id };
    expect((await refusalOf(bo.call(api.knowledge.editNote, { params, body: { text: 'Mine now.' } }))).code).toBe('not_found');
    expect((await refusalOf(bo.call(api.knowledge.removeNote, { params }))).code).toBe('not_found');
    await ada.call(api.knowledge.editNote, { params, body: { text: 'I work by day.' } });
    expect((await ada.call(api.knowledge.read, { params: kael })).notes).toMatchObject([{ id, text: 'I work by day.' }]);
    await ada.call(api.knowledge.removeNote, { params });
    expect((await ada.call(api.knowledge.read, { params: kael })).notes).toEqual([]);
    const many = Array.from({ length: MOST_GUIDE_NOTES + 1 }, (_, index) => index);
    const add = (index: number) => ada.call(api.knowledge.addNote, { params: kael, body: { text: `Note ${index}` } });
    const added = await Promise.allSettled(many.map(add));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_GUIDE_NOTES);
  });

  it('is nothing in an incognito conversation, of which no summary is kept', async () => {
    const { ada, mock, db } = await talkingWorld(database);
    await lived(ada);
    await ada.call(api.knowledge.addNote, { params: kael, body: { text: 'I work at night.' } });
    const { conversationId } = await say(ada, 'Hello', { incognito: true });
    const sent = () => JSON.stringify(mock.calls.at(-1)?.body);
    expect(sent()).not.toMatch(/thesis|Morning walk|at night|Ada|<member-data>\\n/);
    expect(sent()).toContain('you see nothing');
    expect(await ada.call(api.chat.conversation, { params: { conversationId } })).toMatchObject({ incognito: true });
    const long = 'word '.repeat(1500);
    for (const _ of [1, 2, 3, 4]) await say(ada, long, { conversationId });
    expect(sent()).not.toMatch(/thesis|at night/);
    await ada.call(api.chat.conversations, { query: {} });
    expect(await db.query.selectFrom('conversationSummary').selectAll().execute()).toEqual([]);
    expect(await say(ada, 'Hello')).toMatchObject({ conversationId: expect.not.stringMatching(conversationId) });
    expect(sent()).toContain('thesis');
  });

  it('shows what a long conversation is remembered as, and forgets that too', async () => {
    const { ada, bo, mock, db } = await talkingWorld(database);
    const { conversationId, reply } = await say(ada, 'Hello');
    const summary = { conversationId, throughMessageId: reply.id, content: 'Wants to see the sea.', updatedAt: '2026-03-02T08:00:00.000Z' };
    await db.query.insertInto('conversationSummary').values(summary).execute();
    await say(ada, 'And now?', { conversationId });
    expect(JSON.stringify(mock.calls.at(-1)?.body)).toContain('Wants to see the sea.');
    const known = await ada.call(api.knowledge.read, { params: kael });
    expect(known.summaries).toMatchObject([{ conversationId, content: 'Wants to see the sea.', forgotten: false }]);
    expect((await bo.call(api.knowledge.read, { params: kael })).summaries).toEqual([]);
    const ref = known.summaries[0]?.ref ?? '';
    await ada.call(api.knowledge.remember, { params: kael, body: { ref, forgotten: true } });
    await say(ada, 'And then?', { conversationId });
    expect(JSON.stringify(mock.calls.at(-1)?.body)).not.toContain('the sea');
  });

  it('goes with the account', async () => {
    const { ada, db } = await world(database);
    await open(ada, 'mood');
    await ada.call(api.knowledge.addNote, { params: kael, body: { text: 'A note.' } });
    await ada.call(api.knowledge.remember, { params: kael, body: { ref: 'level:level', forgotten: true } });
    await db.query.deleteFrom('member').where('id', '=', ada.id).execute();
    for (const table of ['guideConsent', 'guideNote', 'guideForgotten'] as const)
      expect(await db.query.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe.each(databases)('what a reply leaned on, on %s', (database) => {
  it('is told exactly by the built-in guide', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    await lived(ada);
    const { reply, message, conversationId } = await say(ada, 'I want to finish my thesis but I keep putting it off.');
    expect(message).toContain('“Finish my thesis”');
    expect(reply.evidence).toEqual([expect.objectContaining({ kind: 'goals', label: 'goal “Finish my thesis”' })]);
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)?.evidence).toEqual(reply.evidence);
    const alone = await say(ada, 'I want to finish my thesis but I keep putting it off.', { incognito: true });
    expect(alone.message).not.toContain('“Finish my thesis”');
    expect(alone.reply.evidence).toBeUndefined();
  });

  it('is what a model marks, and its marks are not shown', async () => {
    const { ada, mock } = await talkingWorld(database);
    await lived(ada);
    mock.script({ kind: 'stream', text: 'Your thesis first, then the walk. [[3, 4, 77]]' });
    const { message, reply } = await say(ada, 'What now?');
    // The space before a mark may have been shown already.
    expect(message.trimEnd()).toBe('Your thesis first, then the walk.');
    expect(reply.evidence?.map(({ label }) => label)).toEqual(['goal “Finish my thesis”', 'habit “Morning walk”']);
    mock.script({ kind: 'stream', text: 'A list [[not a mark]] and [1].' });
    const plain = await say(ada, 'What now?');
    expect(plain.message).toBe('A list [[not a mark]] and [1].');
    expect(plain.reply.evidence).toBeUndefined();
  });
});
