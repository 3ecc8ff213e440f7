import { corePersonaIds, proposalKinds, tidyChoices } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatTurnMessage } from '../../provider.ts';
import { IDEAS, MORE_IDEAS } from '../choosing/ideas.ts';
import { offlineAnswer } from '../guide.ts';
import { scripts } from '../guided/scripts/index.ts';
import { matterIn, matters } from '../reading/matters/matters.ts';
import { openQuestions, soreQuestions } from './questions.ts';
import { troubleQuestions } from './trouble-questions.ts';

type Answer = ReturnType<typeof offlineAnswer>;
/** Says one thing after the other. */
function talk(said: readonly string[], personaId = 'kael'): readonly Answer[] {
  const messages: ChatTurnMessage[] = [];
  return said.map((content) => {
    messages.push({ role: 'user', content });
    const context = { firstName: 'Ada', focus: '', streakDays: 0 };
    const answer = offlineAnswer({ personaId, context, approach: 'ordinary', disclose: false, mayPropose: proposalKinds, messages });
    messages.push({ role: 'assistant', content: answer.text });
    return answer;
  });
}
const lastOf = (said: readonly string[], personaId?: string): Answer => {
  const answer = talk(said, personaId).at(-1);
  if (!answer) throw new Error('Nothing was said');
  return answer;
};

describe('what many people bring along', () => {
  it.each(matters.filter(({ asks }) => asks === undefined).map(({ name, examples: [example] }) => [name, example] as const))(
    'is known by its words where nothing is asked of it: %s',
    (name, example) => {
      expect(matterIn(example)?.name).toBe(name);
    },
  );

  it('has names that may stand on a button, none of them twice', () => {
    const names = matters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const shown = matters.filter(({ isGrave, asks }) => !isGrave && asks !== undefined).map(({ name }) => name);
    expect(shown.filter((name) => tidyChoices([name]).length === 0)).toEqual([]);
  });

  it('is asked about in questions that stand nowhere else, so that the talk is known by them', () => {
    const asks = matters.flatMap(({ asks: own = [] }) => own);
    const led = Object.values(scripts).flatMap(({ steps }) => steps.flatMap(({ ask, easier }) => [ask, easier].flat()));
    const others = [
      ...led,
      ...openQuestions,
      ...soreQuestions.flatMap(({ ask, easier }) => [ask, easier]),
      ...troubleQuestions.flatMap(({ asks: own, easier }) => [...own, easier]),
    ];
    expect(new Set(asks).size).toBe(asks.length);
    for (const ask of asks) {
      expect(ask.match(/\?/g), ask).toHaveLength(1);
      expect(ask, ask).toMatch(/\?$/);
      expect(others.filter((other) => other.endsWith(ask) || ask.endsWith(other))).toEqual([]);
    }
  });

  it('is asked about once, answered with what helps many, and then left to who brought it', () => {
    for (const personaId of corePersonaIds) {
      const all = talk(['I lose my temper too quickly', 'in the stomach', 'on sundays'], personaId);
      expect(all[0]?.text).toMatch(/Where in the body do you notice it first\?$/);
      expect(all[0]?.choices).toContain(IDEAS);
      expect(all[1]?.text).toMatch(/1\. Learn its first sign.*\n2\. .*\n3\. .*\n\nWhich of these could be yours\?$/s);
      expect(all[1]?.choices).toContain('Plan a small step');
      expect(all[2]?.text).not.toMatch(/\?$/);
      expect(all[2]?.choices).toContain('Plan a small step');
    }
  });

  it('gives ideas to a wish at once, and asks nothing after them', () => {
    const all = talk(['I want to walk more', 'after lunch mostly']);
    expect(all[0]?.text).toMatch(/What helps many:\n\n1\. /);
    expect(all[1]?.text).not.toMatch(/\?$/);
  });

  it('stays with what was begun, also where an answer names something else', () => {
    const all = talk(['I have been stuck in the same job for six years', 'my boss gives all the good projects to the new guys']);
    expect(all[1]?.text).toMatch(/^To do good work and not be seen with it is bitter\. What helps many:\n\n1\. Before you leave the job/);
  });

  it('gives way to a decision, to a talk that has to be had and to good news', () => {
    expect(lastOf(['should I quit my job or stay, I am so bored at work']).text).toMatch(/What would you gain/);
    expect(lastOf(['how do I tell my boss that I work until late every day']).text).toMatch(/prepare that talk/);
    expect(lastOf(['I got the new job!!! I start a new job on Monday, so happy']).text).toMatch(/moment of it would you like to keep/);
  });

  it('takes a word that says nothing for no answer, and goes on', () => {
    expect(lastOf(['I lose my temper too quickly', 'idk']).text).toMatch(/^That is all right.*1\. Learn its first sign/s);
  });
});

