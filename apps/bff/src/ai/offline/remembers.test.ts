import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { type Offer, talkWithCards } from './testing/talks.ts';

const today = '2026-03-02';
const talk = (said: readonly string[], id = 'kael', more: Parameters<typeof talkWithCards>[2] = {}): readonly Offer[] =>
  talkWithCards(id, said, { today, ...more });
const lastOf = (said: readonly string[], id = 'kael', more = {}): Offer => {
  const last = talk(said, id, more).at(-1);
  if (!last) throw new Error('Nothing was said');
  return last;
};
const replyTo = (...said: string[]): string => lastOf(said).reply;
/** The same for every guide. */
const each = (said: readonly string[], check: (last: Offer) => void, more = {}): void => {
  expect(corePersonaIds).toHaveLength(6);
  for (const id of corePersonaIds) check(lastOf(said, id, more));
};

describe('a correction', () => {
  it.each([
    [['The choir trip to Ghent is in May', 'Hold on, it is in June, not in May'], 'When is the choir trip?', 'June', 'May'],
    [['My interview is on Tuesday', 'It begins at half past nine', 'oops, Thursday'], 'Which day is my interview?', 'Thursday', 'Tuesday'],
    [['Our train leaves at 6', 'Actually the train leaves at 8'], 'what time does our train leave?', 'at 8', 'at 6'],
    [['My hamster is called Pip', 'no, her name is Pippa'], 'What is the name of my hamster?', 'Pippa', 'Pip”'],
    [['I sleep five hours a night', 'I mean six hours'], 'How many hours do I sleep again?', 'six hours', 'five'],
    [['My niece Ada is 4', 'sorry, she is 5'], 'How old is my niece?', '5', '4'],
    [['We meet Olga on 3 April', 'not the 3 April, the 13 April'], 'when do we meet Olga?', '13 April', 'on 3 April'],
  ])('replaces what was told: %j', (told, question, now, before) => {
    each([...told, question], ({ reply }) => {
      expect(reply).toContain(now);
      expect(reply).not.toContain(before);
    });
  });

  it('is repeated as it is now, without an apology for what the member said', () => {
    each(['The recital is on Sunday', 'make that Monday'], ({ reply }) => {
      expect(reply).toContain('“The recital is on Monday”');
      expect(reply).not.toMatch(/sorry|mistake/i);
    });
  });

  it('adds nothing to what was not corrected', () => {
    expect(replyTo('I swim on Sunday', 'and Monday', 'On which day do I swim again?')).toContain('Sunday');
  });

  it.each([
    'No, on Sunday I work',
    'It is cold, not warm, and I like that',
    'Actually I feel better',
    'I am tired, not sad',
    'My mother said it is in July, not June',
  ])('is not seen in: %s', (said) => {
    expect(replyTo('We go to Rome in spring', said, 'When do we go to Rome?')).toContain('in spring');
    expect(replyTo('We go to Rome in spring', said)).not.toMatch(/Rome/);
  });
});

describe('what was agreed', () => {
  const said = ['I want to swim again', 'I could swim ten lanes', 'on Wednesday after work', 'I will be too tired, probably'];

  it('counts a card only once it is confirmed', () => {
    const done = [{ kind: 'create-goal', title: 'See the sea', why: '', size: 'S', dueDate: null }] as const;
    each(['What have we agreed?'], ({ reply }) => expect(reply).toContain('You confirmed “See the sea” as a goal.'), {
      done,
      waiting: [],
      proposed: done,
    });
  });

  it.each([
    'Sum up our chat',
    'can you recap what we said?',
    'Give me a short summary please',
    'What have we talked about?',
    'Where were we?',
  ])('is summed up in three short lines, in the member’s own words: %s', (question) => {
    each([...said, question], ({ reply }) => {
      const lines = reply.split('\n');
      expect(lines).toHaveLength(3);
      expect(lines[0]).toContain('“I want to swim again”');
      expect(lines[1]).toBe('Agreed: nothing yet.');
      expect(lines[2]).toMatch(/^Open: nothing/);
    });
  });

  it('is summed up without what was said in a hard moment', () => {
    const reply = replyTo('I feel hopeless and empty', 'I want to call Ina tomorrow', 'Summarise this talk');
    expect(reply).toContain('call Ina');
    expect(reply).not.toContain('hopeless');
  });
});

describe('a card for the wrong kind of thing', () => {
  it.each([
    ['Set a goal to whittle spoons', 'Could that rather be a habit, once a week?', 'create-habit', { per: 'week', times: 1 }],
    ['New goal: whittle spoons', 'hm, more of a habit than a goal', 'create-habit', { per: 'day', times: 1 }],
    ['Add a goal: whittle spoons', 'no, make it a habit instead', 'create-habit', { per: 'day', times: 1 }],
    ['Add a habit: whittle spoons', 'I think a goal suits me better', 'create-goal', undefined],
    ['Habit: whittle spoons', 'turn it into a goal please', 'create-goal', undefined],
  ])('is swapped for the same as the other kind: %s, %s', (order, word, kind, schedule) => {
    each([order, word], ({ reply, proposes }) => {
      expect(proposes).toMatchObject({ kind, title: 'Whittle spoons', ...(schedule ? { schedule } : {}) });
      expect(reply).toContain('“Whittle spoons”');
      expect(reply).not.toContain('?');
    });
  });

  it('is there already on the way back, and nothing is swapped where there is none', () => {
    expect(lastOf(['Set a goal to whittle', 'rather a habit than a goal', 'no, a goal after all'])).toMatchObject({ proposes: undefined });
    expect(replyTo('Set a goal to whittle', 'rather a habit than a goal', 'no, a goal after all')).toMatch(
      /“Whittle” as a goal is still on the card/,
    );
    for (const said of ['I would rather read than keep a habit going', 'Why is a goal better than a habit?'])
      expect(lastOf(['Add a habit: whittle spoons', said]).proposes).toBeUndefined();
  });
});

