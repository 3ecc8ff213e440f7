import { corePersonaIds, guidedTalks } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatTurnMessage } from '../../provider.ts';
import { offlineAnswer } from '../guide.ts';
import { scripts } from '../guided/scripts/index.ts';
import { talkWith } from '../testing/talks.ts';
import { topics } from './topics/index.ts';

const CONDOLES = /\bso (?:very )?sorry\b/i;
const ASKS_SAFE = /\bare you safe\b/i;
const scriptQuestions = Object.values(scripts).flatMap(({ steps }) =>
  steps.flatMap(({ ask, easier }) => [...[ask].flat(), easier]).filter((line) => !line.includes('{')),
);
const replies = (said: readonly string[], id = 'kael'): readonly string[] => talkWith(id, said).map(({ reply }) => reply);
const lastOf = (said: readonly string[], id = 'kael'): string => replies(said, id).at(-1) ?? '';
/** The last answer to several messages, in whichever approach. */
function answerTo(said: readonly string[], approach: 'ordinary' | 'gentle' = 'ordinary', id = 'sera') {
  const context = { firstName: 'Ada', focus: 'sleep', streakDays: 9, goals: ['Run ten kilometres'] };
  const messages: ChatTurnMessage[] = [];
  let answer = offlineAnswer({ personaId: id, messages: [{ role: 'user', content: '' }], context, approach, disclose: false });
  for (const content of said) {
    messages.push({ role: 'user', content });
    answer = offlineAnswer({ personaId: id, messages, context, approach, disclose: false });
    messages.push({ role: 'assistant', content: answer.text });
  }
  return answer;
}

const deaths = [
  'my dad passed in march',
  'she didnt make it, the operation went wrong',
  'we lost the baby',
  'I had to put my dog down',
  'the funeral is tomorrow',
  "it's a year since mum",
  'our neighbour Rosa has died',
  "he's gone",
  'my stepmum is dead',
  'we had our old cat put to sleep',
  'two weeks ago we buried my uncle',
  'granny slipped away at the hospice',
  'Nils fell off a ladder. he did not survive',
  'he passed just after easter',
  'we said goodbye to our dog yesterday',
  'I lost her in spring',
] as const;

describe('a death that is told of', () => {
  it.each(guidedTalks.map(({ label }) => label))('breaks off “%s”: condolence comes first, and no written question', (label) => {
    for (const [at, death] of deaths.entries()) {
      const { text, choices } = answerTo([label, 'the usual things', death], 'ordinary', corePersonaIds[at % corePersonaIds.length]);
      expect(text).toMatch(/^I am so (?:very )?sorry/);
      expect(scriptQuestions.filter((question) => text.includes(question))).toEqual([]);
      expect(choices).toEqual([]);
    }
  });

  it('names who died by the whole word', () => {
    expect(lastOf(['my mother in law died'], 'kael')).toMatch(/^I am so sorry about your mother in law\..*about her\?/s);
    expect(lastOf(['My father-in-law died in March'], 'kael')).toMatch(/^I am so sorry about your father-in-law\..*about him\?/s);
  });

  it.each(deaths)('is met so at the start of a conversation, before the guide says what it is: %s', (death) => {
    for (const id of corePersonaIds) expect(lastOf([death], id)).toMatch(/^I am so (?:very )?sorry.*program/s);
  });

  it.each([
    'My houseplant is dead',
    "I'm dead tired",
    'my phone died at noon',
    'that deadline killed me',
    'my feet are killing me',
    'The hero of the series died',
    'she did not make it to the party',
    "he's gone to work",
    'my brother passed his exam',
    'my dad passed me the salt',
    "I lost my cat's collar",
    'I put the baby down for a nap',
    'What if my mum died?',
    'My mother nearly died last year',
    'he passed the ball to me',
    'my motivation died in march',
    'I said goodbye to my dad at the station',
    'I lost him in the crowd',
  ])('is not heard in: %s', (said) => {
    for (const id of corePersonaIds) {
      expect(lastOf([said], id)).not.toMatch(CONDOLES);
      expect(lastOf([said], id)).not.toMatch(ASKS_SAFE);
    }
  });

  it('is not heard in “he is gone” after a separation', () => {
    expect(lastOf(['My boyfriend broke up with me', "he's gone"])).not.toMatch(CONDOLES);
  });

  it('was heard, whatever was said in between', () => {
    for (const id of corePersonaIds) {
      expect(lastOf(['Plan a small step', 'my gran passed away', 'did you hear me?'], id)).toMatch(/\bI heard you: you lost your gran\b/);
      expect(lastOf(['we lost the baby', 'nobody knew', 'are you even listening'], id)).toMatch(/\byou lost your baby\b/);
    }
  });
});

