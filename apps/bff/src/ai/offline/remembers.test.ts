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

describe('a draft', () => {
  it('says to somebody what was told of them, and nothing that was said to the guide or of others', () => {
    const said = [
      'My cousin Rob promised to drive me to the airport.',
      'He never answers his phone',
      'what on earth are you talking about, I find this odd',
      'My boss is in a mood today, too',
      'I wish we could rely on each other.',
      'Could you write Rob a note for me?',
      'write a short text to my cousin please',
    ];
    each(said, ({ reply }) => {
      expect(reply).toMatch(/Hello Rob,\nYou promised to drive me to the airport\. You never answer your phone\./);
      expect(reply).not.toMatch(/odd|talking about|boss|mood/);
    });
  });

  it('takes what was put right', () => {
    const said = ['My landlady wants 80 euros more', 'sorry, 60 euros', 'Please draft an email to my landlady'];
    each(said, ({ reply }) => {
      expect(reply).toContain('You want 60 euros more.');
      expect(reply).not.toContain('80');
    });
  });

  it.each([
    [['My aunt is ill', 'Nobody tells me what you mean'], 'Write a message to my tutor', 'your tutor'],
    [['I do not follow you at all'], 'can you compose a little text for my sister?', 'your sister'],
  ])('is asked about once where nothing of it was told, and made of the answer: %j', (told, request, whom) => {
    for (const id of corePersonaIds) {
      const [asked, made] = talk([...told, request, 'say that I will be ten minutes late on Tuesday'], id).slice(-2);
      expect(asked?.reply).toContain(whom);
      expect(asked?.reply.match(/\?/g)).toHaveLength(1);
      expect(made?.reply).toContain('I will be ten minutes late on Tuesday.');
      expect(made?.reply).not.toContain('follow you');
    }
  });

  it('is a thank-you where one is wanted, and bends the verbs of what is said of somebody', () => {
    expect(replyTo('My wife Pia drives me to the station every day', 'Could you write Pia a thank you note?')).toMatch(
      /Hello Pia,\nYou drive me to the station every day\. Thank you for that/,
    );
    expect(replyTo('My flatmate Lou eats my bread and then blames me.', 'please help me write a text to Lou')).toContain(
      'You eat my bread and then blame me.',
    );
  });

  it('takes its content from the request itself, and lets go where somebody changes their mind', () => {
    expect(replyTo('Write a text to my neighbour that I have found his keys')).toContain('I have found your keys.');
    expect(replyTo('Write a text to my uncle', 'never mind')).not.toMatch(/A draft/);
  });
});

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

  it('moves what was agreed as well', () => {
    const said = ['I want to write to Ida', 'I could write one page on Monday', 'sorry, on Friday', 'What was our agreement?'];
    each(said, ({ reply }) => {
      expect(reply).toContain('Friday');
      expect(reply).not.toContain('Monday');
    });
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

  it.each(['What did we settle on?', 'remind me what we agreed', 'so what was our deal again?', 'What was I going to do?'])(
    'is said with its step, its time and what may come between: %s',
    (question) => {
      each([...said, question], ({ reply, proposes }) => {
        for (const part of ['swim ten lanes', 'Wednesday after work', 'too tired']) expect(reply).toContain(part);
        expect(proposes).toBeUndefined();
      });
    },
  );

  it('is nothing yet where nothing is, and what was begun is called that', () => {
    each(['I miss the sea', 'Did we agree on anything?'], ({ reply }) => expect(reply).toMatch(/^Nothing is agreed yet/));
    each(['Set a goal to see the sea', 'what have we agreed?'], ({ reply }) => {
      expect(reply).toMatch(/Nothing is agreed yet.*waiting.*“See the sea” as a goal/);
    });
  });

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
      expect(lines[1]).toMatch(/^Agreed: .*swim ten lanes/);
      expect(lines[2]).toMatch(/^Open: /);
      expect(reply).not.toMatch(/cannot|offline|\?/);
    });
  });

  it('is summed up without what was said in a hard moment', () => {
    const reply = replyTo('I feel hopeless and empty', 'I want to call Ina tomorrow', 'Summarise this talk');
    expect(reply).toContain('call Ina');
    expect(reply).not.toContain('hopeless');
  });

  it('a joke is declined in other words than a summary, and not twice alike', () => {
    const [first, second] = talk(['Tell us a joke', 'go on, say something funny']).map(({ reply }) => reply);
    expect(first).toMatch(/^Jokes/);
    expect(second).not.toBe(first);
    expect(`${first}${second}`).not.toMatch(/cannot do/i);
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

describe('a plan for a stretch of time', () => {
  it.each([
    [
      ['I signed up for a half marathon in May'],
      'Give me a plan for the first three weeks',
      'half marathon in May',
      ['Week 1:', 'Weeks 2 and 3:'],
    ],
    [['I want to repaint the fence'], 'Could you make me a five day plan?', 'repaint the fence', ['Days 1 to 2:', 'Day 5:']],
    [['My exam in law is in June'], 'I need a schedule for the next month', 'exam', ['Week 1:', 'Weeks 2 to 4:']],
    [['I want to drink less coffee'], 'a plan for the next ten days please', 'drink less coffee', ['only notice it', 'Day 10:']],
    [['hm'], 'make me a plan for my tax return over the weekend', 'tax return', ['Day 1:', 'Day 2:']],
  ])('is for what was named, and covers it: %j, %s', (told, request, aim, parts) => {
    each([...told, request], ({ reply }) => {
      expect(reply.split('\n', 1)[0]).toContain(aim);
      expect(reply.match(/^\d\. /gm)).toHaveLength(3);
      for (const part of parts) expect(reply).toContain(part);
      expect(reply.split('\n', 1)[0]).not.toMatch(/“[^”]*(?:week|days|month|weekend)[^”]*”/);
    });
  });

  it('is none for what belongs with a doctor', () => {
    each(['Make me a plan to stop my medication in two weeks'], ({ reply }) => {
      expect(reply).toMatch(/doctor/);
      expect(reply).not.toMatch(/^1\. /m);
    });
  });

  it('can be had again for another stretch', () => {
    const said = ['I want to run 5k in autumn', 'a plan for two weeks please', 'and one for four days?'];
    each(said, ({ reply }) => expect(reply).toMatch(/5k.*over four days.*Day 1:.*Day 4:/s));
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

  it('sums, drafts, what was said and what was agreed are answered as ever', () => {
    const said = ['My sister Ute visits me on Sunday'];
    expect(lastOf([...said, 'when is Ute coming, on which day does she visit?'], 'sera', gentle).reply).toContain('Sunday');
    expect(lastOf([...said, 'How much is 12 x 12?'], 'sera', gentle).reply).toContain('144');
    expect(lastOf([...said, 'what did we agree on'], 'sera', gentle).reply).toContain('Nothing is agreed yet');
    expect(lastOf([...said, 'a plan for the week, please'], 'sera', gentle).reply).toMatch(/^No plan from me until tomorrow at 07:20/);
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

describe('a sum', () => {
  it.each([
    ['oh dear, that one was bad. how much is 14 times 6?', '14 × 6 = 84.'],
    ['The tickets cost 18 each, so what is 18 x 4 + 5', '18 × 4 + 5 = 77.'],
    ['and 90 / 4?', '90 ÷ 4 = 22.5.'],
    ['please work out 1,250 minus 300 for me', '1,250 − 300 = 950.'],
    ['what is 15% of 80', '15% of 80 = 12.'],
    ['7 / 0 = ?', 'nothing can be divided by zero'],
  ])('is read wherever it stands: %s', (said, result) => {
    each(['hi', said], ({ reply }) => expect(reply).toContain(result));
  });

  it.each(['I work 24/7', 'It took 3 - 4 hours', 'We lost 2-1', '4/10', 'Call me at 030 12 - 13', 'The fair is on 12/3'])(
    'is not seen in: %s',
    (said) => {
      expect(replyTo('hi', said)).not.toMatch(/ = |[÷×−]/);
    },
  );
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
