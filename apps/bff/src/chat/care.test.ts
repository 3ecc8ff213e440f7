import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { offlineGuide } from '../ai/offline/guide.ts';
import { databases, world } from '../testing/index.ts';
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

  it('has the built-in guide go gently with words that may be a danger though no rule is sure, and make nothing of them', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const say = talkWith(ada, 'nova');
    for (const message of [
      'Should I drive home after six beers?',
      'I feel strong',
      'How do I keep it up?',
      'Set a goal to keep it up until Sunday',
    ]) {
      const { message: reply, proposals } = await say(message);
      expect(reply).not.toMatch(/good|consisten|same time|helps|target|step/i);
      expect(proposals).toEqual([]);
    }
    for (let talk = 0; talk < 5; talk += 1) await say(`My sister and I talked about her garden, number ${talk}.`);
    expect((await say('Set a goal to finish my thesis')).proposals).toMatchObject([{ action: { title: 'Finish my thesis' } }]);
  });

  it('goes slowly no longer than one message after somebody has said that they are safe, where words were only in doubt', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const say = talkWith(ada, 'nova');
    expect((await say('Should I drive home after six beers?')).reply.choices).toEqual(['I am safe', 'I am not safe']);
    await say('I am safe');
    await say('My sister talked about her garden.');
    expect((await say('Plan a small step')).message).toContain('A small one, then');
    expect((await say('I am not safe')).safety.card).not.toBeNull();
  });

  it('shows the card in the stream', async () => {
    const { ada } = await talkingWorld(database);
    const stream = await speak(ada, { message: RISK });
    await started(stream);
    const events = await stream.rest();
    expect(events.map(({ event }) => event)).toEqual(['safety', 'done']);
    expect(events[0]).toMatchObject({ data: { level: 3, card: { title: expect.any(String) } } });
  });

  it('tells the other devices of the member that a card stands in the conversation', async () => {
    const { ada, deps } = await talkingWorld(database);
    const listening = new AbortController();
    const hints = deps.events.subscribe(ada.id, listening.signal)[Symbol.asyncIterator]();
    const [first, second] = [hints.next(), hints.next()];
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    const told = [await first, await second].map(({ value }) => value);
    expect(told).toContainEqual({ resource: 'chat', id: conversationId });
    listening.abort();
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

  it.each([
    ['denials', ['yes im safe', 'i wouldnt do anything']],
    ['calm sentences', ['the coffee machine broke as well lol', 'and my bus was late']],
  ])('answers %s after a card in other words each time, with the number on each card', async (_, messages) => {
    const { ada, mock } = await talkingWorld(database, { zone: 'Europe/London' });
    const first = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    const { conversationId } = first;
    const shown = [first];
    for (const message of messages) shown.push(await ada.call(api.chat.send, { params: kael, body: { message, conversationId } }));
    expect(shown.map(({ safety }) => [safety.level, safety.card?.emergency.number])).toEqual(shown.map(() => [3, '999']));
    expect(new Set(shown.map(({ safety }) => safety.card?.title)).size).toBe(shown.length);
    expect(new Set(shown.map(({ safety }) => safety.card?.body[0])).size).toBe(shown.length);
    expect(shown.filter(({ safety }) => safety.card?.question === 'Are you safe right now?').length).toBeLessThan(2);
    expect(shown.at(-1)?.safety.card?.question).toBe('Who could be near you today, or only a call away?');
    expect(mock.calls).toHaveLength(0);
  });

  it('holds the card of a fresh moment where an old one was, too', async () => {
    const { ada, mock, clock } = await talkingWorld(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    clock.advance({ hours: 72 });
    await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    const { safety } = await ada.call(api.chat.send, { params: kael, body: { message: 'What about my thesis?', conversationId } });
    expect(safety).toMatchObject({ level: 3, card: { title: expect.any(String) } });
    expect(mock.calls).toHaveLength(0);
  });

  it('holds the card of its own conversation when a later one elsewhere was talked over already', async () => {
    const { ada, clock } = await talkingWorld(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    clock.advance({ hours: 5 });
    const other = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
    for (const message of ['just kidding', 'I am fine'])
      await ada.call(api.chat.send, { params: kael, body: { message, conversationId: other.conversationId } });
    expect((await ada.call(api.chat.send, { params: kael, body: { message: 'Hello', conversationId } })).safety.level).toBe(3);
  });

  it('holds the card after a danger in the learning area or in a note, for an hour', async () => {
    const { ada, bo, clock } = await talkingWorld(database);
    await ada.call(api.courses.prompt, { body: { prompt: RISK } });
    await bo.call(api.mood.log, { body: { score: 1, note: RISK } });
    const said = (who: typeof ada, message: string) => who.call(api.chat.send, { params: kael, body: { message } });
    for (const who of [ada, bo]) {
      expect((await said(who, 'What about my thesis?')).safety).toMatchObject({ level: 3, card: { title: expect.any(String) } });
      expect((await said(who, 'Really, my thesis.')).safety.level).toBe(3);
      expect((await said(who, 'Let us talk about my garden')).safety).toMatchObject({ level: 2, card: null });
    }
    await ada.call(api.courses.prompt, { body: { prompt: RISK } });
    clock.advance({ minutes: 61 });
    expect((await said(ada, 'Good evening')).safety).toMatchObject({ level: 2, card: null });
  });

  it('hears a danger that is sent in two halves, once, and no other member’s half', async () => {
    const { ada, bo, db } = await talkingWorld(database);
    const first = await ada.call(api.chat.send, { params: kael, body: { message: 'I am going to kill' } });
    expect(first.safety.level).toBeLessThan(3);
    const body = { message: 'myself tonight', conversationId: first.conversationId };
    expect((await ada.call(api.chat.send, { params: kael, body })).safety).toMatchObject({ level: 4, card: { title: expect.any(String) } });
    const again = await ada.call(api.chat.regenerate, { params: { conversationId: first.conversationId }, body: {} });
    expect(again.reply.contentType).toBe('safety');
    expect(await db.query.selectFrom('careEvent').select(['memberId', 'level']).execute()).toEqual([{ memberId: ada.id, level: 4 }]);
    expect((await bo.call(api.chat.send, { params: kael, body: { message: 'myself tonight' } })).safety.level).toBe(0);
  });

  it.each([
    ['two conversations', false],
    ['two that leave records out', true],
  ])('hears a danger whose halves are sent to %s, and keeps nothing but the moment', async (_, incognito) => {
    const { ada, bo, mock, db } = await talkingWorld(database);
    const say = (who: typeof ada, message: string, personaId = 'kael') =>
      who.call(api.chat.send, { params: { personaId }, body: { message, incognito } });
    expect((await say(ada, 'I want to kill')).safety.level).toBeLessThan(3);
    expect((await say(bo, 'myself tonight', 'riko')).safety.level).toBe(0);
    const asked = mock.calls.length;
    expect((await say(ada, 'myself tonight', 'riko')).safety).toMatchObject({ level: 4, card: { title: expect.any(String) } });
    expect(mock.calls).toHaveLength(asked);
    expect(await db.query.selectFrom('careEvent').selectAll().execute()).toEqual([
      { id: expect.any(String), memberId: ada.id, level: 4, at: '2026-03-02T09:00:00.000Z', followedUpAt: null },
    ]);
  });

  it('hears one whose halves are sent to a guide and to a council, whichever comes first', async () => {
    const { ada, bo } = await talkingWorld(database);
    const ask = (who: typeof ada, question: string) => who.call(api.council.ask, { body: { question, personaIds: ['kael', 'nova'] } });
    await ada.call(api.chat.send, { params: kael, body: { message: 'I am going to end' } });
    expect((await ask(ada, 'my life tonight')).safety.level).toBe(4);
    expect((await ask(bo, 'I am going to end')).safety.level).toBeLessThan(3);
    expect((await bo.call(api.chat.send, { params: kael, body: { message: 'my life tonight' } })).safety.level).toBe(4);
  });

  it('hears one whose first half is sent to the assistant of the learning area, also in another session of it', async () => {
    const { ada, bo, db, clock } = await talkingWorld(database);
    const ask = (who: typeof ada, prompt: string, more = {}) => who.call(api.courses.prompt, { body: { prompt, offline: true, ...more } });
    const { session, reply } = await ask(ada, 'I want to kill');
    expect(reply.contentType).toBe('text');
    await ask(bo, 'I want to kill');
    const later = await ask(bo, 'a few hours with a book', {});
    expect(later.reply.contentType).toBe('text');
    expect((await ada.call(api.chat.send, { params: kael, body: { message: 'myself tonight' } })).safety.level).toBe(4);
    clock.advance({ minutes: 61 });
    await ask(ada, 'I want to kill', { sessionId: session._id });
    expect((await ask(ada, 'myself tonight')).reply.contentType).toBe('safety');
    expect(await db.query.selectFrom('careEvent').select(['memberId', 'level']).execute()).toEqual([
      { memberId: ada.id, level: 4 },
      { memberId: ada.id, level: 4 },
    ]);
  });

  it.each([
    [
      'whole sentences about other things',
      'I finally bought a gun safe',
      'The song goes "I would die for you" and I play it on the guitar',
      0,
    ],
    ['half a sentence that goes on harmlessly', 'I want to kill', 'some time before the train leaves', 0],
    ['a first half of long ago', 'I want to kill', 'myself tonight', 11],
  ])('does not join two conversations over %s', async (_, first, second, minutes) => {
    const { ada, clock, db } = await talkingWorld(database);
    await ada.call(api.chat.send, { params: kael, body: { message: first } });
    clock.advance({ minutes });
    expect((await ada.call(api.chat.send, { params: kael, body: { message: second } })).safety).toMatchObject({ card: null });
    expect(await db.query.selectFrom('careEvent').selectAll().execute()).toEqual([]);
  });

  it('does not join what was said long ago', async () => {
    const { ada, clock } = await talkingWorld(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'I am going to kill' } });
    clock.advance({ minutes: 11 });
    const later = await ada.call(api.chat.send, { params: kael, body: { message: 'myself tonight', conversationId } });
    expect(later.safety.level).toBeLessThan(3);
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

  it('asks somebody who does not want to hurt themselves whether they are safe, and shows no card', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const { safety, reply, message } = await talkWith(ada, 'nova')("I don't want to hurt myself");
    expect(safety).toEqual({ level: 2, card: null });
    expect(message).toMatch(/are you safe/i);
    expect(reply.choices).toEqual(['I am safe', 'I am not safe']);
  });

  it('stays gentle with another guide in a new conversation for an hour, with this member only, and brings no cards meanwhile', async () => {
    const { ada, bo, clock } = await talkingWorld(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const wish = 'Set a goal to finish my thesis';
    expect((await talkWith(ada, 'kael')("I don't want to hurt myself")).safety.level).toBe(2);
    const elsewhere = await talkWith(ada, 'riko')(wish);
    expect([elsewhere.safety, elsewhere.proposals]).toEqual([{ level: 2, card: null }, []]);
    const others = await talkWith(bo, 'riko')(wish);
    expect([others.safety.level, others.proposals.length]).toEqual([0, 1]);
    clock.advance({ minutes: 61 });
    const later = await talkWith(ada, 'luma')(wish);
    expect([later.safety.level, later.proposals.length]).toEqual([0, 1]);
  });

  it.each([
    ['I have the pills', 'haha no, I meant my vitamins'],
    ['Should I drive home after six beers?', 'no, it is a line from a film'],
  ])('ends the gentleness at once where somebody explains what harmless thing was meant: %s', async (doubtful, explanation) => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const say = talkWith(ada, 'nova');
    await say(doubtful);
    expect((await say(explanation)).safety.level).toBe(0);
    expect((await say('Set a goal to finish my thesis')).proposals).toMatchObject([{ action: { title: 'Finish my thesis' } }]);
  });

  it('takes back no earlier doubt by the explanation of a later one', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const say = talkWith(ada, 'nova');
    await say("I don't want to hurt myself");
    await say('I have the pills');
    expect((await say('haha no, I meant my vitamins')).safety.level).toBe(2);
  });

  it('says nothing serious on a held card to who explains, and holds it all the same', async () => {
    const { ada } = await talkingWorld(database, { zone: 'Europe/London' });
    const say = talkWith(ada, 'nova');
    await say(RISK);
    const cards = [await say('No, I am fine, it was just a school play'), await say("it's a play by Shakespeare")].map(
      ({ safety }) => safety.card,
    );
    for (const card of cards) expect([card?.emergency.number, card?.body.join(' ').includes('serious')]).toEqual(['999', false]);
  });

  it('stays gentle after a question to a council, and less long once somebody says that they are safe', async () => {
    const { ada } = await talkingWorld(database);
    await ada.call(api.council.ask, { body: { question: "I don't want to hurt myself", personaIds: ['kael', 'nova'] } });
    const say = talkWith(ada, 'riko');
    const levels = [];
    for (const message of ['Good evening', 'I am safe', 'My garden is green', 'The roses too'])
      levels.push((await say(message)).safety.level);
    expect(levels).toEqual([2, 0, 0, 0]);
  });

  it.each([
    ['of a held card', RISK, 'the coffee machine broke', 'safety'],
    ['of a gentle answer', "I don't want to hurt myself", 'I water my garden', 'text'],
  ])('writes the first reply of a new conversation anew as it was met: %s', async (_, hard, calm, contentType) => {
    const { ada, bo } = await talkingWorld(database);
    await ada.call(api.chat.send, { params: kael, body: { message: hard } });
    const anew = async (who: typeof ada) => {
      const first = await who.call(api.chat.send, { params: { personaId: 'riko' }, body: { message: calm } });
      const again = await who.call(api.chat.regenerate, { params: { conversationId: first.conversationId }, body: {} });
      return [first, again].map(({ safety, reply }) => [safety.level, reply.contentType, safety.card?.title]);
    };
    for (let talk = 0; talk < 2; talk += 1) {
      const [first, again] = await anew(ada);
      expect(first?.slice(0, 2)).toEqual([contentType === 'safety' ? 3 : 2, contentType]);
      expect(again).toEqual(first);
    }
    expect(await anew(bo)).toEqual([
      [0, 'text', undefined],
      [0, 'text', undefined],
    ]);
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

/** Says one thing after another to a guide, in one conversation. */
function talkWith(who: Awaited<ReturnType<typeof world>>['ada'], personaId: string) {
  let conversationId: string | undefined;
  return async (message: string) => {
    const answer = await who.call(api.chat.send, { params: { personaId }, body: { message, conversationId } });
    conversationId = answer.conversationId;
    return answer;
  };
}

function neverAsked(): never {
  throw new Error('A guide was asked although the card should have answered.');
}
