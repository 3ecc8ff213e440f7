import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { createAiUse } from '../ai/ai-use.ts';
import { type CallError, databases, type World } from '../testing/index.ts';
import { refusalOf, speak, started, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const budget = { env: { AI_DAILY_BUDGET: '1000' } };
const costly = { kind: 'stream', text: 'From the model.', use: { read: 900, written: 200 } } as const;

const say = (who: World['ada'], message: string, conversationId?: string) =>
  who.call(api.chat.send, { params: kael, body: { message, ...(conversationId ? { conversationId } : {}) } });

describe.each(databases)('a daily budget on %s', (database) => {
  it('hands over to the built-in guide when it is used up, which says so once, and back on the next day', async () => {
    const { ada, bo, mock, clock } = await talkingWorld(database, budget);
    mock.script(costly);
    const first = await say(ada, 'I want to write a book.');
    expect(first).toMatchObject({ message: 'From the model.', offline: false });
    const second = await say(ada, 'I want to write it in a year.', first.conversationId);
    expect(second.offline).toBe(true);
    expect(second.message).toMatch(/computer program.*language model/);
    const third = await say(ada, 'One page a day.', first.conversationId);
    expect(third.message).not.toContain('computer program');
    expect((await say(bo, 'Hello')).offline).toBe(false);
    expect(mock.calls).toHaveLength(2);
    clock.advance({ days: 1 });
    expect(await say(ada, 'And today?', first.conversationId)).toMatchObject({ message: 'From the model.', offline: false });
  });

  it('counts by estimate where the service does not say what a reply has cost, a stopped one too', async () => {
    const { ada, mock, db } = await talkingWorld(database, budget);
    mock.script({ kind: 'stream', text: 'One two three four', hold: { afterWords: 3 } });
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf(10);
    await ada.call(api.chat.stopTurn, { params: { conversationId, turnId } });
    await stream.rest();
    const spent = async () => (await db.query.selectFrom('aiSpend').selectAll().execute())[0];
    await expect.poll(spent).toMatchObject({ memberId: ada.id });
    expect(Number((await spent())?.tokens)).toBeGreaterThan(200);
  });

  it('counts a call that was stopped before its first word', async () => {
    const { ada, mock, db } = await talkingWorld(database, budget);
    mock.script({ kind: 'stall' });
    const stream = await speak(ada, { message: 'Hello' });
    const { conversationId, turnId } = await started(stream);
    await expect.poll(() => mock.calls.length).toBe(1);
    await ada.call(api.chat.stopTurn, { params: { conversationId, turnId } });
    await stream.rest();
    const spent = async () => Number((await db.query.selectFrom('aiSpend').selectAll().execute())[0]?.tokens ?? 0);
    await expect.poll(spent).toBeGreaterThan(200);
  });

  it('counts nothing without a budget, and nothing for a service that fails', async () => {
    const free = await talkingWorld(database);
    await say(free.ada, 'Hello');
    expect(await free.db.query.selectFrom('aiSpend').selectAll().execute()).toEqual([]);
    const failing = await talkingWorld(database, budget);
    failing.mock.script({ kind: 'status', status: 500 });
    await refusalOf(say(failing.ada, 'Hello'));
    expect(await failing.db.query.selectFrom('aiSpend').selectAll().execute()).toEqual([]);
  });
});

describe.each(databases)('several guides at once on %s', (database) => {
  it('write three replies for a member, and a kind sentence instead of a fourth', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'One two three', hold: { afterWords: 1 } });
    const streams = await Promise.all([1, 2, 3].map((count) => speak(ada, { message: `Question ${count}` })));
    for (const stream of streams) await stream.textOf(3);
    const refusal = await refusalOf(say(ada, 'And a fourth?'));
    expect(refusal).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: '5' });
    expect(refusal.message).toContain('Let one of them finish, then send this again.');
    const another = await speak(bo, { message: 'Hello' });
    expect(await another.textOf(3)).toContain('One');
    mock.release();
    await Promise.all([...streams, another].map((stream) => stream.rest()));
  });

  it('write no more than three, were all messages sent at the same moment', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'One two three', hold: { afterWords: 1 } });
    const refused: number[] = [];
    const messages = Array.from({ length: 8 }, (_, count) =>
      say(ada, `Question ${count}`).catch((error: CallError) => void refused.push(error.status)),
    );
    // Only then: a reply that ends sooner would make room for one more.
    await expect.poll(() => refused).toEqual([429, 429, 429, 429, 429]);
    await expect.poll(() => mock.calls.length).toBe(3);
    mock.release();
    expect((await Promise.all(messages)).filter((answer) => answer?.message === 'One two three')).toHaveLength(3);
  });
});

describe('what guides cost and how long they take', () => {
  it('is counted in numbers by provider and end, without a word or a member', async () => {
    const aiUse = createAiUse('openai');
    const { ada, mock } = await talkingWorld('sqlite', { ...budget, deps: { aiUse } });
    mock.script(costly, { kind: 'status', status: 401 }, costly);
    const { conversationId } = await say(ada, 'My secret garden');
    await say(ada, 'Once more', conversationId);
    const use = aiUse.read();
    expect(use.openai).toMatchObject({ calls: { done: 1 }, tokensRead: 900, tokensWritten: 200, overBudget: 1 });
    expect(use.openai?.firstPiece.reduce((sum, count) => sum + count)).toBe(1);
    expect(use.openai?.wholeMs).toBeGreaterThan(0);
    expect(use.offline).toMatchObject({ calls: { done: 1 }, tokensRead: 0 });
    expect(JSON.stringify(use)).not.toMatch(/garden|kael|Ada/);
  });

  it('counts failures by their kind', async () => {
    const aiUse = createAiUse('openai');
    const { ada, mock } = await talkingWorld('sqlite', { deps: { aiUse } });
    mock.script({ kind: 'status', status: 401 }, { kind: 'rubbish' });
    await refusalOf(say(ada, 'One'));
    await refusalOf(say(ada, 'Two'));
    expect(aiUse.read().openai?.calls).toEqual({ provider_failed: 1, provider_invalid: 1 });
  });
});

describe('the key of the provider', () => {
  it('reaches neither a browser nor the log, whatever the service answers', async () => {
    const { ada, mock, logged } = await talkingWorld('sqlite');
    mock.script(
      { kind: 'status', status: 401 },
      { kind: 'status', status: 500 },
      { kind: 'rubbish' },
      { kind: 'cut', text: 'One two', afterWords: 1 },
    );
    const answers: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const stream = await speak(ada, { message: 'Which key do you have?' });
      answers.push(JSON.stringify(await stream.rest()));
    }
    for (const path of ['/api/config', '/api/gemini/conversations', '/api/gemini/personas', '/api/openapi.json', '/health'])
      answers.push(await (await ada.fetch(path)).text());
    expect(mock.calls.at(-1)?.authorization).toContain('sk-test-0123456789');
    expect(JSON.stringify([answers, logged])).not.toContain('sk-test');
  });
});
