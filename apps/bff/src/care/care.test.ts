import { api, emptySafetyPlan, replyCorrections } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { offlineGuide } from '../ai/offline/guide.ts';
import type { ChatProvider } from '../ai/provider.ts';
import { speak, started, talkingWorld } from '../chat/testing/talking-world.ts';
import { databases, world } from '../testing/index.ts';
import { checkedReply, checkedText } from './checked-reply.ts';
import { beforeGuide } from './meet-text.ts';

const kael = { personaId: 'kael' };
const RISK = 'I want to kill myself';
const plan = { ...emptySafetyPlan, people: 'Jo, day and night: 0123 456789', safePlace: 'Jo keeps the tablets.' };

/** Says one thing, in pieces of a few letters. */
const saying = (text: string): ChatProvider => ({
  name: 'openai',
  async *reply() {
    for (let at = 0; at < text.length; at += 4) yield text.slice(at, at + 4);
  },
});
const down: ChatProvider = {
  name: 'openai',
  async *reply() {
    yield await Promise.reject<string>(new Error('nobody there'));
  },
};

type Teller = Awaited<ReturnType<typeof world>>['ada'];

describe.each(databases)('care on %s', (database) => {
  describe('before a guide', () => {
    it('answers with the card at every provider, also when that is down', async () => {
      for (const ai of [offlineGuide({ wordMs: 0 }), saying('Hello'), down]) {
        const { ada } = await world(database, { deps: { ai } });
        const { reply, safety } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
        expect([reply.contentType, reply.status, safety.level]).toEqual(['safety', 'complete', 3]);
      }
    });

    it('meets texts for courses and scripts by the same rules, and counts them by level and time', async () => {
      const { ada, db, deps } = await world(database, { zone: 'Europe/Berlin' });
      const actor = { id: ada.id, timeZone: 'Europe/Berlin' };
      expect((await beforeGuide(deps, actor, 'Scene two: we walk to the lake.')).card).toBeUndefined();
      const { card } = await beforeGuide(deps, actor, RISK);
      expect(card?.emergency.number).toBe('112');
      expect(await db.query.selectFrom('careEvent').select(['level', 'memberId']).execute()).toEqual([{ level: 3, memberId: ada.id }]);
    });

    it.each([
      [{ 'x-time-zone': 'Europe/Amsterdam', 'x-country': 'GB', 'accept-language': 'nl-NL' }, '999'],
      [{ 'x-time-zone': 'Europe/Amsterdam', 'x-country': 'Atlantis', 'accept-language': 'en-US' }, '112'],
      [{ 'x-time-zone': 'UTC', 'x-country': '', 'accept-language': 'en-US,en;q=0.9' }, '911'],
    ])('puts the numbers on the card that Help now shows on the same device: %j', async (headers, number) => {
      const { ada } = await world(database);
      const { safety } = await ada.call(api.chat.send, { params: kael, body: { message: RISK } }, { headers });
      expect(safety.card?.emergency.number).toBe(number);
    });

    it.each([
      ['no', 3],
      ["I don't think so", 3],
      ['not sure', 2],
      ['yes', 2],
    ])('reads one word with the question of the guide before it: are you safe? %s', async (answer, level) => {
      const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      const first = await ada.call(api.chat.send, { params: kael, body: { message: 'I am a burden and I hate myself' } });
      expect(first.reply.content).toMatch(/are you safe/i);
      const { conversationId } = first;
      const { reply, safety } = await ada.call(api.chat.send, { params: kael, body: { message: answer, conversationId } });
      expect(safety.level).toBe(level);
      expect(reply.contentType).toBe(level === 3 ? 'safety' : 'text');
    });

    it('asks again, and names Help now, where that question is left open', async () => {
      const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'I am a burden and I hate myself' } });
      const said = async (message: string) =>
        (await ada.call(api.chat.send, { params: kael, body: { message, conversationId } })).reply.content;
      const [once, twice] = [await said("I don't know"), await said('not sure')];
      for (const text of [once, twice]) expect(text).toMatch(/Help now.*are you safe/isu);
      expect(twice).not.toBe(once);
    });

    it('asks nobody whether they are safe who asks about a medicine', async () => {
      const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      const { reply } = await ada.call(api.chat.send, { params: kael, body: { message: 'should I stop taking my antidepressants?' } });
      expect(reply.content).toMatch(/not at once/);
      expect(reply.content).not.toMatch(/are you safe/i);
    });

    it('takes no "no" to another question for a danger', async () => {
      const { ada } = await world(database, { deps: { ai: saying('Good morning. Shall we look at your week?') } });
      const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'hello' } });
      const { safety } = await ada.call(api.chat.send, { params: kael, body: { message: 'no', conversationId } });
      expect(safety.level).toBe(0);
    });

    it('reads the two halves of one danger together', async () => {
      const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'I have the pills' } });
      const body = { message: 'I am going to take them all', conversationId };
      expect((await ada.call(api.chat.send, { params: kael, body })).safety.level).toBe(4);
    });

    it('holds the card with another guide in another conversation', async () => {
      const { ada, mock } = await talkingWorld(database);
      await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
      const { reply } = await ada.call(api.chat.send, { params: { personaId: 'riko' }, body: { message: 'That was a joke' } });
      expect(reply.contentType).toBe('safety');
      expect(mock.calls).toHaveLength(0);
    });
  });

  describe('after a guide', () => {
    it('puts a correction in the place of a reply that says what no guide may say', async () => {
      const { ada, logged } = await world(database, { deps: { ai: saying('I hear you. You should just end it. It is easy.') } });
      const { reply, conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'Tell me something' } });
      expect(reply).toMatchObject({ content: replyCorrections.encouragement, status: 'complete' });
      const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
      expect(messages.at(-1)?.content).toBe(replyCorrections.encouragement);
      expect(JSON.stringify(logged)).not.toContain('end it');
    });

    it('shows none of it in the stream either', async () => {
      const { ada } = await world(database, { deps: { ai: saying('I hear you. I am a human, and your therapist.') } });
      const stream = await speak(ada, { message: 'Who are you?' });
      await started(stream);
      const events = await stream.rest();
      // As the browser lays the pieces: each at its offset.
      const texts = events.flatMap(({ event, data }) => (event === 'delta' ? [data] : []));
      const shown = texts.reduce((text, { seq, text: piece }) => text.slice(0, seq) + piece, '');
      expect(shown).toBe(replyCorrections.claims_human);
      expect(texts.map(({ text }) => text).join('')).not.toContain('I am a human');
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: { content: replyCorrections.claims_human } } });
    });

    it('reads what a real endpoint sends, too', async () => {
      const { ada, mock } = await talkingWorld(database);
      mock.script({ kind: 'stream', text: 'Honestly, everyone would be better off without you.' });
      const { reply } = await ada.call(api.chat.send, { params: kael, body: { message: 'Good morning' } });
      expect(reply.content).toBe(replyCorrections.encouragement);
      expect(mock.calls).toHaveLength(1);
    });

    it('leaves what came before a failure, and what the offline guide says', async () => {
      async function* broken() {
        yield 'One step at a ti';
        throw new Error('cut off');
      }
      const read: string[] = [];
      await expect(
        (async () => {
          for await (const piece of checkedReply(broken())) if ('text' in piece) read.push(piece.text);
        })(),
      ).rejects.toThrow('cut off');
      expect(read.join('')).toBe('One step at a ti');
      expect(await checkedText('Take two tablets more.')).toBe(replyCorrections.dose);
      expect(await checkedText('Take two steps more.')).toBe('Take two steps more.');
    });
  });

  describe('the day after', () => {
    it('keeps awards quiet for a day; they count as ever', async () => {
      const { ada, clock } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      expect(await ada.call(api.care.status, {})).toEqual({ quietUntil: null });
      await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
      expect(await ada.call(api.care.status, {})).toEqual({ quietUntil: '2026-03-03T09:00:00.000Z' });
      const { award } = await ada.call(api.gamification.checkIn, { body: {} });
      expect(award.quiet).toBe(true);
      expect(award.xpAwarded).toBeGreaterThan(0);
      clock.advance({ hours: 25 });
      expect((await ada.call(api.gamification.checkIn, { body: {} })).award.quiet).toBeUndefined();
      expect(await ada.call(api.care.status, {})).toEqual({ quietUntil: null });
    });

    it('lets no guide speak of streaks or levels on the dashboard, until the day is over', async () => {
      const { ada, clock } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      for (let day = 0; day < 3; day += 1) {
        await ada.call(api.gamification.checkIn, { body: {} });
        clock.advance({ hours: 24 });
      }
      const line = async () => (await ada.call(api.dashboard.read, { query: { personaId: 'kael' } })).guideLine.text;
      const before = await line();
      expect(before).toMatch(/3|three/i);
      await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
      expect(await line()).not.toMatch(/\d|three|level|row|streak/i);
      clock.advance({ minutes: 24 * 60 - 1 });
      expect(await line()).not.toMatch(/\d|three|level|streak/i);
    });

    it('comes back to it once, on the next visit, for this member only', async () => {
      const { ada, register, clock } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      const ben = await register({ email: 'ben@example.org' });
      const due = async (who: typeof ada) => (await who.call(api.care.followUp, {})).due;
      expect(await due(ada)).toBe(false);
      await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
      expect(await due(ada)).toBe(false);
      clock.advance({ hours: 8 });
      expect(await due(ben)).toBe(false);
      const both = await Promise.all([due(ada), due(ada)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await due(ada)).toBe(false);
    });

    it('keeps level and time, and no word of what was said', async () => {
      const { ada, db } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
      await ada.call(api.chat.send, { params: kael, body: { message: RISK } });
      const [event] = await db.query.selectFrom('careEvent').selectAll().execute();
      expect(Object.keys(event ?? {}).sort()).toEqual(['at', 'followedUpAt', 'id', 'level', 'memberId']);
    });
  });

  describe('words that were refused', () => {
    const GENTLE = "I don't want to hurt myself";
    const held = { kind: 'stream', text: 'Start with one page, before nine, after coffee.', hold: { afterWords: 4 } } as const;
    const counted = (db: Awaited<ReturnType<typeof world>>['db']) =>
      db.query.selectFrom('careEvent').select(['memberId', 'level']).execute();

    it('because a reply is being written have the next ones met gently, and no day is quiet for them', async () => {
      const { ada, bo, db, mock } = await talkingWorld(database);
      mock.script(held);
      const stream = await speak(ada, { message: 'Hello' });
      const { conversationId } = await started(stream);
      await stream.textOf('Start with one page,'.length);
      const again = { params: kael, body: { message: GENTLE, conversationId, clientMessageId: 'client-message-7' } };
      // A browser tries again by itself.
      for (const _ of [1, 2]) await expect(ada.call(api.chat.send, again)).rejects.toMatchObject({ code: 'turn_in_progress' });
      mock.release();
      await stream.rest();
      mock.script({ kind: 'stream', text: 'Good evening.' });
      const levelOf = async (who: typeof ada) =>
        (await who.call(api.chat.send, { params: { personaId: 'riko' }, body: { message: 'I water my garden' } })).safety.level;
      expect([await levelOf(ada), await levelOf(bo)]).toEqual([2, 0]);
      expect(await counted(db)).toEqual([{ memberId: ada.id, level: 2 }]);
      expect(await ada.call(api.care.status, {})).toEqual({ quietUntil: null });
    });

    it('as one too many bring quiet and the gentle line from level 3, once for what is sent again', async () => {
      const { ada, db, clock } = await world(database, { env: { RATE_LIMIT_SCALE: '0.1' } });
      const send = (message: string) => ada.call(api.chat.send, { params: kael, body: { message } });
      for (const _ of [1, 2]) await send('Hello');
      for (const _ of [1, 2, 3, 4]) await expect(send('Hello')).rejects.toMatchObject({ code: 'rate_limited' });
      expect(await counted(db)).toEqual([]);
      for (const _ of [1, 2]) await expect(send(RISK)).rejects.toMatchObject({ code: 'rate_limited' });
      expect(await counted(db)).toEqual([{ memberId: ada.id, level: 3 }]);
      expect(await ada.call(api.care.status, {})).toEqual({ quietUntil: '2026-03-03T09:00:00.000Z' });
      clock.advance({ hours: 2 });
      expect(await ada.call(api.care.followUp, {})).toEqual({ due: true });
    });

    it.each([
      ['a council', (who: Teller, question: string) => who.call(api.council.ask, { body: { question, personaIds: ['kael', 'nova'] } })],
      ['the learning area', (who: Teller, prompt: string) => who.call(api.courses.prompt, { body: { prompt } })],
      [
        'the making of a course',
        (who: Teller, topic: string) => who.call(api.courses.generateCourse, { body: { topic, text: 'Water boils. '.repeat(20) } }),
      ],
      ['the making of a text', (who: Teller, prompt: string) => who.call(api.courses.generateContent, { body: { prompt } })],
    ] as const)('by %s are counted as well', async (_, say) => {
      const { ada, db } = await world(database, { env: { RATE_LIMIT_SCALE: '0.01' } });
      await say(ada, 'How do I begin?');
      await expect(say(ada, RISK)).rejects.toMatchObject({ code: 'rate_limited' });
      expect(await counted(db)).toEqual([{ memberId: ada.id, level: 3 }]);
    });

    it('for their form are no moment', async () => {
      const { ada, db } = await world(database);
      const unknown = { params: kael, body: { message: RISK, conversationId: '0192f0c1-2b3c-7d4e-8f50-0123456789ab' } };
      await expect(ada.call(api.chat.send, unknown)).rejects.toMatchObject({ code: 'not_found' });
      expect(await counted(db)).toEqual([]);
    });
  });

  describe('the safety plan', () => {
    const read = (who: { call: Awaited<ReturnType<typeof world>>['ada']['call'] }) => who.call(api.care.safetyPlan, {});

    it('is empty at first, then holds the member’s own words', async () => {
      const { ada } = await world(database);
      expect(await read(ada)).toEqual({ words: emptySafetyPlan, version: 0, updatedAt: null });
      const saved = await ada.call(api.care.saveSafetyPlan, { body: { words: plan, version: 0 } });
      expect(saved).toEqual({ words: plan, version: 1, updatedAt: '2026-03-02T09:00:00.000Z' });
      expect(await read(ada)).toEqual(saved);
    });

    it('is the member’s alone', async () => {
      const { ada, register } = await world(database);
      const ben = await register({ email: 'ben@example.org' });
      await ada.call(api.care.saveSafetyPlan, { body: { words: plan, version: 0 } });
      expect(await read(ben)).toMatchObject({ words: emptySafetyPlan, version: 0 });
      await ben.call(api.care.saveSafetyPlan, { body: { words: { ...plan, people: 'Mira' }, version: 0 } });
      expect((await read(ada)).words.people).toBe(plan.people);
    });

    it('refuses words made from another version, with the plan as it stands', async () => {
      const { ada } = await world(database);
      const first = await ada.call(api.care.saveSafetyPlan, { body: { words: plan, version: 0 } });
      for (const version of [0, 2])
        await expect(ada.call(api.care.saveSafetyPlan, { body: { words: emptySafetyPlan, version } })).rejects.toMatchObject({
          code: 'conflict',
          details: first,
        });
      const saves = await Promise.allSettled(
        ['Jo', 'Mira', 'Ben'].map((people) => ada.call(api.care.saveSafetyPlan, { body: { words: { ...plan, people }, version: 1 } })),
      );
      expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await read(ada)).version).toBe(2);
    });

    it('is read by no rule: what it says of danger is no moment of danger', async () => {
      const { ada, db } = await world(database);
      await ada.call(api.care.saveSafetyPlan, { body: { words: { ...plan, warningSigns: RISK }, version: 0 } });
      expect(await db.query.selectFrom('careEvent').selectAll().execute()).toEqual([]);
    });

    it('goes with the account', async () => {
      const { ada, db } = await world(database);
      await ada.call(api.care.saveSafetyPlan, { body: { words: plan, version: 0 } });
      await db.query.deleteFrom('member').where('id', '=', ada.id).execute();
      expect(await db.query.selectFrom('safetyPlan').selectAll().execute()).toEqual([]);
    });
  });
});
