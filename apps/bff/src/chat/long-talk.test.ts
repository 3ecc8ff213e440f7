import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, explain, isRead, listeningDatabase, WHOLE_TABLE, world } from '../testing/index.ts';
import { plantedId, plantTalk } from './testing/long-talk.ts';
import { refusalOf, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };

describe.each(databases)('a long conversation on %s', (database) => {
  it('is read a page at a time from its end, or whole by those who ask for no page', async () => {
    const w = await world(database);
    const conversationId = await plantTalk({ ...w, now: w.clock.now() }, w.ada.id, 250);
    const read = async (query: { limit?: number; before?: string }) => {
      const { messages, hasEarlier } = await w.ada.call(api.chat.conversation, { params: { conversationId }, query });
      return { ids: messages.map(({ id }) => id), hasEarlier };
    };
    const whole = Array.from({ length: 250 }, (_, index) => plantedId(index));
    expect(await read({})).toEqual({ ids: whole, hasEarlier: false });
    expect(await read({ limit: 100 })).toEqual({ ids: whole.slice(150), hasEarlier: true });
    expect(await read({ limit: 100, before: plantedId(150) })).toEqual({ ids: whole.slice(50, 150), hasEarlier: true });
    expect(await read({ limit: 100, before: plantedId(50) })).toEqual({ ids: whole.slice(0, 50), hasEarlier: false });
    expect(await read({ limit: 100, before: plantedId(0) })).toEqual({ ids: [], hasEarlier: false });
    expect(await read({ before: plantedId(2) })).toEqual({ ids: whole.slice(0, 2), hasEarlier: false });
    expect(await refusalOf(read({ limit: 100, before: plantedId(999) }))).toMatchObject({ status: 404 });
  });

  it('answers the choice of another reply with its newest part, and keeps the way back from any message', async () => {
    const { ada, mock, ...w } = await talkingWorld(database);
    const conversationId = await plantTalk({ ...w, now: w.clock.now() }, ada.id, 50);
    mock.script({ kind: 'stream', text: 'Otherwise.' });
    const anew = await ada.call(api.chat.regenerate, { params: { conversationId }, body: { messageId: plantedId(31) } });
    const choose = (messageId: string) =>
      ada.call(api.chat.selectSibling, { params: { conversationId }, query: { limit: 5 }, body: { messageId } });
    const ids = async (chosen: ReturnType<typeof choose>) => (await chosen).messages.map(({ id }) => id);
    expect(await ids(choose(anew.reply.id))).toEqual([...[27, 28, 29, 30].map(plantedId), anew.reply.id]);
    const back = await choose(plantedId(31));
    expect(back.messages.map(({ id }) => id)).toEqual([45, 46, 47, 48, 49].map(plantedId));
    // A page before a message of a path that is not shown now: a device that shows it can still read on.
    const before = await ada.call(api.chat.conversation, { params: { conversationId }, query: { limit: 1, before: anew.reply.id } });
    expect(before.messages.map(({ id, siblings }) => [id, siblings.count])).toEqual([[plantedId(30), 1]]);
  });

  it('gives the guide its latest part, word for word, and what was said of old in short', async () => {
    const { ada, mock, ...w } = await talkingWorld(database);
    const conversationId = await plantTalk({ ...w, now: w.clock.now() }, ada.id, 600);
    await ada.call(api.chat.send, { params: kael, body: { message: 'And now?', conversationId } });
    const told = mock.calls[0]?.body.messages ?? [];
    expect(told.at(-1)?.content).toBe('And now?');
    expect(told.at(-2)?.content).toMatch(/^599: One page/);
    expect(JSON.stringify(told)).toContain('- 5');
    expect(JSON.stringify(told)).not.toContain('"0: One page');
  });
});

it('is opened and added to without reading all its words, and by an index', async () => {
  const { db, database, asked } = await listeningDatabase();
  const w = await world('sqlite', { deps: { db } });
  const conversationId = await plantTalk({ ...w, now: w.clock.now() }, w.ada.id, 600);
  asked.length = 0;
  await w.ada.call(api.chat.conversation, { params: { conversationId }, query: { limit: 100 } });
  await w.ada.call(api.chat.send, { params: kael, body: { message: 'And now?', conversationId } });
  await w.ada.call(api.chat.regenerate, { params: { conversationId }, body: {} });
  await w.ada.call(api.chat.history, { query: {} });
  const cursor = Buffer.from(`others\n2027-01-01T00:00:00.000Z\n${conversationId}`).toString('base64url');
  await w.ada.call(api.chat.history, { query: { cursor, q: 'page' } });

  const reads = asked.filter(isRead);
  const allWords = /^select (?:\*|[^(]*"content").* from "message" where "conversation_id" = \?(?! and "id" (?:in|>=))(?! and "role")/;
  expect(reads.map(({ sql }) => sql).filter((sql) => allWords.test(sql))).toEqual([]);
  const statements = new Map(reads.map(({ sql, parameters }) => [sql, parameters]));
  const plans = [...statements]
    .filter(([sql]) => /"(message|conversation)"/.test(sql))
    .map(([sql, parameters]) => ({ sql, plan: explain(database, sql, parameters) }));
  expect(plans.length).toBeGreaterThan(8);
  expect(plans.filter(({ plan }) => plan.some((step) => WHOLE_TABLE.test(step) || step.includes('FOR ORDER BY')))).toEqual([]);
});
