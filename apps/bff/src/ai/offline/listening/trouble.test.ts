import { corePersonaIds, proposalKinds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatTurnMessage } from '../../provider.ts';
import { offlineAnswer } from '../guide.ts';
import { scripts } from '../guided/scripts/index.ts';
import { openQuestions, soreQuestions } from './questions.ts';
import { questionsFor, TROUBLE_SIGN, troubleQuestions } from './trouble-questions.ts';

type Answer = ReturnType<typeof offlineAnswer>;
function talk(said: readonly string[], personaId: string = 'kael'): readonly Answer[] {
  const messages: ChatTurnMessage[] = [];
  return said.map((content) => {
    messages.push({ role: 'user', content });
    const context = { firstName: 'Ada', focus: '', streakDays: 0 };
    const answer = offlineAnswer({
      personaId,
      context,
      approach: 'ordinary',
      disclose: false,
      mayPropose: proposalKinds,
      messages,
    });
    messages.push({ role: 'assistant', content: answer.text });
    return answer;
  });
}
const questionOf = (text = '', told = '') => questionsFor(told).findIndex(({ asks }) => asks.some((ask) => text.endsWith(ask)));

const troubles = [
  'my sister and i keep arguing about the garden',
  'i do not get along with my new team at all',
  'I keep dropping things and i am always late',
  'My mum is coming to stay for two weeks and I’m dreading it',
  'i feel like everyone my age has their life figured out except me',
];

