import { api } from '@everstep/domain';
import { connectPersonas, courseGuides } from '@everstep/domain/guides';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';
import { chatSweep } from './sweep.ts';
import { refusalOf, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const pin = (who: Person, conversationId: string, pinned: boolean) =>
  who.call(api.chat.editConversation, { params: { conversationId }, body: { pinned } });
const begin = (who: Person, message: string) => who.call(api.chat.send, { params: kael, body: { message } });

describe.each(databases)('conversations on %s', (database) => {
  it('are listed last updated first, page by page [api-038]', async () => {
    const { ada, clock } = await world(database);
    const ids: string[] = [];
    for (const message of ['One', 'Two', 'Three']) {
      ids.push((await begin(ada, message)).conversationId);
      clock.advance({ minutes: 1 });
    }
    await ada.call(api.chat.send, { params: kael, body: { message: 'More', conversationId: ids[0] } });
    const list = await ada.call(api.chat.conversations, { query: {} });
    expect(list.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    expect(list[0]).toMatchObject({
      _id: ids[0],
      conversationId: ids[0],
      personaId: 'kael',
      lastMessage: 'I hear you. What would help most today?',
    });
    expect(await ada.call(api.chat.conversations, { query: { limit: 2 } })).toHaveLength(2);
    for (const limit of [0, 101, 1.5]) {
      expect(await refusalOf(ada.call(api.chat.conversations, { query: { limit } }))).toMatchObject({ status: 422 });
    }
  });

  it('are found by their title and by what was said', async () => {
    const { ada } = await world(database);
    await begin(ada, 'Mosses in winter');
    await begin(ada, 'A plan for 100% of my week');
    const found = async (q: string) => (await ada.call(api.chat.conversations, { query: { q } })).map(({ title }) => title);
    expect(await found('MOSSES')).toEqual(['Mosses in winter']);
    expect(await found('100%')).toEqual(['A plan for 100% of my week']);
    expect(await found('%')).toEqual(['A plan for 100% of my week']);
    expect(await found('hear you')).toHaveLength(2);
    expect(await found("'; drop table message; --")).toEqual([]);
  });

  it('say which message has the words first, and nothing where only the title has them', async () => {
    const { ada } = await world(database);
    const { conversationId } = await begin(ada, 'Mosses in winter');
    await ada.call(api.chat.send, { params: kael, body: { message: 'More on mosses', conversationId } });
    await ada.call(api.chat.editConversation, { params: { conversationId }, body: { title: 'Zebras' } });
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    const foundIn = async (q?: string) => (await ada.call(api.chat.history, { query: q ? { q } : {} })).conversations[0];
    expect((await foundIn('MOSSES'))?.foundMessageId).toBe(messages[0]?.id);
    expect((await foundIn('more on'))?.foundMessageId).toBe(messages[2]?.id);
    expect((await foundIn('more on'))?.foundText).toBe('More on mosses');
    expect(await foundIn('zebras')).toMatchObject({ id: conversationId });
    expect(await foundIn('zebras')).not.toHaveProperty('foundText');
    expect(await foundIn('zebras')).not.toHaveProperty('foundMessageId');
    expect(await foundIn()).not.toHaveProperty('foundMessageId');
  });

  it('hand over the part of a long message where the words stand, and nothing else of it', async () => {
    const { ada, bo } = await world(database);
    const { conversationId } = await begin(ada, 'Mosses in winter');
    const message = `${'It rained, and then it rained again. '.repeat(30)}At last the LANDLORD rang. ${'Nobody spoke of it. '.repeat(30)}`;
    await ada.call(api.chat.send, { params: kael, body: { message, conversationId } });
    const [hit] = (await ada.call(api.chat.history, { query: { q: 'landlord' } })).conversations;
    expect(hit?.foundText).toMatch(/^…[^…]*LANDLORD rang\. Nobody spoke[^…]*…$/);
    expect(hit?.foundText?.length).toBeLessThan(120);
    expect((await bo.call(api.chat.history, { query: { q: 'landlord' } })).conversations).toEqual([]);
  });

  it('are found whatever the case of letters beyond the alphabet of English', async () => {
    const { ada, bo } = await world(database);
    await begin(ada, 'ÄRGER mit Öl in Łódź');
    await begin(ada, 'Обо мне');
    await begin(bo, 'Ärger');
    const found = async (q: string) => (await ada.call(api.chat.conversations, { query: { q } })).map(({ title }) => title);
    expect(await found('ärger MIT öl')).toEqual(['ÄRGER mit Öl in Łódź']);
    expect(await found('łódź')).toEqual(['ÄRGER mit Öl in Łódź']);
    expect(await found('обо МНЕ')).toEqual(['Обо мне']);
    expect(await found('_rger')).toEqual([]);
  });

  it('go on beyond one page, each once, pinned ones first, and so do those that are found', async () => {
    const { ada, clock } = await world(database);
    const ids: string[] = [];
    for (const message of ['Moss 1', 'Moss 2', 'Fern', 'Moss 3', 'Moss 4']) {
      ids.push((await begin(ada, message)).conversationId);
      clock.advance({ minutes: 1 });
    }
    for (const at of [0, 2]) await pin(ada, ids[at] ?? UNKNOWN, true);
    const all = async (query: { limit: number; q?: string }) => {
      const titles: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await ada.call(api.chat.history, { query: { ...query, ...(cursor ? { cursor } : {}) } });
        expect(page.conversations.length).toBeLessThanOrEqual(query.limit);
        titles.push(...page.conversations.map(({ title }) => title));
        cursor = page.nextCursor;
      }
      return titles;
    };
    const inOrder = ['Fern', 'Moss 1', 'Moss 4', 'Moss 3', 'Moss 2'];
    for (const limit of [1, 2, 3, 5, 100]) expect(await all({ limit })).toEqual(inOrder);
    expect(await all({ limit: 2, q: 'moss' })).toEqual(['Moss 1', 'Moss 4', 'Moss 3', 'Moss 2']);
    expect((await ada.call(api.chat.conversations)).map(({ title }) => title)).toEqual(inOrder);
    for (const cursor of ['nonsense', Buffer.from(`all\n2026-01-01\n${UNKNOWN}`).toString('base64url')]) {
      expect(await refusalOf(ada.call(api.chat.history, { query: { cursor } }))).toMatchObject({ status: 422 });
    }
  });

  it('can be renamed, which is no update of them', async () => {
    const { ada, clock } = await world(database);
    const { conversationId } = await begin(ada, 'One');
    const [before] = await ada.call(api.chat.conversations);
    clock.advance({ minutes: 1 });
    const renamed = await ada.call(api.chat.editConversation, { params: { conversationId }, body: { title: '  Mornings ' } });
    expect(renamed).toEqual({ ...before, title: 'Mornings' });
  });

  it('have titles without signs that are hidden or turn what is read, by whichever way they come', async () => {
    const { ada } = await world(database);
    const turned = 'Moss\u202ees\u0007\n and \u200bferns\u2066';
    const { conversationId } = await begin(ada, turned);
    const title = async () => (await ada.call(api.chat.conversations)).find(({ id }) => id === conversationId)?.title;
    expect(await title()).toBe('Mosses and ferns');
    expect(await ada.call(api.chat.editConversation, { params: { conversationId }, body: { title: `${turned} again` } })).toMatchObject({
      title: 'Mosses and ferns again',
    });
    const given = await ada.call(api.chat.send, { params: kael, body: { message: 'Hello', title: turned } });
    expect((await ada.call(api.chat.conversations)).find(({ id }) => id === given.conversationId)?.title).toBe('Mosses and ferns');
    const hidden = ada.call(api.chat.editConversation, { params: { conversationId }, body: { title: '\u202e \u200b' } });
    expect(await refusalOf(hidden)).toMatchObject({ status: 422 });
  });

  it('can be pinned above the others and unpinned, with or without another title', async () => {
    const { ada, clock } = await world(database);
    const { conversationId } = await begin(ada, 'One');
    clock.advance({ minutes: 1 });
    await begin(ada, 'Two');
    const titles = async () => (await ada.call(api.chat.conversations)).map(({ title, pinned }) => [title, pinned]);
    expect(await pin(ada, conversationId, true)).toMatchObject({ id: conversationId, title: 'One', pinned: true });
    expect(await titles()).toEqual([
      ['One', true],
      ['Two', false],
    ]);
    // A pin is no update either: it stays where it was pinned when it is renamed, deleted and brought back.
    await ada.call(api.chat.editConversation, { params: { conversationId }, body: { title: 'First' } });
    await ada.call(api.chat.removeConversation, { params: { conversationId } });
    expect(await ada.call(api.chat.restoreConversation, { params: { conversationId } })).toMatchObject({ title: 'First', pinned: true });
    await ada.call(api.chat.editConversation, { params: { conversationId }, body: { pinned: false, title: 'Last' } });
    expect(await titles()).toEqual([
      ['Two', false],
      ['Last', false],
    ]);
    const nothing = ada.call(api.chat.editConversation, { params: { conversationId }, body: {} });
    expect(await refusalOf(nothing)).toMatchObject({ status: 422, fields: [{ path: 'body.title' }] });
  });

  it('disappear when deleted and come back when restored [api-040]', async () => {
    const { ada } = await world(database);
    const { conversationId } = await begin(ada, 'One');
    const params = { conversationId };
    await ada.call(api.chat.removeConversation, { params });
    expect(await ada.call(api.chat.conversations, { query: {} })).toEqual([]);
    expect(await refusalOf(ada.call(api.chat.conversation, { params }))).toMatchObject({ status: 404 });
    expect(await refusalOf(ada.call(api.chat.send, { params: kael, body: { message: 'More', conversationId } }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(ada.call(api.chat.removeConversation, { params }))).toMatchObject({ status: 404 });
    expect(await ada.call(api.chat.restoreConversation, { params })).toMatchObject({ id: conversationId, messageCount: 2 });
    expect((await ada.call(api.chat.conversation, { params })).messages).toHaveLength(2);
  });

  it('are gone for good 30 days after they were deleted', async () => {
    const { ada, deps, clock, db } = await world(database);
    const [gone, kept] = [await begin(ada, 'One'), await begin(ada, 'Two')];
    await ada.call(api.chat.removeConversation, { params: { conversationId: gone.conversationId } });
    clock.advance({ days: 29 });
    await chatSweep.run(deps);
    expect(await db.query.selectFrom('conversation').select('id').execute()).toHaveLength(2);
    clock.advance({ days: 1 });
    await chatSweep.run(deps);
    expect(await db.query.selectFrom('message').select('conversationId').distinct().execute()).toEqual([
      { conversationId: kept.conversationId },
    ]);
  });

  it('stop writing when they are deleted', async () => {
    const { ada, mock, db } = await talkingWorld(database);
    mock.script({ kind: 'stall' });
    const sent = ada.call(api.chat.send, { params: kael, body: { message: 'Hello' } }).catch(() => undefined);
    await mock.held();
    const [row] = await ada.call(api.chat.conversations, { query: {} });
    await ada.call(api.chat.removeConversation, { params: { conversationId: row?.id ?? UNKNOWN } });
    await sent;
    expect(await db.query.selectFrom('chatTurn').select('status').execute()).toEqual([{ status: 'stopped' }]);
  });

  it('keep every reply to a message, and show the one that was chosen with what followed it', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'First.' }, { kind: 'stream', text: 'After first.' }, { kind: 'stream', text: 'Second.' });
    const { conversationId, reply } = await begin(ada, 'Hello');
    const params = { conversationId };
    await ada.call(api.chat.send, { params: kael, body: { message: 'More', conversationId } });
    const anew = await ada.call(api.chat.regenerate, { params, body: { messageId: reply.id } });
    const contents = async () => (await ada.call(api.chat.conversation, { params })).messages.map(({ content }) => content);
    expect(anew.reply.siblings).toEqual({ index: 1, count: 2 });
    expect(await contents()).toEqual(['Hello', 'Second.']);
    const chosen = await ada.call(api.chat.selectSibling, { params, body: { messageId: reply.id } });
    expect(chosen.messages.map(({ content }) => content)).toEqual(['Hello', 'First.', 'More', 'After first.']);
    expect(await contents()).toEqual(['Hello', 'First.', 'More', 'After first.']);
    expect(
      mock.calls
        .at(-1)
        ?.body.messages.slice(1)
        .map(({ content }) => content),
    ).toEqual([expect.stringMatching(/^<member-data>.*<\/member-data>\n\nHello$/s)]);
  });

  it('show the reply before or after the one that is named, as far as there is one', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'First.' }, { kind: 'stream', text: 'Second.' });
    const { conversationId, reply } = await begin(ada, 'Hello');
    const params = { conversationId };
    const anew = await ada.call(api.chat.regenerate, { params, body: {} });
    const shown = async (messageId: string, step: -1 | 0 | 1) =>
      (await ada.call(api.chat.selectSibling, { params, body: { messageId, step } })).messages.at(-1)?.content;
    expect(await shown(anew.reply.id, -1)).toBe('First.');
    expect(await shown(reply.id, 1)).toBe('Second.');
    expect(await shown(reply.id, 0)).toBe('First.');
    expect(await refusalOf(shown(reply.id, -1))).toMatchObject({ status: 404 });
    expect(await refusalOf(shown(anew.reply.id, 1))).toMatchObject({ status: 404 });
  });

  it('belong to one member: to everybody else they are not found [api-039]', async () => {
    const { ada, bo, admin } = await world(database);
    const { conversationId, turnId, reply } = await begin(ada, 'Private');
    const params = { conversationId };
    for (const who of [bo, admin]) {
      const tries = [
        who.call(api.chat.conversation, { params }),
        who.call(api.chat.editConversation, { params, body: { title: 'Mine' } }),
        pin(who, conversationId, true),
        who.call(api.chat.conversation, { params, query: { limit: 1, before: reply.id } }),
        who.call(api.chat.removeConversation, { params }),
        who.call(api.chat.restoreConversation, { params }),
        who.call(api.chat.regenerate, { params, body: {} }),
        who.call(api.chat.selectSibling, { params, body: { messageId: reply.id } }),
        who.call(api.chat.stopTurn, { params: { conversationId, turnId } }),
        who.call(api.chat.send, { params: kael, body: { message: 'Hello', conversationId } }),
      ];
      for (const error of await Promise.all(tries.map((attempt) => refusalOf(attempt))))
        expect(error).toMatchObject({ status: 404, code: 'not_found' });
      expect((await who.fetch(`/api/gemini/conversations/${conversationId}/turns/${turnId}/events`)).status).toBe(404);
      expect(await who.call(api.chat.conversations, { query: {} })).toEqual([]);
      expect(await who.call(api.chat.history, { query: { q: 'Private' } })).toEqual({ conversations: [], nextCursor: null });
    }
    expect(await ada.call(api.chat.conversations)).toMatchObject([{ title: 'Private', pinned: false }]);
    const own = await begin(bo, 'Mine');
    const foreign = { params: { conversationId: own.conversationId }, body: { messageId: reply.id } };
    expect(await refusalOf(bo.call(api.chat.selectSibling, foreign))).toMatchObject({ status: 404 });
    expect(await refusalOf(bo.call(api.chat.regenerate, foreign))).toMatchObject({ status: 404 });
    const before = { params: foreign.params, query: { before: reply.id } };
    expect(await refusalOf(bo.call(api.chat.conversation, before))).toMatchObject({ status: 404 });
    const theirs = { params: { conversationId: own.conversationId, turnId } };
    expect(await refusalOf(bo.call(api.chat.stopTurn, theirs))).toMatchObject({ status: 404 });
  });

  it('that never were are not found [error-024]', async () => {
    const { ada } = await world(database);
    expect(await refusalOf(ada.call(api.chat.conversation, { params: { conversationId: UNKNOWN } }))).toMatchObject({ status: 404 });
  });
});