describe('ideas', () => {
  it.each(['what helps?', 'any ideas?', IDEAS, 'what should I do', 'ok so how', 'how do I sleep better', 'be concrete please'])(
    'are given as a list to whoever asks for them: %s',
    (asked) => {
      expect(lastOf(['I can not sleep, I lie awake', asked]).text).toMatch(/^What helps many:\n\n1\. .+\n2\. .+\n3\. /);
    },
  );

  it('come once each, as long as there are some, and then that is said', () => {
    const all = talk(['I want to sleep better', MORE_IDEAS, 'what else?', 'what else?']).map(({ text }) => text);
    const told = all.flatMap((text) => text.match(/^\d\. .+$/gm) ?? []).map((line) => line.slice(3));
    expect(told.length).toBeGreaterThan(4);
    expect(new Set(told).size).toBe(told.length);
    expect(all.at(-1)).not.toMatch(/\n1\. /);
  });

  it.each(['number 2', 'the second one sounds good', "ok let's try the second", '2', 'I like the second idea'])(
    'are chosen by number or place, and asked for their day: %s',
    (choice) => {
      const all = talk(['I want to walk more', choice]);
      expect(all[1]?.text).toMatch(/^Then that one: “Shoes that are on are half of the walk\..*When could that be\?$/s);
    },
  );

  it.each(['I tried all of that', 'those are useless', 'none of these work for me'])(
    'that are turned down give way to others: %s',
    (said) => {
      expect(lastOf(['I want to sleep better', said]).text).toMatch(/^Some more that help many/);
      expect(lastOf(['I want to sleep better', said, said]).text).toMatch(/^That was all that I have on it/);
    },
  );

  it('that somebody only says yes to are asked after', () => {
    const all = talk(['I want to walk more', 'yes please', 'The third']);
    expect(all[1]).toMatchObject({ choices: ['The first', 'The second', 'The third'] });
    expect(all[2]?.text).toContain('A walk with somebody at a fixed hour');
  });

  it.each(['the one with the shoes', 'the shoes one sounds good'])('are chosen by a word of theirs: %s', (choice) => {
    expect(lastOf(['I want to walk more', choice]).text).toMatch(/^Then that one: “Shoes that are on/);
  });

  it('become a goal with the day that is named for them', () => {
    const { text, proposes } = lastOf(['how do I stop procrastinating?', 'the fourth', '2', 'tomorrow']);
    expect(text).not.toMatch(/\?$/);
    expect(proposes?.kind ?? 'none').toMatch(/create-goal|none/);
  });

  it('become a habit in the member’s own words', () => {
    const { proposes } = lastOf(['I want to walk more', 'the first', 'walk round the block after dinner', 'make it a habit']);
    expect(proposes).toMatchObject({ kind: 'create-habit', title: 'Walk round the block' });
  });

  it.each(['I hate your tips', 'no more ideas please', 'how do you even know that'])('are not asked for here: %s', (said) => {
    expect(lastOf(['I want to sleep better', said]).text).not.toMatch(/\n1\. /);
  });
});

describe('a button or a number', () => {
  it('is never what a step or a card is about', () => {
    const said = ['I should read more', IDEAS, 'the second one', 'make that a habit every monday and thursday'];
    expect(lastOf(said).proposes).toMatchObject({ title: 'Read more', schedule: { per: 'week', times: 2 } });
    expect(lastOf(['I should read more', IDEAS, 'Plan a small step']).text).not.toContain('ideas');
  });

  it('asks what the habit is to be where nothing was named', () => {
    for (const told of ['maybe meditation in the morning', 'my brother is loud'])
      expect(lastOf([told, 'make that a habit']).text).toMatch(/What should the habit be, and how often\?$/);
  });
});

