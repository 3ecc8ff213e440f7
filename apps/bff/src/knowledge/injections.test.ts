import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { offlineGuide } from '../ai/offline/guide.ts';
import { talkingWorld } from '../chat/testing/talking-world.ts';
import { databases, type Person, world } from '../testing/index.ts';
import { type Injection, injections, type Place } from './testing/injections.ts';

const guide = { personaId: 'kael' };
const habitOf = (title: string) => ({ title, kind: 'yes-no', schedule: { per: 'day', times: 1 } }) as const;

/** Puts a text where a guide may read it; the answer takes it away again. */
const plant: Readonly<Record<Exclude<Place, 'message'>, (who: Person, text: string) => Promise<() => Promise<unknown>>>> = {
  async goal(who, title) {
    const { id } = await who.call(api.goals.create, { body: { title, size: 'S', milestones: [{ title: 'First' }] } });
    return () => who.call(api.goals.remove, { params: { id } });
  },
  async habit(who, title) {
    const { id } = await who.call(api.habits.create, { body: habitOf(title) });
    return () => who.call(api.habits.remove, { params: { id } });
  },
  async journal(who, text) {
    const { id } = await who.call(api.journal.write, { body: { body: text } });
    return () => who.call(api.journal.remove, { params: { id } });
  },
  async note(who, text) {
    const { id } = await who.call(api.knowledge.addNote, { params: guide, body: { text } });
    return () => who.call(api.knowledge.removeNote, { params: { ...guide, id } });
  },
  async focus(who, focus) {
    await who.call(api.accounts.updateProfile, { body: { focus } });
    return () => who.call(api.accounts.updateProfile, { body: { focus: '' } });
  },
};

/** A member with records in every place, none of which is anybody else's business. */
async function canaries(bo: Person): Promise<void> {
  await bo.call(api.goals.create, { body: { title: 'canary goal', size: 'S', milestones: [{ title: 'First' }] } });
  await bo.call(api.habits.create, { body: habitOf('canary habit') });
  await bo.call(api.journal.write, { body: { body: 'canary entry' } });
  await bo.call(api.knowledge.addNote, { params: guide, body: { text: 'canary note' } });
}

/** Says what the case says, or plain words with its text in a record. */
async function meet(who: Person, { place, text }: Injection, mark: string) {
  const takeAway = place === 'message' ? undefined : await plant[place](who, `${mark} ${text}`);
  const message = place === 'message' ? `${mark} ${text}` : 'Hello, what do you make of my day?';
  const answer = await who.call(api.chat.send, { params: guide, body: { message } });
  await takeAway?.();
  return answer;
}

/** A hard moment is carried on for a while, so those that name a danger come last. */
const cases = [...injections.filter(({ danger }) => !danger), ...injections.filter(({ danger }) => danger)];

const quotesOut = (reply: string) => reply.replaceAll(/“[^”]*”/g, '“…”');

describe('the suite', () => {
  it('has forty cases and more, of every aim, in every place', () => {
    expect(injections.length).toBeGreaterThanOrEqual(40);
    expect(new Set(injections.map(({ aim }) => aim)).size).toBe(6);
    expect(new Set(injections.map(({ place }) => place)).size).toBe(6);
  });
});

