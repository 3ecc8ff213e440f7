import { api } from '@everstep/domain';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBackground } from '../background.ts';
import { databases, recordingLog } from '../testing/index.ts';
import { interruptExpired } from './interrupt.ts';
import { readTurn } from './store.ts';
import { chatSweep } from './sweep.ts';
import { follow, refusalOf, secondServer, speak, started, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const TEXT = 'Start with one page, before nine, after coffee.';
const held = { kind: 'stream', text: TEXT, hold: { afterWords: 4 } } as const;
const HELD_TEXT = 'Start with one page, ';

describe.each(databases)('a turn on %s', (database) => {
  it('streams start, pieces and end, and the end carries the whole message', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: TEXT });
    const stream = await speak(ada, { message: 'Hello', clientMessageId: 'client-message-1' });
    const start = await started(stream);
    const events = await stream.rest();
    expect(start.userMessage).toMatchObject({ content: 'Hello', clientMessageId: 'client-message-1', status: 'complete' });
    expect(events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : [])).join('')).toBe(TEXT);
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { seq: TEXT.length, message: { id: start.messageId, content: TEXT, status: 'complete' } },
    });
  });

  it('goes on when the listener goes away, and is there afterwards', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(held);
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    await stream.leave();
    mock.release();
    await (await follow(ada.fetch, { conversationId, turnId })).rest();
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)).toMatchObject({ content: TEXT, status: 'complete' });
  });

  it('keeps what was written when it is stopped', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(held);
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    expect(await ada.call(api.chat.stopTurn, { params: { conversationId, turnId } })).toEqual({ turnId, status: 'stopped' });
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'stopped', data: { message: { content: HELD_TEXT, status: 'stopped' } } });
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)).toMatchObject({ content: HELD_TEXT, status: 'stopped' });
  });

  it('is stopped from another server, too', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const stream = await speak(first.ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    const path = `/api/gemini/conversations/${conversationId}/turns/${turnId}/stop`;
    const answer = await secondServer(first).fetch(first.ada.token, path, { method: 'POST' });
    expect(await answer.json()).toMatchObject({ data: { turnId, status: 'stopped' } });
  });

  it('is taken up again anywhere, without a gap and without saying anything twice', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const stream = await speak(first.ada, { message: 'Hello' });
    const turn = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    const there = secondServer(first);
    const offsets = [0, 1, 6, HELD_TEXT.length];
    const here = await Promise.all(offsets.map((after) => follow(first.ada.fetch, turn, after)));
    const elsewhere = await Promise.all(offsets.map((after) => follow((path) => there.fetch(first.ada.token, path), turn, after)));
    first.mock.release();
    for (const [index, resumed] of [...here, ...elsewhere].entries()) {
      const after = offsets[index % offsets.length] ?? 0;
      let text = TEXT.slice(0, after);
      for (const { event, data } of await resumed.rest()) {
        if (event !== 'delta') continue;
        expect(data.seq).toBe(text.length);
        text += data.text;
      }
      expect(text).toBe(TEXT);
    }
  });

  it('tells the whole story again after its end', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: TEXT });
    const { conversationId, turnId } = await ada.call(api.chat.send, { params: kael, body: { message: 'Hello' } });
    const events = await (await follow(ada.fetch, { conversationId, turnId }, 6)).rest();
    expect(events.map(({ event }) => event)).toEqual(['delta', 'done']);
    expect(events[0]).toMatchObject({ data: { seq: 6, text: TEXT.slice(6) } });
  });

  it('lets only one reply be written in a conversation at a time [valid-004]', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(held);
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId } = await started(stream);
    const again = { params: kael, body: { message: 'And?', conversationId } };
    expect(await refusalOf(ada.call(api.chat.send, again))).toMatchObject({ status: 409, code: 'turn_in_progress' });
    expect(await refusalOf(ada.call(api.chat.regenerate, { params: { conversationId }, body: {} }))).toMatchObject({
      code: 'turn_in_progress',
    });
    await stream.textOf(HELD_TEXT.length);
    mock.script({ kind: 'stream', text: TEXT });
    mock.release();
    await stream.rest();
    expect((await ada.call(api.chat.send, again)).message).toBe(TEXT);
  });

  it('lets three replies be written for a member at once, and no more', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    mock.script(held);
    const streams = [];
    for (const message of ['One', 'Two', 'Three']) {
      const stream = await speak(ada, { message });
      await started(stream);
      streams.push(stream);
    }
    expect(await refusalOf(ada.call(api.chat.send, { params: kael, body: { message: 'Four' } }))).toMatchObject({
      status: 429,
      code: 'rate_limited',
    });
    const other = await speak(bo, { message: 'Hello' });
    await started(other);
    await Promise.all([...streams, other].map((stream) => stream.textOf(HELD_TEXT.length)));
    mock.release();
    await Promise.all([...streams, other].map((stream) => stream.rest()));
  });

  it('is stopped alone while twenty others are written, and they are whole', async () => {
    const { ada, member, mock } = await talkingWorld(database);
    mock.script(held);
    const others = await Promise.all(Array.from({ length: 6 }, (_, index) => member({ firstName: `Member ${index}` })));
    const writers = [ada, ...others].flatMap((who) => [who, who, who]);
    const streams = await Promise.all(writers.map((who) => speak(who, { message: 'Hello' })));
    const turns = await Promise.all(streams.map(started));
    await Promise.all(streams.map((stream) => stream.textOf(HELD_TEXT.length)));
    const [first, ...rest] = streams;
    const { conversationId = '', turnId = '' } = turns[0] ?? {};
    expect(await ada.call(api.chat.stopTurn, { params: { conversationId, turnId } })).toEqual({ turnId, status: 'stopped' });
    expect((await first?.rest())?.at(-1)).toMatchObject({ event: 'stopped', data: { message: { content: HELD_TEXT } } });
    mock.release();
    const ends = await Promise.all(rest.map(async (stream) => (await stream.rest()).at(-1)));
    expect(ends).toHaveLength(20);
    for (const end of ends) expect(end).toMatchObject({ event: 'done', data: { message: { content: TEXT } } });
  });

  it('becomes interrupted when its server is gone, keeps what was written, and can be asked for again', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const stream = await speak(first.ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    // The text of a running turn is stored twice a second; here it is stored at once, and then the server falls silent.
    await first.db.query.updateTable('message').set({ content: HELD_TEXT }).where('turnId', '=', turnId).execute();
    await first.db.query
      .updateTable('chatTurn')
      .set({ leaseUntil: '2026-03-02T08:59:59.000Z', owner: 'gone' })
      .where('id', '=', turnId)
      .execute();
    await chatSweep.run(secondServer(first).deps);
    const { messages } = await first.ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)).toMatchObject({ content: HELD_TEXT, status: 'interrupted' });
    const late = await (await follow(first.ada.fetch, { conversationId, turnId }, HELD_TEXT.length)).rest();
    expect(late.at(-1)).toMatchObject({ event: 'failed', data: { code: 'unavailable', partial: { content: HELD_TEXT } } });
    first.mock.script({ kind: 'stream', text: TEXT });
    expect((await first.ada.call(api.chat.regenerate, { params: { conversationId }, body: {} })).message).toBe(TEXT);
  });

  it('is told as interrupted, with what was written, to a message that is sent again after its server was killed; no guide hears it twice', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const body = { message: 'Hello', clientMessageId: 'client-message-1' };
    const stream = await speak(first.ada, body);
    const { conversationId, turnId, userMessage } = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    await first.db.query.updateTable('message').set({ content: HELD_TEXT }).where('turnId', '=', turnId).execute();
    await first.db.query.updateTable('chatTurn').set({ owner: 'gone' }).where('id', '=', turnId).execute();
    first.clock.advance({ seconds: 16 });
    const next = secondServer(first);
    // Before anything has swept up, and after it.
    for (const sweeps of [false, true]) {
      if (sweeps) await chatSweep.run(next.deps);
      const answer = await next.fetch(first.ada.token, '/api/gemini/chat/kael', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { data: { message: HELD_TEXT, conversationId, turnId, userMessage: { id: userMessage.id }, reply: { status: 'interrupted' } } },
      ]);
    }
    expect(first.mock.calls).toHaveLength(1);
    const { messages } = await first.ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ['user', 'complete'],
      ['assistant', 'interrupted'],
    ]);
  });

  it('is closed at the next start when the server was killed, as soon as nobody can be writing it', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const stream = await speak(first.ada, { message: 'Hello' });
    const { conversationId } = await started(stream);
    // Its own server cannot renew the lease of another owner, as if it were dead.
    await first.db.query.updateTable('chatTurn').set({ owner: 'gone' }).where('conversationId', '=', conversationId).execute();
    const status = async () => (await first.ada.call(api.chat.conversation, { params: { conversationId } })).messages.at(-1)?.status;
    await chatSweep.run(secondServer(first).deps);
    // Several servers may share PostgreSQL: there the lease decides.
    expect(await status()).toBe(database === 'sqlite' ? 'interrupted' : 'streaming');
    first.clock.advance({ seconds: 16 });
    await chatSweep.run(secondServer(first).deps);
    expect(await status()).toBe('interrupted');
  });

  it('is closed together with its message or not at all, and one that was left open is closed at the next start', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const stream = await speak(first.ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    const { query } = first.db;
    await query.updateTable('chatTurn').set({ leaseUntil: '2026-03-02T08:59:59.000Z', owner: 'gone' }).where('id', '=', turnId).execute();
    const goesDown: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode' && JSON.stringify(node.table).includes('"message"')) throw new Error('the server went down');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { deps } = secondServer(first);
    await expect(interruptExpired(query.withPlugin(goesDown), deps)).rejects.toThrow('the server went down');
    const statuses = async () => {
      const { turn, reply } = await readTurn(query, turnId);
      return [turn.status, reply.status];
    };
    expect(await statuses()).toEqual(['running', 'streaming']);
    // As a server of an earlier version left it.
    await query.updateTable('chatTurn').set({ status: 'interrupted' }).where('id', '=', turnId).execute();
    await chatSweep.run(deps);
    expect(await statuses()).toEqual(['interrupted', 'interrupted']);
    const { messages } = await first.ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)?.status).toBe('interrupted');
  });

  it('is closed with what was written when the server closes', async () => {
    const background = createBackground(recordingLog().log);
    const { ada, mock } = await talkingWorld(database, { deps: { background } });
    mock.script(held);
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId } = await started(stream);
    await stream.textOf(HELD_TEXT.length);
    await background.settle(2000);
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)).toMatchObject({ content: HELD_TEXT, status: 'interrupted' });
  });

  it('keeps a long reply growing in the database while it is written', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const stream = await speak(first.ada, { message: 'Hello' });
    const turn = await started(stream);
    const elsewhere = await follow((path) => secondServer(first).fetch(first.ada.token, path), turn);
    expect(await elsewhere.textOf(HELD_TEXT.length)).toBe(HELD_TEXT);
    await elsewhere.leave();
    first.mock.release();
    await stream.rest();
  });
});