describe('in the day after a hard moment', () => {
  const closed = { why: 'hard-moment', until: { date: '2026-03-03', time: '07:20' } } as const;
  const gentle = { approach: 'gentle', mayPropose: [], closed } as const;

  it.each([
    ['Add a habit: air the room each morning', /“Air the room”.*Habits page/],
    ['please set a goal to phone the dentist', /“Phone the dentist”.*Goals page/],
    ['log my mood as 3', /Mood page/],
    ['Put this into my journal: we baked bread', /Journal page/],
  ])('a plain wish is answered with the reason, the end and the page, and no card: %s', (wish, where) => {
    each(
      [wish],
      ({ reply, proposes }) => {
        expect(reply).toContain('until tomorrow at 07:20');
        expect(reply).toMatch(where);
        expect(reply).not.toMatch(/[?!]|great|well done|nice/i);
        expect(proposes).toBeUndefined();
      },
      gentle,
    );
  });

  it.each([
    'Why can’t I add a habit?',
    'how come there are no suggestions',
    "why won't you set a goal for me?",
    'When can I add a goal again?',
  ])('whoever asks why hears why, and until when: %s', (question) => {
    each([question], ({ reply }) => expect(reply).toMatch(/Something hard was said.*until tomorrow at 07:20/), gentle);
  });

  it('a bare why right after is about that', () => {
    each(['Add a habit: air the room', 'but why?'], ({ reply }) => expect(reply).toMatch(/Something hard was said.*07:20/), gentle);
  });

  it('no way is shown to do by hand what may be a danger, or what nobody can tell from its words', () => {
    for (const wish of ['Set a goal to keep it up', 'add a habit: skip dinner every day'])
      each([wish], ({ reply }) => expect(reply).not.toMatch(/by hand|page/), gentle);
    each(['Set a goal to walk to the park'], ({ reply }) => expect(reply).not.toMatch(/by hand|page/), {
      approach: 'gentle',
      mayPropose: [],
    });
  });

  it('where two cards were put away, that is the reason, and where cards are open, nothing is', () => {
    const away = { mayPropose: [], closed: { why: 'put-away' } } as const;
    each(['New habit: stretch', 'why no cards?'], ({ reply }) => expect(reply).toMatch(/put away two cards/i), away);
    each(['Why can’t I add a habit?'], ({ reply }) => expect(reply).not.toMatch(/hard|put away/));
  });
});

describe('the journal', () => {
  it('takes the text that is given, and nothing from before it', () => {
    const said = [
      'I met Olaf',
      'Start a 21 day challenge',
      'I want to meditate for 3 minutes',
      'put this into my journal: Mia sang at the fair, he said it was fine.',
    ];
    each(said, ({ proposes }) =>
      expect(proposes).toEqual({ kind: 'write-journal', title: '', body: 'Mia sang at the fair, he said it was fine.' }),
    );
  });

  it('takes what was told where no text is given, without orders and questions to the guide', () => {
    const said = [
      'I met Olaf',
      'Start a 21 day challenge',
      'How much is 3 x 4?',
      'What did we agree on?',
      'Put this into my diary, please',
    ];
    each(said, ({ proposes }) => expect(proposes).toMatchObject({ body: 'I met Olaf' }));
  });
});

describe('whether it remembers', () => {
  const told = [
    'My horse Juno limps since Monday',
    'The vet in Ely charges 140 euros',
    'I am scared of the bill',
    'I am scared that she is in pain',
  ];

  it.each([
    ['Do you remember the name of my horse?', 'Juno'],
    ['what was the name of my horse?', 'Juno'],
    ['whats my horse called', 'Juno'],
    ['How much does the vet charge?', '140 euros'],
    ['Where is the vet?', 'in Ely'],
    ['have I mentioned Ely?', 'in Ely'],
    ['remind me what I said about the bill', 'scared of the bill'],
    ['how often did I say that I am scared?', 'Twice'],
    ['How many times have I mentioned my horse?', 'Once'],
    ['how many times did I mention my sister', 'Not once'],
  ])('%s', (question, answer) => {
    each([...told, question], ({ reply }) => expect(reply).toContain(answer));
  });

  it('finds what was said before it was put right, where somebody asks whether they said it', () => {
    each(['I live in Ghent', 'sorry, in Bruges, not Ghent', 'Did I mention Ghent?'], ({ reply }) => expect(reply).toContain('Ghent'));
  });

  it.each(['When is my holiday?', 'Do you remember my birthday?', "what's the name of my brother?", 'Have I told you about my garden?'])(
    'says so where it was not told: %s',
    (question) => {
      each([...told, question], ({ reply }) => {
        expect(reply).toMatch(/not (?:told|been said)|find nothing/);
        expect(reply).not.toContain('“');
      });
    },
  );

  it.each(['Do you remember me from last week?', 'What did we talk about yesterday?', 'will you remember this tomorrow?'])(
    'says that it knows one conversation only: %s',
    (question) => {
      each([...told, question], ({ reply }) => expect(reply).toMatch(/conversation/));
    },
  );

  it('takes no question of the world for one of the past', () => {
    expect(replyTo(...told, 'How many calories are in a banana?')).not.toMatch(/You said|your words/);
    expect(replyTo(...told, 'Should I sell my horse?')).not.toMatch(/You said|your words/);
  });
});