describe('the guides', () => {
  it('are the six of the general chat, in full [api-031] [persona-001] [persona-014]', async () => {
    const { ada } = await world('sqlite');
    const list = await ada.call(api.chat.personas);
    expect(list.map(({ id }) => id)).toEqual(['kael', 'skye', 'luma', 'riko', 'sera', 'nova']);
  });

  it('are given one by one, arlo only so [api-032] [persona-014]', async () => {
    const { ada } = await world('sqlite');
    expect(await ada.call(api.chat.persona, { params: { personaId: 'kael' } })).toMatchObject({ archetype: 'Opportunity Coach' });
    expect(await ada.call(api.chat.persona, { params: { personaId: 'arlo' } })).toMatchObject({ archetype: 'Life Script Writer' });
    for (const personaId of [...[...connectPersonas, ...courseGuides].map(({ id }) => id), 'nobody']) {
      expect(await refusalOf(ada.call(api.chat.persona, { params: { personaId } }))).toMatchObject({ status: 404 });
    }
  });

  it('answer under the paths without /api as well [api-032] [api-040]', async () => {
    const { ada } = await world('sqlite');
    const headers = { accept: 'application/json' };
    expect(await (await ada.fetch('/gemini/personas/luma', { headers })).json()).toMatchObject({ data: { id: 'luma' } });
    const { conversationId } = await begin(ada, 'One');
    expect((await ada.fetch(`/gemini/conversations/${conversationId}`, { method: 'DELETE', headers })).status).toBe(200);
  });
});
