import { corePersonaIds } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatTurnMessage } from '../provider.ts';
import { chatRequest } from '../testing/listening.ts';
import { offlineAnswer, offlineGuide, offlineReply } from './guide.ts';
import { aboutTheApp, appFacts } from './reading/intents/app-facts.ts';
import { matters } from './reading/matters/matters.ts';
import { adasRecords, talkWith } from './testing/talks.ts';

type Asked = Parameters<typeof offlineReply>[0];
const asked = (content: string, more: Partial<Asked> = {}): Asked => ({
  personaId: 'kael',
  messages: [{ role: 'user', content }],
  context: adasRecords,
  approach: 'ordinary',
  disclose: false,
  ...more,
});

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 }).map((units) => String.fromCharCode(...units));
const ordinary = fc.constantFrom(
  'I want to run',
  'ok',
  'thanks',
  'I am stuck',
  '?',
  'no',
  'Make me a plan',
  'tomorrow at eight',
  'bye',
  'Hi',
);

describe('the offline guide', () => {
  it.each([
    ['I want to finish my thesis on mosses but I keep putting it off.', 'finish your thesis on mosses'],
    ['I keep putting off my taxes', 'your taxes'],
    ['I am afraid of failing the exam.', 'failing the exam'],
    ['I finally called my mother', 'You called your mother'],
    ['Should I sell my piano or keep it?', 'Sell your piano or keep it'],
    ['Yesterday I was so proud of my garden', 'proud of'],
  ])('says the member’s own words back: %s', (message, words) => {
    for (const personaId of corePersonaIds)
      expect(offlineReply(asked(message, { personaId })).toLowerCase()).toContain(words.toLowerCase().replace(/^you /, ''));
  });

  it('speaks in six voices', () => {
    const replies = corePersonaIds.map((personaId) => offlineReply(asked('I keep putting off my taxes', { personaId })));
    expect(new Set(replies).size).toBe(6);
  });

  it('says that it is a computer program without a model when it has to, and not each time', () => {
    for (const personaId of corePersonaIds) {
      expect(offlineReply(asked('Hello', { personaId, disclose: true }))).toMatch(/computer program.*language model/i);
      expect(offlineReply(asked('Hello', { personaId }))).not.toContain('computer program');
    }
  });

  it('meets what weighs before it speaks of itself', () => {
    for (const personaId of corePersonaIds) {
      const reply = offlineReply(asked('My cat died yesterday', { personaId, disclose: true }));
      expect(reply, reply).toMatch(/^[^*]+\n\n\*[^*]*computer program[^*]*\*$/);
    }
  });

  it.each([
    'Is it ok to run with a mild cold?',
    'how many calories should I eat?',
    'how much coffee is healthy',
    'can I take ibuprofen with my tea',
    'what vitamins help with being tired?',
    'do I have adhd?',
  ])('gives no tip on health, and says whom to ask: %s', (message) => {
    const tips = matters.flatMap(({ thoughts }) => thoughts);
    for (const personaId of corePersonaIds) {
      const { text, choices } = offlineAnswer(asked(message, { personaId }));
      expect(text).toMatch(/no doctor.*pharmacist.*health line/);
      expect(text).not.toMatch(/\d/);
      expect(tips.filter((tip) => text.includes(tip))).toEqual([]);
      expect(choices).toContain('Let it out');
    }
  });

  it.each([
    ['how many minutes of exercise per week does the WHO recommend?', /150 to 300 minutes.*75 to 150/],
    ['how many hours of sleep are enough', /seven to nine hours/],
    ['how much sleep do adults need?', /seven to nine hours/],
    ['how much water should I drink?', /thirst is a good guide/],
    ['how many steps should i walk a day', /no magic number/],
    ['how often should I stretch', /ten to thirty seconds/],
    ['how long should I do breathing exercises', /six a minute/],
  ] as const)(
    'says what everybody may know of everyday wellbeing, without a word of doctors and emergencies first: %s',
    (message, known) => {
      for (const personaId of corePersonaIds) {
        const { text } = offlineAnswer(asked(message, { personaId }));
        expect(text).toMatch(known);
        expect(text).not.toMatch(/no doctor|emergency|plan that call/);
      }
    },
  );

  it.each(['is it safe to run every day?', 'how often should I go running'])(
    'says plainly that it cannot look up the rest: %s',
    (message) => {
      for (const personaId of corePersonaIds)
        expect(offlineAnswer(asked(message, { personaId })).text).not.toMatch(/no doctor|emergency|on this server/);
    },
  );

  it('offers to plan a call only where somebody may need one', () => {
    expect(offlineReply(asked('how much ibuprofen can I take?'))).toContain('plan that call');
    expect(offlineReply(asked('is it safe to exercise while pregnant'))).toContain('plan that call');
    expect(offlineReply(asked('how many calories should I eat?'))).not.toContain('call');
  });

  it.each([
    'how many calories should I eat to lose weight',
    'how long can you go without sleep',
    'how much exercise to lose 10 kilos fast',
  ])('gives no number where a body may come to harm: %s', (message) => {
    expect(offlineReply(asked(message))).toMatch(/no doctor/);
  });

  it.each(['should I stop taking my antidepressants?', 'Can I come off my sertraline?', 'is it ok to halve my tablets'])(
    'says whom to ask before a medicine is stopped, and not whether they are safe: %s',
    (message) => {
      for (const personaId of corePersonaIds) {
        const { text } = offlineAnswer(asked(message, { personaId }));
        expect(text).toMatch(/not at once and not by yourself.*prescribed.*pharmacist.*\?$/);
        expect(text).not.toMatch(/are you safe/i);
      }
    },
  );

  it.each(['Is it bad that I only sleep 5 hours?', 'are 6 hours of sleep enough for me?', "Isn't it bad to sleep only five hours?"])(
    'says what is commonly said of sleep, who knows better, and asks on: %s',
    (message) => {
      for (const personaId of corePersonaIds) {
        const { text } = offlineAnswer(asked(message, { personaId }));
        expect(text).toMatch(/seven hours or more.*no doctor, and yours knows you better.*\?$/);
        expect(text).not.toContain('I cannot check that');
      }
    },
  );

  it('knows the app that it is in, and offers its talks after it', () => {
    for (const example of aboutTheApp[0]?.examples ?? []) {
      // Several facts may name what is asked for; the more particular one stands first.
      const text = appFacts.find(({ pattern }) => pattern.test(example))?.text;
      expect(offlineAnswer(asked(example))).toMatchObject({ text, choices: expect.arrayContaining(['Plan a small step']) });
    }
  });

  it('marks shortly that it answers again, once it was said in full what it is', () => {
    expect(offlineReply(asked('Hello', { disclose: 'again' }))).toMatch(/\S\n\n\*Again without the model\.\*$/);
  });

  it('reads a talk alike, whether it said what it is or not', () => {
    for (const personaId of corePersonaIds)
      for (const said of [
        ['Plan a small step', 'drink less coffee'],
        ['i’m nervous about my driving test', 'the parking'],
        ['my boss took my slides', 'idk'],
        ['hi', 'nothing'],
        ['my gran died', 'on sunday'],
      ]) {
        const [first = '', second = ''] = said;
        const replies = ([true, 'again', false] as const).map((disclose) => {
          const begun = asked(first, { personaId, disclose });
          const reply = { role: 'assistant', content: offlineReply(begun) } as const;
          return offlineReply(asked(second, { personaId, messages: [...begun.messages, reply, { role: 'user', content: second }] }));
        });
        expect(new Set(replies).size, replies.join(' | ')).toBe(1);
      }
  });

  it('answers honestly what it is', () => {
    expect(offlineReply(asked('Are you human?'))).toContain('not a human');
  });

  it('leaves jokes, points and streaks out of a hard moment', () => {
    const messages: ChatTurnMessage[] = [1, 2, 3, 4].map(() => ({ role: 'user', content: 'I feel hopeless' }));
    const replies = corePersonaIds.map((personaId) => offlineReply(asked('', { personaId, messages, approach: 'gentle' })));
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).not.toMatch(/in a row|level|XP|!/);
  });

  it.each(['Hello', 'I feel hopeless'])('goes on gently without repeating itself: %s', (content) => {
    const replies = talkWith(
      'riko',
      Array.from({ length: 6 }, () => content),
      { approach: 'gentle' },
    ).map(({ reply }) => reply);
    expect(new Set(replies).size).toBe(6);
    expect(replies.join(' ').includes('heavy')).toBe(content !== 'Hello');
  });

  it('always says something, leaves no gap in its lines, and says the same to the same words', () => {
    const words = fc.array(fc.oneof(anyText, ordinary), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...corePersonaIds, 'nobody'), words, fc.boolean(), (personaId, contents, gentle) => {
        const nothing = { ...adasRecords, firstName: '', focus: '', goals: [], habits: [] };
        const talk = talkWith(personaId, contents, { context: nothing, approach: gentle ? 'gentle' : 'ordinary' });
        for (const { reply } of talk) {
          expect(reply).toMatch(/\p{L}{3}/u);
          expect(reply).not.toMatch(/\{(?:words|thing|quote|echo|name|focus|goal|habit|streak|step|when|snag|aim)\}|undefined/);
        }
        expect(talkWith(personaId, contents, { context: nothing, approach: gentle ? 'gentle' : 'ordinary' })).toEqual(talk);
      }),
    );
  });

  it('reads a message as long as it may be in no time', () => {
    const start = performance.now();
    for (const part of ['i want to ', 'but ', 'the the ', 'a'.repeat(200), '. , ; ', 'no no no '])
      offlineReply(asked(part.repeat(Math.ceil(8000 / part.length))));
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('comes word by word and stops when it is asked to', async () => {
    const stop = new AbortController();
    const words: string[] = [];
    for await (const word of offlineGuide({ wordMs: 0 }).reply(chatRequest({ signal: stop.signal }))) {
      words.push(word);
      if (words.length === 3) stop.abort();
    }
    expect(words).toHaveLength(3);
  });
});