describe('who puts the guide right', () => {
  it.each([
    'thats not what i meant im not having a bad day. i meant exercise',
    'this is rubbish, i wanted a workout',
    'you didn’t hear that I want to exercise again',
  ])('is given what was meant: %s', (said) => {
    const { text } = lastOf(['our baby wakes at night', said]);
    expect(text).toMatch(/^Sorry, I had missed that.*The first month is for turning up/s);
  });

  it.each(['It is for the flat, like I said. Put in a habit: read ten pages', 'I asked you to make a habit: read ten pages. Can you?'])(
    'gets the card that was ordered: %s',
    (said) => {
      expect(lastOf(['I want to save for a flat', said]).proposes).toMatchObject({ kind: 'create-habit', title: 'Read ten pages' });
    },
  );
});

describe('a small plan of one’s own', () => {
  it.each([
    'I could take the stairs. Good idea?',
    'So is a walk after work a good idea or not?',
    'I could go round the block before I go in the kitchen?',
  ])('is worth a try, and no question of fact: %s', (said) => {
    expect(lastOf(['hello', said])).toMatchObject({
      text: expect.stringContaining('one to try'),
      choices: ['Make it a habit', 'Plan a small step'],
    });
  });

  it('is what a plan begins with, and not the tale around it', () => {
    const { text } = lastOf(['essay due friday, havent started', 'at night usually, but then im tired', 'Plan a small step']);
    expect(text).toContain('essay due friday');
  });

  it('may be told with the name of the talk', () => {
    expect(lastOf(['hello', 'Plan a small step then. Walk the dog at five']).text).toMatch(/^A small one, then/);
  });
});

describe('a card', () => {
  it('is told of when somebody asks whether it is saved', () => {
    expect(lastOf(['hello', 'is it saved?']).text).toMatch(/^No, there is no card yet/);
  });

  it('no reminder is promised: what there is instead is said', () => {
    expect(lastOf(['I suppose I could walk him twice. Can you remind me at 5pm?']).text).toMatch(/cannot ring/);
  });
});

describe('nobody is caught in a talk', () => {
  it('the date and the like are told in the midst of it, also beside something else', () => {
    const said = ['I got the job!!!', 'the phone call', 'whats the date today? i start on the 7th'];
    expect(lastOf(said).text).toMatch(/^I was not told the date/);
    expect(lastOf([...said.slice(0, 2), "no i asked what's today's date"]).text).toMatch(
      /^Sorry, I had missed that\. I was not told the date/,
    );
  });

  it('a fear comes before a plan', () => {
    expect(lastOf(['Plan a small step', 'open the letter from the bank', 'im scared of what it says']).text).toMatch(
      /scared of what it says|hard/,
    );
  });

  it('who refuses to be asked about feelings is asked no more about them', () => {
    const { text } = lastOf(['Let it out', 'my knees hurt', 'lol what? i asked about my knees. just give me a beginner plan']);
    expect(text).toMatch(/^Sorry, I had missed that\. What helps many/);
  });

  it('an answer that stands beside a question or a complaint is taken', () => {
    const { text } = lastOf([
      'Let it out',
      'my job',
      'Where does my eye stop? I do not understand that. It is the long hours with nobody around.',
    ]);
    expect(text).not.toMatch(/cannot answer|weighs most/);
  });

  it('the same question stands no third time', () => {
    const all = talk(['Let it out', 'my job', 'who won the cup in 1990?', 'what is the capital of Peru?', 'and of Chile?']).map(
      ({ text }) => text,
    );
    const question = all[1]?.split(/(?<=[.!?])\s+/).at(-1) ?? '?';
    expect(all.filter((text) => text.includes(question)).length).toBeLessThanOrEqual(3);
    expect(all.at(-1)).not.toContain(question);
  });

  it('a wish leaves an ear for what it wishes', () => {
    expect(lastOf(['Let it out', 'my knees', 'I want to go running again']).text).toMatch(/What helps many/);
  });

  it('thanks with an answer behind them go on', () => {
    expect(lastOf(['Plan a small step', 'read more', 'thank you! I could read one page in bed']).text).toMatch(/\?$/);
  });
});