describe('within grief', () => {
  const asked = [
    [['our cat died'], 'is it normal to grieve this much for a cat?', /\bnormal|love|nothing is wrong\b/i],
    [['my nan died'], 'when does it stop?', /\bdate|day|fixed time|see that far\b/],
    [['the funeral of my uncle is on friday'], 'should i go to the funeral?', /\bmust|stay away|right|wrong|nobody marks\b/],
    [['my wife died in may'], 'how do i tell my kids?', /“died”/],
    [['my brother died'], 'i feel nothing, is that wrong?', /\bwrong\b/i],
    [['my sister died'], 'i laughed today and felt guilty', /\blaugh\w*|light\b/i],
    [['we had to put our dog down'], 'i feel like a murderer', /\bnot\b|\bNo\b|guilt/i],
    [['my dad passed away'], 'do i have to go to work tomorrow?', /\bdeath|line|time\b/],
  ] as const;

  it.each(asked)('%j: “%s” has an honest answer', (told, question, answer) => {
    for (const id of corePersonaIds) {
      const { text, choices, proposes } = answerTo([...told, question], 'ordinary', id);
      expect(text).toMatch(answer);
      expect(text).not.toMatch(/\bgoals?\b|\bhabits?\b|\bXP\b|congratulat|good news|what happened|\bare you safe\b/i);
      expect([choices, proposes]).toEqual([[], undefined]);
    }
  });

  it('nothing is asked twice, and nobody is asked what happened', () => {
    const said = [
      'my gran died',
      'on sunday',
      'in her sleep',
      'she was ninety',
      'the church was full',
      'rain all day',
      'yes',
      'hm',
      'it was cold',
    ];
    for (const id of corePersonaIds) {
      const questions = replies(said, id).flatMap((reply) => reply.match(/[^.!?]+\?/g) ?? []);
      expect(new Set(questions).size).toBe(questions.length);
      expect(questions.join(' ')).not.toMatch(/what happened/i);
    }
  });

  it('who it was and what they were called is remembered', () => {
    for (const id of corePersonaIds) {
      expect(lastOf(['the funeral is tomorrow', 'my aunt. she raised me', 'did you hear me?'], id)).toContain('your aunt');
      expect(lastOf(['I had to put my dog down', 'Bruno', 'do you remember him?'], id)).toContain('Bruno');
    }
  });

  it('whose loss it is is said as it was told', () => {
    for (const id of corePersonaIds) {
      expect(lastOf(["my friend's mum died", 'did you hear me?'], id)).toContain("your friend's mum");
      expect(lastOf(['the hamster of my daughter died', 'did you hear me?'], id)).toContain('your hamster');
    }
  });

  it('another subject, another talk and questions on the app keep their own answers', () => {
    expect(lastOf(['my dad died', 'who can read this?'])).toMatch(/server/);
    expect(answerTo(['my dad died', 'Wind down']).choices).not.toEqual([]);
    expect(lastOf(['when will it get better?'])).not.toMatch(/waves/);
    expect(lastOf(['how do i tell my kids that we move?'])).not.toMatch(/died/);
  });

  it('thanks and a goodbye are answered without a joke', () => {
    expect(lastOf(['my dad died', 'thanks'], 'riko')).not.toMatch(/diary|software|insufferable/);
  });
});

describe('those who lost somebody to suicide', () => {
  it.each(['my best friend killed herself', 'my brother took his own life in june', 'we lost my cousin to suicide'])(
    'are met with condolence and an offer of help, and not asked whether they are safe: %s',
    (said) => {
      for (const id of corePersonaIds) {
        const { text, choices } = answerTo([said], 'gentle', id);
        expect(text).toMatch(CONDOLES);
        expect(text).toContain('“Help now”');
        expect(text).not.toMatch(ASKS_SAFE);
        expect(choices).toEqual([]);
      }
    },
  );

  it.each(['i want to follow him', 'it should have been me', "i don't want to live without him"])(
    'are asked whether they are safe where their own words may be a danger: %s',
    (said) => {
      const { text, choices } = answerTo(['my brother killed himself', said], 'gentle');
      expect(text).toMatch(ASKS_SAFE);
      expect(choices).not.toEqual([]);
    },
  );
});

it('every topic of grief has words of its own from each guide', () => {
  const lines = topics.flatMap(({ says }) => Object.values(says));
  expect(new Set(lines).size).toBe(lines.length);
});
