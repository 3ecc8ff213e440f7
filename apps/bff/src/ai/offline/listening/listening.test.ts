import { corePersonaIds, proposalKinds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatRequest, ChatTurnMessage } from '../../provider.ts';
import { offlineAnswer } from '../guide.ts';
import { scripts } from '../guided/scripts/index.ts';
import { hurtIn, hurts } from '../reading/hurts.ts';
import { everydayTalks } from '../testing/everyday-talks.ts';
import { people } from '../testing/people.ts';
import { strangers, twelveTurns } from '../testing/talks.ts';
import { lostLines } from './lost-lines.ts';
import { openQuestions, soreQuestions } from './questions.ts';

type Answer = ReturnType<typeof offlineAnswer>;
/** Says one thing after the other; null is a message that a card answered in place of the guide. */
function talk(said: readonly string[], more: Partial<ChatRequest> = {}): readonly Answer[] {
  const messages: ChatTurnMessage[] = [];
  return said.map((content) => {
    messages.push({ role: 'user', content });
    const context = { firstName: 'Ada', focus: '', streakDays: 0 };
    const answer = offlineAnswer({
      personaId: 'kael',
      context,
      approach: 'ordinary',
      disclose: false,
      mayPropose: proposalKinds,
      ...more,
      messages,
    });
    messages.push({ role: 'assistant', content: answer.text });
    return answer;
  });
}
const last = (said: readonly string[], more?: Partial<ChatRequest>): Answer => {
  const answer = talk(said, more).at(-1);
  if (!answer) throw new Error('Nothing was said');
  return answer;
};

const vents = [
  'my team saw it and nobody said a word',
  'my boss took my slides and presented them as his',
  'my ex promised to take the kids and cancelled again',
  'he is a spineless thief honestly',
  "I can't believe she did that",
  'it makes me so angry',
  'my best friend told everyone my secret',
  'everyone just looked away',
  'the new guy called in sick again and guess who covered',
  'she rolled her eyes and talked over me',
  'how could he do that to us',
  'my sister forgot my birthday',
  'they made me feel like an idiot',
  'my sister sold our mums ring without asking me',
  'they cut my hours again',
  'my roommate ate my food',
  'nobody at the new job talks to me',
  'saturday nights are the worst',
  'my boss is an absolute clown',
  'mr peters picks on me',
  'somebody spat at me on the tram',
  'my ex got engaged',
  'my feedback was really harsh',
  'I have not talked to anyone all week',
];

