import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatProvider } from '../ai/provider.ts';
import { databases, type Person, world } from '../testing/index.ts';
import { follow, refusalOf, secondServer, speak, started } from './testing/talking-world.ts';

const TEXT = 'Which of the two is it tonight?';
const WAYS = ['Keep the flat', 'Move to the coast'];

/** What a guide does in one reply: says a text, offers answers, and then ends, waits for its stop or breaks off. */
interface Part {
  readonly offers?: readonly string[];
  readonly text?: string;
  readonly ending?: 'waits' | 'breaks';
}

/** A guide that plays its parts in turn, the last one over and over. */
function playing(...parts: readonly Part[]): ChatProvider {
  let played = 0;
  return {
    name: 'offline',
    async *reply({ onChoices, signal }) {
      const { offers, text = TEXT, ending } = parts[Math.min(played++, parts.length - 1)] ?? {};
      if (offers) onChoices?.(offers);
      yield text;
      if (ending === 'breaks') throw new Error('the guide broke off');
      if (ending === 'waits') await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    },
  };
}

const say = (who: Person, message: string, conversationId?: string) =>
  who.call(api.chat.send, {
    params: { personaId: 'kael' },
    body: { message, ...(conversationId === undefined ? {} : { conversationId }) },
  });
const messagesOf = async (who: Person, conversationId: string) =>
  (await who.call(api.chat.conversation, { params: { conversationId } })).messages;

describe.each(databases)('answers that a guide offers on %s', (database) => {
  it('come with the whole reply, stand there after a reload, and are the member’s own', async () => {
    const { ada, bo } = await world(database, { deps: { ai: playing({ offers: WAYS }, {}) } });
    const { reply, conversationId } = await say(ada, 'Sort out a decision');
    expect(reply.choices).toEqual(WAYS);
    expect((await messagesOf(ada, conversationId)).map(({ choices }) => choices)).toEqual([undefined, WAYS]);
    expect(await refusalOf(bo.call(api.chat.conversation, { params: { conversationId } }))).toMatchObject({ status: 404 });
    const other = await say(bo, 'Hello');
    expect(other.reply).not.toHaveProperty('choices');
    expect((await messagesOf(bo, other.conversationId)).flatMap(({ choices }) => choices ?? [])).toEqual([]);
  });

  it('end the stream, also for who comes back later or to another server', async () => {
    const first = await world(database, { deps: { ai: playing({ offers: WAYS }) } });
    const stream = await speak(first.ada, { message: 'Sort out a decision' });
    const turn = await started(stream);
    const here = await stream.rest();
    const there = secondServer(first);
    const again = await (await follow((path) => there.fetch(first.ada.token, path), turn, 5)).rest();
    for (const events of [here, again])
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: { content: TEXT, choices: WAYS } } });
  });

  it('are none where the reply was stopped', async () => {
    const { ada } = await world(database, { deps: { ai: playing({ offers: WAYS, ending: 'waits' }) } });
    const stream = await speak(ada, { message: 'Sort out a decision' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf(1);
    await ada.call(api.chat.stopTurn, { params: { conversationId, turnId } });
    const [, stopped] = await messagesOf(ada, conversationId);
    expect(stopped).toMatchObject({ status: 'stopped' });
    expect(stopped).not.toHaveProperty('choices');
  });

  it.each([
    ['broke off', { ending: 'breaks' }, 'failed'],
    ['had to be corrected', { text: 'You should just end your life. Nobody would miss you.' }, 'complete'],
  ] as const)('are none where the reply %s', async (_, part, status) => {
    const { ada } = await world(database, { deps: { ai: playing({ offers: WAYS, ...part }) } });
    const stream = await speak(ada, { message: 'Sort out a decision' });
    const { conversationId } = await started(stream);
    await stream.rest();
    const [, reply] = await messagesOf(ada, conversationId);
    expect(reply).toMatchObject({ status });
    expect(reply).not.toHaveProperty('choices');
  });

  it('are none where one of them may not be offered to anybody', async () => {
    const { ada } = await world(database, { deps: { ai: playing({ offers: ['Stay', 'Stop my tablets'] }) } });
    expect((await say(ada, 'Sort out a decision')).reply).not.toHaveProperty('choices');
  });

  it('belong to their reply: another one to the same message has its own', async () => {
    const { ada } = await world(database, { deps: { ai: playing({ offers: WAYS }, { offers: ['Neither'] }) } });
    const { conversationId, reply } = await say(ada, 'Sort out a decision');
    const second = await ada.call(api.chat.regenerate, { params: { conversationId }, body: {} });
    expect(second.reply.choices).toEqual(['Neither']);
    expect((await messagesOf(ada, conversationId)).at(-1)?.choices).toEqual(['Neither']);
    await ada.call(api.chat.selectSibling, { params: { conversationId }, body: { messageId: reply.id, step: 0 } });
    expect((await messagesOf(ada, conversationId)).at(-1)?.choices).toEqual(WAYS);
  });

  it('close nobody’s conversation where they cannot be read any more', async () => {
    const { ada, db } = await world(database, { deps: { ai: playing({ offers: WAYS }) } });
    const { conversationId, reply } = await say(ada, 'Sort out a decision');
    await db.query
      .updateTable('message')
      .set({ choices: JSON.stringify(['a'.repeat(500)]) })
      .where('id', '=', reply.id)
      .execute();
    expect((await messagesOf(ada, conversationId)).at(-1)).not.toHaveProperty('choices');
  });
});
