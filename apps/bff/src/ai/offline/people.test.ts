import { type CorePersonaId, corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { matters } from './reading/matters/matters.ts';
import { people } from './testing/people.ts';
import { adasRecords, type Offer, talkWithCards } from './testing/talks.ts';
import { voices } from './wording/fixed-lines.ts';
import type { VoicedAim } from './wording/voices/lines.ts';

type Person = keyof typeof people;

const isSeal = (reply: string): boolean =>
  Object.values(voices).some(({ seal }) => seal.some((line) => reply.includes(line.split('{', 1)[0] ?? '')));
const asks = (reply: string, aim: VoicedAim): boolean =>
  Object.values(voices).some(({ ask }) => ask[aim].some((line) => reply.includes(line)));
const speaksOf = (reply: string, name: string): boolean =>
  matters.some(
    (matter) => matter.name === name && [...matter.thoughts, ...Object.values(matter.ask).flat()].some((line) => reply.includes(line)),
  );

const cases = corePersonaIds.flatMap((id) => Object.entries(people).map(([name, said]) => [id, name, said] as const));

describe.each(cases)('%s and %s', (id, _, said) => {
  const talk = talkWithCards(id, said);

  it('ask one thing at most, and never the same thing twice', () => {
    const questions = talk.flatMap(({ reply }) => reply.match(/[^.!?“]+\?/g) ?? []).map((question) => question.trim());
    for (const { reply } of talk) expect(reply.match(/\?(?!”)/g)?.length ?? 0, reply).toBeLessThanOrEqual(1);
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  });

  it('join no words badly and leave nothing empty', () => {
    for (const { reply } of talk) {
      expect(reply).toMatch(/\p{L}{3}/u);
      expect(reply).not.toMatch(/ [,.;](?!\d)|[,;]”|\b(?:by|from|until|at|on)”|[{}]|undefined|“”|\. \./);
    }
  });
});

describe.each(corePersonaIds)('%s', (id: CorePersonaId) => {
  const talkOf = (person: Person, context = { firstName: 'Ada', focus: '', streakDays: 0 }): readonly Offer[] =>
    talkWithCards(id, people[person], { context });
  const replyTo = (person: Person, said: string): Offer => {
    const turn = talkOf(person).find((one) => one.said.startsWith(said));
    if (!turn) throw new Error(`${person} never says ${said}`);
    return turn;
  };

  it('takes a death for no appointment, and speaks of no streak and no task after it', () => {
    const talk = talkOf('a nurse after a night shift', { ...adasRecords, streakDays: 9 });
    const after = talk.slice(talk.findIndex(({ said }) => said.startsWith('a patient died')));
    expect(after[0]?.reply).toMatch(/sorry/);
    for (const { reply, proposes } of after) {
      expect(reply).not.toMatch(/in a row|“Read ten pages”/);
      expect(proposes).toBeUndefined();
    }
    expect(asks(after[0]?.reply ?? '', 'step') || asks(after[1]?.reply ?? '', 'step')).toBe(false);
  });

  it.each([
    ['a student nine days before the exams', 'honestly I'],
    ['a student nine days before the exams', 'alright, thx'],
    ['a student nine days before the exams', 'my parents'],
    ['a founder who is stuck', 'My cofounder'],
    ['somebody who changes the subject', 'actually forget'],
  ] as const)('seals no agreement with what is none: %s, %s', (person, said) => {
    const { reply, proposes } = replyTo(person, said);
    expect(isSeal(reply), reply).toBe(false);
    expect(proposes).toBeUndefined();
  });

  it('makes a card of nothing that somebody wants to be rid of', () => {
    for (const { proposes } of talkOf('somebody who wants to quit sugar'))
      expect(JSON.stringify(proposes ?? '')).not.toMatch(/gummy|sweets/i);
  });

  it('takes a question for a question though it came without its mark', () => {
    const { reply } = replyTo('a student nine days before the exams', 'ok what should');
    expect(voices[id].hear.when.some((line) => reply.includes(line))).toBe(false);
    for (const said of ['how many calories', 'who won'])
      expect(speaksOf(replyTo('somebody who asks for facts again', said).reply, 'learning')).toBe(false);
  });

  it('knows its limits, and does what it can', () => {
    expect(replyTo('somebody who asks for facts again', "what's 17").reply).toContain('391');
    expect(replyTo('somebody who asks for facts again', 'what is the capital').reply).not.toContain('Paris');
  });

  it('asks nobody for a step or a time about a fault of the app, and promises no mending', () => {
    for (const { reply } of talkOf('somebody angry at the app')) {
      expect(asks(reply, 'step') || asks(reply, 'when') || asks(reply, 'snag'), reply).toBe(false);
      expect(reply).not.toMatch(/\bI (?:will|can) (?:restore|fix|repair)\b/);
    }
  });

  it('does not take a refresher course for a run', () => {
    for (const { reply } of talkOf('somebody who writes paragraphs')) expect(speaksOf(reply, 'running'), reply).toBe(false);
  });

  it('lets a farewell be one', () => {
    for (const [person, said] of [
      ['a teenager of one word at a time', 'k bye'],
      ['a nurse after a night shift', 'thanks. going'],
    ] as const)
      expect(replyTo(person, said).reply).not.toContain('?');
  });

  it('opens no new subject for the third greeting', () => {
    const third = talkOf('somebody who only says hey')[2]?.reply ?? '';
    expect(asks(third, 'open'), third).toBe(false);
  });

  it('sees a language through a whole talk, and a thank-you in it', () => {
    const noFact = (said: string) =>
      voices[id].hear.fact.some((line) => replyTo('somebody who begins in German', said).reply.includes(line));
    expect(noFact('Kannst du')).toBe(false);
    expect(replyTo('somebody who begins in German', 'danke').reply).not.toMatch(/only follow English/);
  });

  it('leaves a subject that the member has left', () => {
    for (const said of ['actually forget', 'he is not eating', 'vet is', 'anyway'])
      expect(speaksOf(replyTo('somebody who changes the subject', said).reply, 'writing'), said).toBe(false);
  });
});