describe('what was done to somebody', () => {
  it('is known by what it is, and each kind can be met more than once', () => {
    for (const message of vents) expect(hurtIn(message), message).toBeDefined();
    for (const { said, name } of hurts) expect(said.length, name).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'we laughed all evening',
    'she would have laughed',
    'I stole home in baseball',
    'the bus never came',
    'my parcel didn’t show up',
    "I can't believe I passed!",
    'nothing much happened',
    'he said my soup was good',
    'my mum is angry',
    'I paid the rent',
    'it was a brutal workout',
    'my ex and I share the dog',
    'I shouted at the match',
  ])('is not seen where nothing was done: %s', (message) => {
    expect(['betrayed', 'gone at', 'left behind', 'let down', 'made small', 'not to be believed', 'unbacked', 'angry']).not.toContain(
      hurtIn(message)?.name,
    );
  });

  it.each(vents)('is heard first, with one question and no menu: %s', (message) => {
    for (const personaId of corePersonaIds) {
      const { text, choices, proposes } = last([message], { personaId });
      expect(choices).toEqual([]);
      expect(proposes).toBeUndefined();
      expect(text).toMatch(/^[^?]{15,}[.] [^?]+\?$/);
      expect(
        soreQuestions.some(({ ask }) => text.endsWith(ask)),
        text,
      ).toBe(true);
      expect(text).not.toMatch(/two stories|stance|step|ten minutes|simple rules/i);
    }
  });

  it('is met before a guide speaks of itself', () => {
    for (const message of vents)
      expect(last([message], { disclose: true }).text.split(/(?<=[.!?]) /)[0], message).not.toMatch(/computer program/);
  });

  it('is followed over a whole talk: nothing is said or asked twice, and nothing is offered', () => {
    const talks = [
      vents.slice(0, 6),
      vents.slice(4, 10),
      [
        'it makes me so angry',
        'they sat there with their little backpacks',
        'at the door',
        'sunday evening',
        'both',
        'nobody',
        'I waited an hour',
      ],
    ];
    for (const personaId of corePersonaIds)
      for (const said of talks) {
        const all = talk(said, { personaId });
        for (const { choices } of all) expect(choices).toEqual([]);
        const sentences = all.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      }
  });

  it('leads to what may be done once somebody asks for it', () => {
    for (const ask of ['what should I do?', 'what can i do now', 'any advice?', 'wat shoud i do'])
      expect(last(['my team saw it and nobody said a word', ask]).choices.length, ask).toBeGreaterThan(0);
  });

  it.each([
    'how would you tell him to his face?',
    'what should I say to him',
    'what do I even say to her',
    'how do i put it to my boss',
    'what would you say to him?',
    'how could I tell them without shouting',
    'what am I supposed to say to my sister',
    'how do you say that to her face?',
    'what should i write to the head teacher',
    'how should one tell my mother',
    'what can I reply to her',
  ])('leads to the talk that is to be had, where words for somebody are looked for: %s', (ask) => {
    for (const personaId of corePersonaIds) {
      const { text, choices } = last(['my boss took my slides', 'I just sat there smiling', ask], { personaId });
      expect(text).toMatch(/Let us prepare that talk/);
      expect(text).toMatch(/(?:camera could have seen it: no guesses, no “always”|what is it about)\?$/);
      expect(choices).toContain('Stop here');
    }
  });

  it.each([
    'what would you say?',
    'how do I tell if it is broken',
    'what should I say to myself',
    'how do you say bread in French',
    'what do you tell people about me?',
    'my dad told him to his face',
  ])('but not where no such words are looked for: %s', (ask) => {
    expect(last(['Hmm', ask]).text).not.toContain('Let us prepare that talk');
  });

  it.each(['idk', 'lol', '?', 'dunno', 'meh', 'nothin', '...', 'no idea', 'whatever', 'hm', 'i dont know'])(
    'an answer that is none has the same asked once more in another way, and then no more: %s',
    (nothing) => {
      const [first, second, third] = talk(['my team saw it and nobody said a word', nothing, nothing]);
      const question = soreQuestions.find(({ ask }) => first?.text.endsWith(ask));
      expect(second?.text).toContain(question?.easier);
      expect(third?.text).not.toContain('?');
    },
  );
});

describe('good news', () => {
  const news = [
    'I passed!!',
    'i got the job!!!',
    'we got the keys to our flat today!!',
    'my garden won second prize at the village show',
    'I finally did it!',
    'she said yes!',
    'GUESS WHAT i got the apprenticeship!!!',
    'we closed the funding round today',
    'my daughter took her first steps',
    'the exam is passed, I am so happy',
    'best day ever',
    'I got into art school! I got accepted',
    'my daughter got into med school!!',
    'first 10k finished!!!',
    'our twins slept through the night!!!',
  ];
  it.each(news)('are celebrated plainly, and what they were or what made them is asked: %s', (message) => {
    for (const personaId of corePersonaIds) {
      const { text } = last([message], { personaId });
      expect(text).toMatch(/(?:Which moment of it would you like to keep[^?]*|What was it that went well)\?$/);
      expect(text).not.toMatch(/simple rules|heaviest|weighs/);
    }
  });

  it.each([
    'happy, silly',
    'so happy',
    'proud and a bit giddy',
    'tired but so happy',
    'relieved mostly',
    'I feel light',
    'excited!',
    'happy i could cry',
    'grateful and shaky',
    'just so relieved',
    'glad',
  ])('take the feelings that are given, and ask for none: %s', (feeling) => {
    const all = talk(['we got the keys to our flat today!!', feeling, 'the empty rooms', 'we saved', 'my gran', 'a housewarming']);
    expect(all[1]?.text).toMatch(/^That feeling belongs in it/);
    expect(all.at(-1)?.text).toContain(`**How it feels:** ${feeling}`);
    expect(all.map(({ text }) => text).join(' ')).not.toMatch(/how (?:do|did) you feel|which of these is nearest/i);
  });

  it.each([
    'call my dad tonight and celebrate',
    'going to tell my mum',
    'celebrating with my team',
    'text my sister',
    'dinner with my wife',
  ])('are not asked for who may know, once it was told: %s', (share) => {
    const all = talk([
      'I passed!!',
      'the driving test, third try',
      share,
      'he taught me in the old car park',
      'I kept at it',
      'a weekend trip',
    ]);
    expect(all.map(({ text }) => text).join(' ')).not.toContain('Who would be glad to hear of it?');
    expect(all.at(-1)?.text).toContain(`**Who would be glad:** ${share}`);
  });

  it.each([
    'I made soup',
    'i read it to my sister',
    'I went home',
    'we did the dishes',
    'I never won anything',
    'I wish I had passed',
    'I did not get the job',
    'my ex got engaged',
    'my colleague got promoted instead of me',
  ])('are not heard where none are told: %s', (message) => {
    expect(last(['Hmm', message]).text).not.toMatch(/moment of it would you like to keep|What was it that went well/);
  });
});

