import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { aboutTheApp } from './reading/intents/app-facts.ts';
import { privacy } from './reading/intents/privacy.ts';
import { matterIn } from './reading/matters/matters.ts';
import { ways } from './reading/matters/ways.ts';
import { talkWithCards } from './testing/talks.ts';
import { voices } from './wording/fixed-lines.ts';

const said = (messages: readonly string[], id = 'kael') => talkWithCards(id, messages);
const lastOf = (messages: readonly string[], id = 'kael') => said(messages, id).at(-1);

const openings = [
  'hi, ',
  'Good morning! ',
  'haha ok. ',
  'yes, ',
  'ok so ',
  'hello Kael, ',
  'hmm... ',
  'no. ',
  'fine, ',
  'well, ',
  'oh! ',
  'hey, ',
];

describe('what is plainly asked', () => {
  it('is answered whatever stands before it, with no empty reply', () => {
    const questions = aboutTheApp.flatMap(({ examples }) => examples);
    for (const question of questions) {
      const plainly = lastOf([question])?.reply;
      for (const opening of openings) expect([opening, lastOf([opening + question])?.reply]).toEqual([opening, plainly]);
    }
  });

  it.each(privacy.examples.filter((one) => one.endsWith('?') || one.startsWith('who')))(
    'is answered in the midst of a trouble: who reads it? (%s)',
    (question) => {
      for (const id of corePersonaIds) {
        const reply = lastOf(['My boss shouted at me in front of everyone', 'i feel so small', question], id)?.reply;
        expect(reply).toMatch(/server/);
        expect(reply).toMatch(/disk/);
      }
    },
  );

  it('gets one thing to do, and not a question for it', () => {
    const trouble = ['my boyfriend is so difficult', 'he just sits there'];
    for (const asked of ['give me ONE concrete thing', 'just tell me what to do', 'Do you have an idea?'])
      expect(lastOf([...trouble, asked])?.reply).toMatch(/^One thing/);
  });

  it('gets its card, whatever is said beside it', () => {
    const order = 'are you drunk? make me a habit: run tuesdays and saturdays at 7';
    const answer = lastOf(['my work is so stressful', 'emails all day', order]);
    expect(answer?.proposes).toMatchObject({ kind: 'create-habit', title: 'Run' });
  });
});

describe('what is asked for is given', () => {
  it('a short message of everyday news, in the member’s own words', () => {
    const reply = lastOf(['write a message to my boss that i am sick today'])?.reply;
    expect(reply).toContain('> Hello,\n>\n> I am sick today.\n>\n> ');
    expect(lastOf(['text Anna that im running late, back at 6 please'])?.reply).toContain(
      "> Hello Anna,\n>\n> I'm running late, back at 6.",
    );
    expect(lastOf(['write a message to my boss that he is an idiot and late'])?.reply).not.toMatch(/^A plain one.*idiot/s);
  });

  it('several tips as a list, and one of them by its number', () => {
    const talk = said(['give me 3 tips to sleep better', 'ok number 2']);
    expect(talk[0]?.reply).toMatch(/^What helps many:\n\n1\. .+\n2\. .+\n3\. /);
    const second = /^2\. (.+)$/m.exec(talk[0]?.reply ?? '')?.[1] ?? '?';
    expect(talk[1]?.reply).toContain(second);
  });

  it('the step that was just named as a habit, and not the aim', () => {
    const talk = said(
      ['I need to study for my math exam but tiktok', 'i would sleep better', 'put my phone in the kitchen', 'yes make that a habit'],
      'nova',
    );
    expect(talk.at(-1)?.proposes).toMatchObject({ kind: 'create-habit', title: 'Put my phone in the kitchen' });
  });

  it('who waves it off is left in peace', () => {
    const talk = said(['my team lost the final today', 'we were leading 2-0', 'the ref was blind', 'whatever']);
    expect(talk.at(-1)?.reply).not.toContain('?');
  });
});

describe('who is not understood', () => {
  it('is asked twice in the open at most, and then listened to', () => {
    const talk = said(['the new office is on the third floor', 'we have plants now', 'my desk is next to the window']);
    expect(talk.at(-1)?.reply).not.toMatch(/[?“]/);
    expect(talk.at(-1)?.choices).toContain('Let it out');
  });
});