describe('a trouble that lasts or lies ahead', () => {
  it.each(troubles)('is asked about, with one question that fits and no menu: %s', (message) => {
    for (const personaId of corePersonaIds) {
      const [{ text, choices, proposes } = { text: '', choices: [], proposes: undefined }] = talk([message], personaId);
      expect(questionOf(text), text).toBe(0);
      expect(text.match(/\?/g)).toHaveLength(1);
      expect(choices).toEqual([]);
      expect(proposes).toBeUndefined();
    }
  });

  it('is followed from what is hardest to what is in one’s own hands, whatever is answered, and ends in the member’s words', () => {
    const said = [
      'my sister and i keep arguing about the garden',
      'she says i spend too much on games',
      'here we go again',
      'when we cook together',
      'nothing much, asking her maybe',
    ];
    for (const personaId of corePersonaIds) {
      const all = talk(said, personaId);
      expect(all.slice(0, 4).map(({ text }) => questionOf(text, said[0]))).toEqual([0, 1, 2, 3]);
      const { text, choices, proposes } = all[4] ?? { text: '', choices: [], proposes: undefined };
      expect(text).toContain(TROUBLE_SIGN);
      for (const line of said.slice(0, 4)) expect(text).toContain(`- ${line}`);
      expect(choices).toContain('Plan a small step');
      expect(proposes).toMatchObject({ kind: 'write-journal', body: expect.stringContaining('when we cook together') });
      const sentences = all.flatMap((one) => one.text.split(/(?<=[.?!])\s+/));
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });

  it('says back what was said, turned round and with nothing added', () => {
    const all = talk(['my sister and i keep arguing about the garden', 'the bills', 'it starts in the car', 'sundays']);
    expect(all[0]?.text).toMatch(/^So your sister and you keep arguing about the garden\. /);
    expect(all[1]?.text).not.toMatch(/bills/);
    expect(all[3]?.text).toMatch(/^Sundays, then\. /);
  });

  it.each(['that i’m lazy', 'i am such a failure', 'that nobody needs me', 'i ruin everything'])(
    'does not say back hard words on oneself: %s',
    (verdict) => {
      for (const personaId of corePersonaIds) {
        const [, , third] = talk(['i feel like everyone my age has their life figured out except me', 'the evenings', verdict], personaId);
        expect(third?.text).toMatch(/^That is a hard sentence to have in one’s head\. /);
      }
    },
  );

  it.each([
    'die already',
    'jump',
    'just give up',
    'fat pig',
    'a knife',
    'the razor',
    'not eating',
    'vodka',
    'that she will die',
    '# big',
    '[a](/settings)',
    '`x',
  ])('says back no order, insult, means or sign of formatting: %s', (answer) => {
    const [, , , fourth] = talk(['my sister and i keep arguing about the garden', 'the bills', 'it is on me', answer]);
    expect(fourth?.text).not.toContain(answer.replace(/^that /, ''));
    expect(fourth?.text).not.toMatch(/, then\./);
  });

  it.each([
    ['my sister and i keep arguing about the garden', /from where they stand\?$/],
    ['I keep dropping things and i am always late', /just before it, when it begins\?$/],
    ['i feel like everyone my age has their life figured out except me', /what do you tell yourself\?$/],
  ])('is asked after by its kind: the other side, what comes before, or what one tells oneself (%s)', (trouble, question) => {
    expect(talk([trouble, 'the evenings, I suppose'])[1]?.text).toMatch(question);
  });

  it('what goes on with the tale is not taken for an answer', () => {
    const all = talk([
      'I failed my driving test for the third time',
      'the examiner was so mean',
      'everyone else passes',
      'they paid for it',
    ]);
    expect(all[3]?.text).not.toMatch(/there is such a time|not the same at every hour/);
  });

  it('an answer that is none has it asked in another way once, and is left then', () => {
    const [, second, third] = talk(['my sister and i keep arguing about the garden', 'idk', 'idk']);
    expect(second?.text).toContain(troubleQuestions[0]?.easier);
    expect(questionOf(third?.text, 'my sister')).toBe(1);
  });

  it('a step that comes to mind ends the asking, and comes first in what may follow', () => {
    const all = talk([
      'My mum is coming to stay for two weeks and I’m dreading it',
      'the parking',
      'i see myself stall',
      'maybe i could practise with my dad',
    ]);
    expect(all[3]?.text).toContain('- i could practise with my dad');
    expect(all[3]?.choices[0]).toBe('Plan a small step');
  });

  it('a view that is asked for is answered, and the asking goes on', () => {
    const all = talk([
      'my sister and i keep arguing about the garden',
      'the bills',
      'it starts over dinner',
      'what would you do?',
      'talk less',
    ]);
    expect(questionOf(all[3]?.text)).toBe(3);
    expect(all[4]?.text).toContain(TROUBLE_SIGN);
  });

  it('is left when somebody wants to leave it', () => {
    for (const stop of ['stop', 'forget it', 'it’s fine, forget it', 'never mind'])
      expect(questionOf(talk(['my sister and i keep arguing about the garden', 'the evenings', stop])[2]?.text), stop).toBe(-1);
  });

  it.each([
    'what can you do?',
    'I want to drink less coffee',
    'I got the job, i can’t stop smiling!',
    'I keep going to the gym',
    'i kept coming back to it and now it is done',
    'i want to talk to my sister about always being late',
    'should i stay in this job, i am so bored of it, or leave',
    'my team keeps winning',
    'how do I stop procrastinating?',
    'remind me to call my dad',
    'we argued about which film was best lol',
  ])('is not heard where there is none, or something is asked: %s', (message) => {
    expect(questionOf(talk([message])[0]?.text)).toBe(-1);
  });

  it('has questions that stand nowhere else, one of them for each guide, so that a talk is known by them', () => {
    const asks = troubleQuestions.flatMap((question) => [...question.asks, question.easier]);
    const others = [...soreQuestions.flatMap(({ ask, easier }) => [ask, easier]), ...openQuestions];
    const led = Object.values(scripts).flatMap(({ steps }) => steps.flatMap(({ ask, easier }) => [ask, easier].flat()));
    expect(new Set(asks).size).toBe(asks.length);
    for (const ask of asks) {
      expect([...others, ...led].filter((line) => line.endsWith(ask) || ask.endsWith(line))).toEqual([]);
      expect(ask.match(/\?/g)).toHaveLength(1);
    }
  });
});