describe('an answer that comes right after a card', () => {
  const gentle = { approach: 'gentle' } as const;
  const after = (message: string, personaId = 'sera'): Answer =>
    offlineAnswer({
      personaId,
      context: { firstName: 'Ada', focus: '', streakDays: 0 },
      disclose: false,
      ...gentle,
      messages: [
        { role: 'user', content: 'I want to be gone for good' },
        { role: 'user', content: 'no' },
        { role: 'user', content: message },
      ],
    });

  it.each([
    'thursday morning',
    'half past six',
    'tomorrow',
    'in the evenings',
    'after work',
    'sunday',
    'tonight',
    'around noon',
    'next week',
    'for 3 months now',
  ])('is known as a time, and asked on: %s', (message) => {
    for (const id of corePersonaIds) expect(after(message, id).text).toMatch(/^Thank you, so I know when\..*\?$/);
  });
  it.each([
    'at my mum’s',
    'at home',
    'in bed',
    'on the bus',
    'at her place',
    'in the kitchen',
    'outside',
    'at the library',
    'in my room',
    'at my sister’s',
  ])('is known as a place, and asked on: %s', (message) => {
    for (const id of corePersonaIds) expect(after(message, id).text).toMatch(/^Thank you, so I know where\..*there with you.*\?$/);
  });
  it.each(['not really', 'idk', 'both', 'a bit of both', 'nothing', 'dunno', 'whatever', 'no'])('is no new subject: %s', (message) => {
    for (const id of corePersonaIds) {
      const { text } = after(message, id);
      expect(text).toMatch(/\?$/);
      expect(text).not.toContain(`“${message}`);
      expect(text).not.toMatch(/simple rules|step|goal/);
    }
  });

  it('and no word of danger comes back: not with another guide, not when it is asked for, not in a sum', () => {
    const hard = [
      'I feel so hopeless, there is no point in anything',
      'I keep counting the pills in the drawer',
      'everyone would be better off without me',
      'I do not want to be here any more',
    ];
    const signs = /hopeless|no point|pills|better off|be here any/i;
    for (const danger of hard)
      for (const personaId of corePersonaIds) {
        const messages: ChatTurnMessage[] = [{ role: 'user', content: danger }];
        const say = (content: string, id: string) => {
          messages.push({ role: 'user', content });
          const context = { firstName: 'Ada', focus: '', streakDays: 0 };
          const { text, proposes } = offlineAnswer({
            personaId: id,
            context,
            disclose: false,
            mayPropose: proposalKinds,
            ...gentle,
            messages,
          });
          messages.push({ role: 'assistant', content: text });
          expect(text, text).not.toMatch(signs);
          expect(JSON.stringify(proposes ?? {})).not.toMatch(signs);
        };
        say('hello', 'nova');
        say('what did I say before?', personaId);
        say('can you sum up our talk', personaId);
        for (const said of ['Let it out', 'my week', 'the nights', 'Sad', 'the quiet', 'To have said it', 'what did I tell you about me?'])
          say(said, personaId);
      }
  });
});