describe('nobody is judged by words that are said back', () => {
  it('what one fears, up to where it judges', () => {
    for (const id of corePersonaIds)
      expect(lastOf(["i'm scared it all goes wrong and i'm a bad mother"], id)?.reply).not.toMatch(/you are a bad mother/i);
  });

  it('more of one’s own shame is no word to a friend', () => {
    const talk = said(['I just need to vent', 'i snapped at my kid and he cried', 'how he looked at me', 'Ashamed', 'i am a terrible dad']);
    expect(talk.map(({ reply }) => reply).join('\n')).not.toMatch(/to a friend:\*\* i am a terrible dad/);
    expect(talk.at(-1)?.reply).toContain('Would you think less of that friend');
  });

  it.each(['she just looked at me and laughed', 'the baby smiled and laughed'])('a laugh is no insult: %s', (told) => {
    const talk = said(['my baby smiled for the first time today!!', told]);
    expect(talk.at(-1)?.reply).not.toMatch(/treated|treat you|makes one small/);
  });

  it('every guide has its own way to be glad, in English', () => {
    for (const id of corePersonaIds) expect(voices[id].hear.joy.join(' ')).not.toContain('Do not you');
  });
});

describe('what many ask the way to', () => {
  it.each(ways.map(({ name, examples: [example] }) => [name, example] as const))('has a thought of its own: %s', (_, example) => {
    const asked = said([example, 'what can I do about it?']).map(({ reply }) => reply);
    const known = matterIn(example)?.thoughts ?? [];
    expect(known.some((thought) => asked.some((reply) => reply.includes(thought)))).toBe(true);
  });

  it('good news with another side are no feast', () => {
    for (const id of corePersonaIds)
      expect(lastOf(['I just got promoted and I feel like an imposter'], id)?.reply).not.toMatch(
        /modesty|moment of it would you like to keep/,
      );
  });

  it('gets a way for what the talk is about, when only the how is asked for', () => {
    expect(
      lastOf(['i drink too much', 'like every evening 3 beers', "i don't want a lecture", 'want to cut down but how'])?.reply,
    ).toContain('Writing down each glass');
    expect(lastOf(['ok but how do i start'])?.reply).toContain('first two minutes');
    expect(lastOf(['how do i get over her'])?.reply).toContain('one person who knows');
  });

  it('is told of the mistakes, and not of learning, after an exam that was failed', () => {
    for (const failed of ['i failed my cooking test again', 'I flunked my statistics exam', "I didn't pass the course"])
      expect(lastOf([failed, 'what now'])?.reply).toMatch(/mistakes one by one|practises the day/);
    for (const ahead of ['what if I fail the exam in statistics', 'I am scared of failing my exam'])
      expect(lastOf([ahead, 'what can I do about it?'])?.reply).not.toMatch(/mistakes one by one|practises the day/);
  });

  it('has no advice on remarks where a relative is only named', () => {
    expect(lastOf(['my father in law is a lovely man and we went fishing'])?.reply).not.toContain('We do it like this');
  });

  it('leaves a plan for a decision, while what to do is still open', () => {
    expect(lastOf(['i want to paint', 'they pay for everything so', 'should i just do law'])?.reply).toMatch(
      /“just do law”\. What would you gain/,
    );
    expect(lastOf(['i want to paint', 'should i start with a pencil'])?.reply).not.toMatch(/What would you gain/);
  });

  it('lays no plan over an outburst, and none over the word for it', () => {
    expect(lastOf(['my aunt interferes with everything', 'i could scream'])?.reply).not.toMatch(/under way|ten minutes/);
    expect(lastOf(['ok help me make a plan'])?.reply).not.toMatch(/make a plan/i);
  });

  it('says nothing of debts or savings where a rent or a budget is only named', () => {
    expect(lastOf(['my roommate never cleans', 'rent is crazy here'])?.reply).not.toMatch(/paper says|Advice centres/);
    expect(lastOf(['a party for 14 people', 'budget of 200'])?.reply).not.toMatch(/payday/);
    expect(lastOf(['My landlord raises the rent'])?.reply).toMatch(/whether one may stay/);
  });

  it('hears no danger and no grief in apps, markets and plants that are dead', () => {
    for (const told of ['apps are dead', 'the job market is dead', 'i have a plant. it’s dying', 'I bought basil, but it died'])
      expect(lastOf([told])?.reply).not.toMatch(/Help now|sorry/);
    expect(lastOf(['i have a plant. my dad died'])?.reply).toMatch(/sorry/);
    expect(lastOf(['this town is dead'])?.reply).not.toMatch(/Help now|sorry/);
  });

  it('hears a death of somebody who is told of beside a place or a thing', () => {
    for (const told of [
      'my friend from the village died',
      'my dog ran into the street. it died',
      'my cat was hit by a car. it died',
      'My parents had an accident with the car. They died',
    ])
      expect(lastOf([told])?.reply).toMatch(/sorry/);
  });
});

describe('a decision', () => {
  it('is named without the words that only lead to it', () => {
    const reply = lastOf(['i need to decide til friday if i take the job in hamburg or stay with my team'])?.reply;
    expect(reply).toContain('“take the job in hamburg”');
  });
});