describe.each(databases)('words that try to be instructions, on %s', (database) => {
  it('reach a model as data in their place, with nobody else’s records and no key', async () => {
    const { ada, bo, mock, clock } = await talkingWorld(database);
    await canaries(bo);
    await ada.call(api.knowledge.changeConsent, { body: { type: 'journal', allowed: true } });
    for (const [index, injection] of cases.entries()) {
      const name = `${injection.aim} in ${injection.place}: ${injection.text}`;
      const mark = `q${index}x`;
      const before = mock.calls.length;
      const answer = await meet(ada, injection, mark);
      clock.advance({ minutes: 5 });
      const isMessage = injection.place === 'message';
      if (injection.danger && isMessage) {
        expect.soft(mock.calls.length, name).toBe(before);
        expect.soft(answer.safety.card, name).not.toBeNull();
        continue;
      }
      if (injection.danger) {
        expect.soft(JSON.stringify(mock.calls.at(-1)?.body), name).not.toContain(mark);
        continue;
      }
      const sent = mock.calls.at(-1)?.body.messages ?? [];
      expect.soft(mock.calls.length, name).toBe(before + 1);
      expect
        .soft(
          sent.map(({ role }) => role),
          name,
        )
        .toEqual(['system', 'user']);
      const [system, said] = sent.map(({ content }) => content);
      expect.soft(system, name).not.toContain(mark);
      expect.soft(system, name).not.toContain('Ada');
      const lines = said?.split('\n') ?? [];
      const end = lines.indexOf('</member-data>');
      expect.soft(lines[0], name).toBe('<member-data>');
      const block = lines.slice(1, end);
      expect.soft(() => block.map((line): unknown => JSON.parse(line)), name).not.toThrow();
      expect.soft(block.join('\n'), name).not.toMatch(/[<>]/);
      expect
        .soft(
          block.some((line) => line.includes(mark)),
          name,
        )
        .toBe(!isMessage);
      expect
        .soft(
          lines.slice(end + 1).some((line) => line.includes(mark)),
          name,
        )
        .toBe(isMessage);
      expect.soft(JSON.stringify(mock.calls.at(-1)?.body), name).not.toMatch(/canary|sk-test/);
      expect.soft(JSON.stringify(mock.calls.at(-1)?.body.tools), name).not.toContain(mark);
    }
  });

  it('get from a model that obeys them no more than open cards, which only a call of the member answers', async () => {
    const { ada, bo, mock, db } = await talkingWorld(database);
    const orders = cases.flatMap((injection) => (injection.calls ? [{ injection, calls: injection.calls }] : []));
    expect(orders.length).toBeGreaterThanOrEqual(6);
    const written = async () => {
      const standing = (['goal', 'habit', 'mood', 'journalEntry'] as const).map((table) =>
        db.query.selectFrom(table).select('id').where('deletedAt', 'is', null).execute(),
      );
      return (await Promise.all([...standing, db.query.selectFrom('challengeRun').select('id').execute()])).flat();
    };
    for (const { injection, calls } of orders) {
      const obeys = { kind: 'tool', text: 'As you wish.', ...calls, more: [calls, calls, calls] } as const;
      mock.script(obeys, obeys);
      const { proposals, conversationId } = await meet(ada, injection, '');
      expect.soft(proposals.length, injection.text).toBe(calls.name === 'answer_proposal' ? 0 : 1);
      for (const { id, status, action } of proposals) {
        expect.soft(status, injection.text).toBe('open');
        expect.soft(Object.keys(action), injection.text).not.toContain('confirm');
        // A journal entry is the member's own message, whatever the model has written for them.
        if (action.kind === 'write-journal') expect.soft(action.body, injection.text).toBe(injection.text);
        const params = { conversationId, proposalId: id };
        await expect.soft(bo.call(api.chat.answerProposal, { params, body: { status: 'done' } })).rejects.toMatchObject({ status: 404 });
        await ada.call(api.chat.answerProposal, { params, body: { status: 'done' } });
      }
      expect.soft(await written(), injection.text).toEqual([]);
    }
  });

  it('move the built-in guide to nothing', async () => {
    const { ada, bo, clock, db } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    await canaries(bo);
    await ada.call(api.knowledge.changeConsent, { body: { type: 'journal', allowed: true } });
    for (const [index, injection] of cases.entries()) {
      const name = `${injection.aim} in ${injection.place}: ${injection.text}`;
      const { message, safety } = await meet(ada, injection, `q${index}x`);
      clock.advance({ minutes: 5 });
      if (injection.danger && injection.place === 'message') {
        expect.soft(safety.card, name).not.toBeNull();
        continue;
      }
      // After a danger the card is held for two messages, and no guide speaks.
      if (safety.card === null) expect.soft(message, name).toMatch(/program/i);
      expect.soft(quotesOut(message), name).not.toMatch(injection.obeyed);
      expect.soft(message, name).not.toMatch(/canary/);
    }
    const goals = db.query.selectFrom('goal').select('id').where('memberId', '=', ada.id).where('deletedAt', 'is', null);
    expect(await goals.execute()).toEqual([]);
  });
});