describe('where little is understood', () => {
  const odd = [
    'it rained all day here',
    'four grand',
    'purple',
    'receipts in three shoeboxes',
    'the blue kettle came this morning',
    'she loved lilacs',
    'about the sea',
    'qwzx',
    'the usual',
    'my neighbour has a parrot',
    'the old bicycle',
  ];
  it.each(odd)('a guide says so shortly, in its own voice, and asks one open question without their words: %s', (message) => {
    const replies = corePersonaIds.map((personaId) => last([message], { personaId }).text);
    for (const text of replies) {
      expect(
        openQuestions.some((question) => text.endsWith(question)),
        text,
      ).toBe(true);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
      expect(text).not.toMatch(/[“”]/);
    }
    expect(new Set(replies).size).toBeGreaterThanOrEqual(4);
  });

  it('nothing of it is said twice in a talk', () => {
    for (const personaId of corePersonaIds) {
      const sentences = talk(odd, { personaId }).flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));
      const own = [...openQuestions, ...Object.values(lostLines).flat()];
      expect(sentences.filter((sentence, at) => own.includes(sentence) && sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });

  it('its questions stand nowhere else, so that a talk is known by them', () => {
    const asks = soreQuestions.flatMap(({ ask, easier }) => [ask, easier]);
    expect(new Set([...asks, ...openQuestions]).size).toBe(asks.length + openQuestions.length);
    const led = Object.values(scripts).flatMap(({ steps }) => steps.flatMap(({ ask, easier }) => [ask, easier].flat()));
    for (const question of [...asks, ...openQuestions]) expect(led.filter((line) => line.endsWith(question))).toEqual([]);
  });

  it('is rare among what people bring', () => {
    const talks = Object.values({ ...everydayTalks, ...people, ...strangers, ...twelveTurns });
    const replies = talks.flatMap((said) => talk(said)).map(({ text }) => text);
    const lost = replies.filter((text) =>
      Object.values(lostLines)
        .flat()
        .some((line) => text.includes(line)),
    );
    expect(lost.length / replies.length).toBeLessThan(0.1);
  });
});

describe('a word that was not asked for', () => {
  const planned = ['Plan a small step', 'drink less coffee'];
  it.each([
    'thursday morning',
    'after dinner',
    'tomorrow',
    'half past six',
    'in the evenings',
    'at 7pm',
    'sunday',
    'mornings',
    'after work',
    'every day',
  ])('goes to the question that it answers: %s', (when) => {
    const [asked, , next] = talk([...planned, when, 'swap one for tea', 'colleagues']).slice(-3);
    expect(asked?.text).toMatch(/^I have noted the time\. .*ten minutes/);
    expect(next?.text).not.toContain('do anyway could it come');
    expect(last([...planned, when, 'swap one for tea', 'colleagues', 'one cup', '8', 'Once']).text).toContain(
      `> **${when}: swap one for tea.**`,
    );
  });

  it.each([
    'after lunch is worst',
    'I felt awful',
    'i open the file and stare',
    'in bed mostly',
    'he is four',
    'tired by 3pm otherwise',
    'at home',
    'my son was up all night',
  ])('makes no step of what is none: %s', (told) => {
    expect(last([...planned, told]).text).not.toContain('could it come');
  });

  it('asks nothing more of a step that is not there', () => {
    const { text, choices, proposes } = last([...planned, 'idk', 'dunno']);
    expect(text).toMatch(/^No first step yet.*What it is about:\*\* drink less coffee.*can wait here/s);
    expect([choices, proposes]).toEqual([[], undefined]);
  });

  it('takes the other way of a decision from a second message', () => {
    expect(last(['I can not decide if I go back to uni', 'or keep the job']).text).toMatch(/^.*Say it is “go back to uni”\./);
    expect(last(['I can not decide if I go back to uni', 'or keep the job', 'learning']).text).toContain('Now “keep the job”.');
  });
});

describe('a tip', () => {
  it.each([
    ['what actually helps with sleeping', 'anything else that helps?'],
    ['any advice?', 'any other ideas?', 'anything else?'],
  ])('is given once, and in no other words either', (...asks) => {
    for (const personaId of corePersonaIds) {
      const all = talk(['I want to sleep better', ...asks, 'Wind down', ...asks, ...asks], { personaId })
        .map(({ text }) => text)
        .join(' ');
      expect(all.match(/dim light/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(all.match(/hour of getting up/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });
});
