import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/index.ts';
import { speak, started, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const RISK = 'I want to kill myself';

describe.each(databases)('care on %s', (database) => {
  it('answers a high risk with the card of the member’s country, and no guide hears of it', async () => {
    const { ada, mock } = await talkingWorld(database, { zone: 'Europe/Berlin' });
    const answer = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    expect(mock.calls).toHaveLength(0);
    expect(answer.safety).toMatchObject({ level: 3, card: { emergency: { number: '112' }, question: expect.stringMatching(/\?$/) } });
    expect(answer.safety.card?.helplines[0]).toMatchObject({ phone: '0800 1110111' });
    expect(answer.reply).toMatchObject({ contentType: 'safety', status: 'complete' });
    expect(answer.message).toContain('0800 1110111');
  });

  it('does so for the offline guide, too', async () => {
    const { ada } = await talkingWorld(database, { deps: { ai: { name: 'offline', reply: () => neverAsked() } } });
    expect((await ada.call(api.chat.send, { params: kael, body: { message: RISK } })).safety.level).toBe(3);
  });

  it('shows the card in the stream', async () => {
    const { ada } = await talkingWorld(database);
    const stream = await speak(ada, { message: RISK });
    await started(stream);
    const events = await stream.rest();
    expect(events.map(({ event }) => event)).toEqual(['safety', 'done']);
    expect(events[0]).toMatchObject({ data: { level: 3, card: { title: expect.any(String) } } });
  });

  it('holds the card over a denial, then lets guides be gentle, in other conversations as well', async () => {
    const { ada, mock } = await talkingWorld(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    const say = (message: string) => ada.call(api.chat.send, { params: kael, body: { message, conversationId } });
    const levels = [await say('just kidding'), await say('really, I am fine')].map(({ safety, reply }) => [
      safety.level,
      reply.contentType,
    ]);
    expect(levels).toEqual([
      [3, 'safety'],
      [3, 'safety'],
    ]);
    expect(mock.calls).toHaveLength(0);
    expect((await say('Let us talk about my garden')).safety.level).toBe(2);
    await ada.call(api.chat.send, { params: { personaId: 'riko' }, body: { message: 'Tell me something' } });
    expect(mock.calls).toHaveLength(2);
    for (const { body } of mock.calls) expect(body.messages[0]?.content).toMatch(/hard time/);
  });

  it('ends the gentleness after a day', async () => {
    const { ada, mock, clock } = await talkingWorld(database);
    await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    clock.advance({ hours: 25 });
    expect((await ada.call(api.chat.send, { params: kael, body: { message: 'Good morning' } })).safety.level).toBe(0);
    expect(mock.calls[0]?.body.messages[0]?.content).not.toMatch(/hard time/);
  });

  it('gives the card again when the reply is asked for anew', async () => {
    const { ada, mock } = await talkingWorld(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    const again = await ada.call(api.chat.regenerate, { params: { conversationId }, body: {} });
    expect(again.reply.contentType).toBe('safety');
    expect(mock.calls).toHaveLength(0);
  });

  it('counts the moment by level and time only, and rewards nothing', async () => {
    const { ada, db, logged } = await talkingWorld(database);
    await ada.call(api.chat.send, { params: kael, body: { message: `${RISK} tonight` } });
    expect(await db.query.selectFrom('careEvent').selectAll().execute()).toEqual([
      { id: expect.any(String), memberId: ada.id, level: 4, at: '2026-03-02T09:00:00.000Z', followedUpAt: null },
    ]);
    expect(await db.query.selectFrom('ledger').selectAll().execute()).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain('kill');
  });

  it('puts no label on the member’s own words', async () => {
    const { ada } = await talkingWorld(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.map(({ safety }) => safety?.level ?? null)).toEqual([null, 3]);
  });
});

function neverAsked(): never {
  throw new Error('A guide was asked although the card should have answered.');
}
