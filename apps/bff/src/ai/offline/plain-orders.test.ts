import { type ProposedAction, proposalKinds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import type { ChatRequest, ChatTurnMessage } from '../provider.ts';
import { missingLines } from './choosing/proposals.ts';
import { offlineAnswer } from './guide.ts';
import { findsFaultWithCard } from './reading/card-faults.ts';
import { dueIn } from './reading/due-dates.ts';
import { isOrder } from './reading/wishes/wishes.ts';

const context = { firstName: 'Ada', focus: '', streakDays: 0 };

/** What comes after the last of several messages, each answered in its turn. */
function after(said: readonly string[], more: Partial<ChatRequest> = {}): ReturnType<typeof offlineAnswer> {
  const messages: ChatTurnMessage[] = [];
  const proposed: ProposedAction[] = [];
  let answer: ReturnType<typeof offlineAnswer> | undefined;
  for (const content of said) {
    messages.push({ role: 'user', content });
    const open = { mayPropose: proposalKinds, proposed: [...proposed], waiting: [...proposed], context } as const;
    answer = offlineAnswer({ personaId: 'kael', approach: 'ordinary', disclose: false, messages: [...messages], ...open, ...more });
    messages.push({ role: 'assistant', content: answer.text });
    if (answer.proposes) proposed.push(answer.proposes);
  }
  if (answer === undefined) throw new Error('Nothing was said');
  return answer;
}
const day = { per: 'day', times: 1 };

describe('a plain order in the midst of a guided talk', () => {
  const calmer = ['Plan a small step', 'Calmer mornings'];
  const lonely = ['Let it out', 'I feel so lonely since I moved here'];
  const clothes = "I'd like to try: clothes laid out the night before, he picks. make that a habit every evening";
  it.each([
    [
      [...calmer, 'thanks I guess. set me a habit: phone out of the bedroom at 22:30 every night'],
      { kind: 'create-habit', title: 'Phone out of the bedroom', schedule: day, cue: 'at 22:30' },
    ],
    [[...calmer, clothes], { kind: 'create-habit', title: 'Clothes laid out the night before', schedule: day, cue: 'in the evening' }],
    [
      ['Let it out', 'My son and I fight every morning', clothes],
      { kind: 'create-habit', title: 'Clothes laid out the night before', schedule: day, cue: 'in the evening' },
    ],
    [[...lonely, 'ok can you set a goal: go to one choir rehearsal'], { kind: 'create-goal', title: 'Go to one choir rehearsal' }],
    [
      [...lonely, "I'd like to try: a walk after dinner", 'make that a habit'],
      { kind: 'create-habit', title: 'A walk', cue: 'after dinner' },
    ],
    [
      ['Plan a small step', 'Read more', 'I would be calmer', 'read two pages in bed', 'add that as a habit'],
      { kind: 'create-habit', title: 'Read two pages in bed' },
    ],
    [['Plan a small step', 'Read more', 'make it a habit'], { kind: 'create-habit', title: 'Read more' }],
    [['Check in with myself', 'remind me to call the dentist'], { kind: 'create-goal', title: 'Call the dentist' }],
  ])('gets its card, whatever was asked: %s', (said, card) => {
    expect(after(said).proposes).toMatchObject(card);
  });

  it('is asked about, and about nothing else, where it does not say what', () => {
    expect(after([...lonely, 'make it a habit'])).toMatchObject({ text: missingLines['which-habit'], choices: [] });
    expect(after([...lonely, 'make it a habit', 'call my sister on sundays']).proposes).toMatchObject({
      title: 'Call my sister',
      schedule: { per: 'week', times: 1 },
      cue: 'on Sundays',
    });
  });

  it('is no answer to the question, which stands again', () => {
    const asked =
      after(calmer)
        .text.split(/(?<=[.?!])\s+/)
        .at(-1) ?? '';
    expect(after([...calmer, 'add a habit: read one page']).text.endsWith(asked)).toBe(true);
  });

  it('gets none where cards are closed', () => {
    const closed = { why: 'put-away' } as const;
    expect(after([...calmer, 'add a habit: read one page'], { closed }).proposes).toBeUndefined();
  });

  it('is not about what somebody only told before it', () => {
    for (const before of ['thanks.', 'My son fights me every morning.', 'good idea!', 'You are right.'])
      expect(after([`${before} make it a habit`]).proposes, before).toBeUndefined();
  });
});

describe('the days of the week that a habit is wished for', () => {
  it.each([
    ['ok make it a habit then: run 2km on monday wednesday and saturday at 7am', 'Run 2km', 3, 'on Monday, Wednesday and Saturday at 7 am'],
    ['add a habit: run on mon, wed & sat at 7am', 'Run', 3, 'on Monday, Wednesday and Saturday at 7 am'],
    ['add a habit: swim every tuesday thursday and saturday', 'Swim', 3, 'on Tuesday, Thursday and Saturday'],
    ['add a habit: gym on mondays/wednesdays', 'Gym', 2, 'on Mondays and Wednesdays'],
    ['Add a habit: run on monday at 7 and on wednesday at 8', 'Run', 2, 'on Monday at 7 and on Wednesday at 8'],
    ['add a habit: guitar practice monday to friday at 6pm', 'Guitar practice', 5, 'at 6 pm'],
    ['add a habit: guitar practice Tuesday to Thursday', 'Guitar practice', 3, 'on Tuesday, Wednesday and Thursday'],
    ['add a habit: guitar practice sat-mon at 6pm', 'Guitar practice', 3, 'on Saturday, Sunday and Monday at 6 pm'],
    ['Add a habit: call mum on sunday', 'Call mum', 1, 'on Sunday'],
  ])('are all on its card: %s', (message, title, times, cue) => {
    expect(after([message]).proposes).toEqual({ kind: 'create-habit', title, schedule: { per: 'week', times }, cue });
  });
});

describe('what is missed on a card', () => {
  const ordered = 'add a habit: run on mondays';
  it.each([
    'it dropped the wednesday and saturday',
    'you forgot the wednesday',
    'hey it only says monday',
    "where's friday?",
    'wrong time',
    'the time is missing',
    'also on wednesday',
  ])('is changed on the card itself, and answers no question: %s', (fault) => {
    expect(after([ordered, fault]).text).toContain('The pencil on it changes that before you confirm');
    const led = ['Plan a small step', 'Run more', ordered, fault];
    expect(after(led).text).toContain('The pencil on it changes that before you confirm');
    expect(after([...led, 'I would sleep better', 'put on my shoes']).text).toMatch(/“put on my shoes”/);
  });

  it('is nothing of the kind where no card was shown, or something else is told', () => {
    expect(after(['he dropped me', 'you forgot the wednesday']).text).not.toContain('pencil');
    expect(after([ordered, 'it dropped my mood when he left']).text).not.toContain('pencil');
  });
});

describe('a day that is named with a goal', () => {
  // A Wednesday.
  const today = '2026-11-25';
  const cv = 'Finish my CV';
  it.each([
    ['remind me tomorrow to call the dentist', 'Call the dentist', '2026-11-26'],
    ['remind me to call the dentist tmrw pls', 'Call the dentist', '2026-11-26'],
    ['remind me the day after tomorrow to call mum', 'Call mum', '2026-11-27'],
    ['remind me tonight to water the plants', 'Water the plants', today],
    ['remind me today to pay rent', 'Pay rent', today],
    ['remind me on friday to call mum', 'Call mum', '2026-11-27'],
    ['remind me on tuesday to call mum', 'Call mum', '2026-12-01'],
    ['remind me next monday to call mum', 'Call mum', '2026-11-30'],
    ['remind me monday to call mum', 'Call mum', '2026-11-30'],
    ['remind me in three days to call mum', 'Call mum', '2026-11-28'],
    ['goal: finish my CV by fri', cv, '2026-11-27'],
    ['set a goal: finish my CV by the end of the month', cv, '2026-11-30'],
    ['set a goal: finish my CV by end of next month', cv, '2026-12-31'],
    ['set a goal: finish my CV next week', cv, '2026-12-06'],
    ['set a goal: finish my CV this weekend', cv, '2026-11-29'],
    ['set a goal: finish my CV this year', cv, '2026-12-31'],
    ['set a goal: finish my CV by the 1st', cv, '2026-12-01'],
    ['set a goal: finish my CV by dec 5', cv, '2026-12-05'],
    ['ok can you set a goal: go to one choir rehearsal this month', 'Go to one choir rehearsal', '2026-11-30'],
    ['set a goal: join the book of the month club', 'Join the book of the month club', null],
    ['set a goal: finish the weekend course', 'Finish the weekend course', null],
  ])('is its date, and no part of its title: %s', (message, title, dueDate) => {
    expect(after([message], { today }).proposes).toMatchObject({ kind: 'create-goal', title, dueDate });
  });

  it('is never over, at the turn of a year and in a short month', () => {
    const due = (words: string, on: string) => after([`set a goal: finish my CV ${words}`], { today: on }).proposes;
    expect(due('this month', '2026-12-31')).toMatchObject({ dueDate: '2026-12-31' });
    expect(due('by the end of next month', '2026-12-31')).toMatchObject({ dueDate: '2027-01-31' });
    expect(due('by the end of next month', '2027-01-31')).toMatchObject({ dueDate: '2027-02-28' });
    expect(due('by the 30th', '2027-01-31')).toMatchObject({ dueDate: '2027-03-30' });
    expect(due('by the 1st of May 2020', '2026-12-31')).toMatchObject({ dueDate: null });
  });
});

describe('a wish as it is typed on a phone', () => {
  const goal = 'create-goal';
  const habit = 'create-habit';
  it.each([
    ['can u set me a habit drink water', habit, { title: 'Drink water' }],
    ['habit - 10 pushups daily', habit, { title: '10 pushups', schedule: day }],
    ['new habit reading 10 pages before bed', habit, { title: 'Reading 10 pages', cue: 'before bed' }],
    ['set habit - read 20 mins before bed mon to fri', habit, { title: 'Read 20 mins', schedule: { per: 'week', times: 5 } }],
    ['add habbit meditate everyday 10 min', habit, { title: 'Meditate 10 min', schedule: day }],
    ['i wanna start journaling every night make it a habit', habit, { title: 'Journaling', cue: 'at night' }],
    ['i want to go to the gym on mon wed fri', habit, { title: 'Go to the gym', schedule: { per: 'week', times: 3 } }],
    ["i've decided: no sugar on weekdays. make it a habit", habit, { title: 'No sugar', schedule: { per: 'week', times: 5 } }],
    ['I should really stretch more. Set that as a habit, every morning', habit, { title: 'Stretch more', cue: 'in the morning' }],
    ['I want to go for a walk after lunch. sounds good make it a habit', habit, { title: 'Go for a walk', cue: 'after lunch' }],
    ['write that as a goal: talk to my boss on friday', goal, { title: 'Talk to my boss', dueDate: '2026-11-27' }],
    ['track my water', habit, { title: 'Water', schedule: day }],
    ['schedule gym tues and thurs at 6', habit, { title: 'Gym', cue: 'on Tuesday and Thursday at 6' }],
    ['add to my habits: fix breakfast for the kids', habit, { title: 'Fix breakfast for the kids' }],
    ['put "buy new running shoes" on my list', goal, { title: 'Buy new running shoes' }],
    ['put call grandma on my to do list', goal, { title: 'Call grandma' }],
    ['Goal - save 500 euros', goal, { title: 'Save 500 euros' }],
    ['new goal run 5k', goal, { title: 'Run 5k' }],
    ['goal for this week: finish chapter two', goal, { title: 'Finish chapter two', dueDate: '2026-11-29' }],
    ['dont let me forget to pay the rent tomorrow', goal, { title: 'Pay the rent', dueDate: '2026-11-26' }],
    ["don't let me forget mums birthday on 5 december", goal, { title: 'Mums birthday', dueDate: '2026-12-05' }],
    ['add a todo: buy milk', goal, { title: 'Buy milk' }],
    ['please create a task: book the dentist', goal, { title: 'Book the dentist' }],
    ['note as goal: fix the bike', goal, { title: 'Fix the bike' }],
  ])('gets its card: %s', (message, kind, card) => {
    expect(after([message], { today: '2026-11-25' }).proposes).toMatchObject({ kind, ...card });
  });

  it.each([
    'new habit forming is hard',
    'he set me a goal and I hate it',
    'I track my water and it stresses me',
    'track my weight',
    'can you track my progress',
    'how do I make it a habit',
    'I never make it a habit',
    'My friend runs every day. Make it a habit, she says',
    'She will schedule a meeting on mondays and fridays',
    'I want to put it on my bucket list',
    "don't set me a goal",
    'my habit - smoking - is killing me',
    'I sat in the sun on the deck',
  ])('is not seen in what only sounds like one: %s', (message) => {
    expect(after([message]).proposes).toBeUndefined();
  });

  it('takes no time to read, however long it is', () => {
    const parts = [
      'monday, ',
      'mon/',
      'sat and ',
      'habit - ',
      'day make it ',
      ', , ',
      'by the end of ',
      'the night before ',
      'next ',
      'so maybe ',
    ];
    const began = performance.now();
    for (const part of parts)
      for (const start of ['', 'set a goal: ', 'add a habit: ']) {
        const long = start + part.repeat(Math.floor(3980 / part.length));
        for (const message of [long, long.slice(0, 1990)]) {
          isOrder(message);
          dueIn(message, '2026-11-25');
          findsFaultWithCard(message, 'The card below');
        }
      }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
