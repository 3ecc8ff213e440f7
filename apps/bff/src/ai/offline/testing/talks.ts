import { type ProposedAction, proposalKinds } from '@everstep/domain';
import type { ChatRequest, ChatTurnMessage, GuideContext } from '../../provider.ts';
import { offlineAnswer, offlineReply } from '../guide.ts';

/** What five members say in twelve turns: somebody stuck, hurt, glad, alone in a new city, and one who only tries it out. */
export const twelveTurns: Readonly<Record<string, readonly string[]>> = {
  'a thesis that does not get written': [
    'Hi',
    'I want to finish my thesis on mosses but I keep putting it off.',
    'The discussion chapter. I do not know what it is supposed to say.',
    'I could write down three sentences about what surprised me',
    'Tomorrow morning after breakfast',
    'Probably I will be too tired',
    'My supervisor never answers my emails and it drives me mad',
    'I feel like a failure compared to the others',
    'Everything about this chapter is too much',
    'Can you make me a plan?',
    'Should I write at home or go to the library?',
    'Thanks, that helps',
  ],
  'a bad day at work': [
    'Hello',
    'My boss shouted at me in front of everyone today and I am furious.',
    'The part where nobody said anything',
    'I wish someone had stood up for me',
    'I could talk to my colleague Anna about it',
    'at lunch tomorrow',
    'I might chicken out',
    'Should I quit my job or stay?',
    'I would miss the people',
    'What is the notice period in Germany?',
    'I am so tired lately',
    'I feel lonely there most of the time',
  ],
  'a first long run': [
    'Good morning',
    'I finally ran five kilometres without stopping!',
    'I started slowly and I did not look at my watch',
    'I want to run ten by summer',
    'two runs a week',
    'Tuesday and Saturday before work',
    'Maybe bad weather will stop me',
    'How do I keep motivated when it rains?',
    'I am a bit nervous about joining a running club',
    'My daughter was born last year and I love her, but there is no time for myself',
    'My wife could take over on Saturdays',
    'I had a great day with both of them!',
  ],
  'a new city': [
    "I moved to a new city three months ago for a job. I thought it would be exciting, but most evenings I sit in my flat and scroll. I know I should go out and meet people, but by the time I'm home I have no energy left.",
    'Around eight. After dinner mostly.',
    'I used to play volleyball. I loved it.',
    'Find a club',
    "I'd look it up tonight",
    "I'll be too shy to go",
    'My sister says I should just get a dog.',
    'Do you think a dog would help?',
    "I'm scared that I'll always be alone",
    'Everyone at work is nice though',
    'I guess so',
    'Thank you',
  ],
  'nothing in particular': [
    'I do not know what to write',
    'nothing special',
    'I just wanted to try this',
    'are you chatgpt?',
    "ok so what's the point of you?",
    "I'm trying to eat less sugar",
    "I eat sweets when I'm stressed",
    'usually at night in front of the screen',
    'take a walk instead',
    'after dinner',
    'rain',
    'lol',
  ],
};

export const adasRecords: GuideContext = {
  firstName: 'Ada',
  focus: 'writing every day',
  streakDays: 5,
  goals: ['Finish my thesis', 'Run ten kilometres'],
  habits: [
    { title: 'Read ten pages', done: false },
    { title: 'Evening walk', done: true },
  ],
};

/** One message and what the guide made of it. */
export interface Exchange {
  readonly said: string;
  readonly reply: string;
}

/** A whole conversation with the offline guide; it discloses itself in its first reply. */
export function talkWith(personaId: string, said: readonly string[], more: Partial<ChatRequest> = {}): readonly Exchange[] {
  const messages: ChatTurnMessage[] = [];
  return said.map((content, turn) => {
    messages.push({ role: 'user', content });
    const reply = offlineReply({ personaId, context: adasRecords, approach: 'ordinary', ...more, messages, disclose: turn === 0 });
    messages.push({ role: 'assistant', content: reply });
    return { said: content, reply };
  });
}

/** One message, what the guide made of it, and the card that it came with. */
export interface Offer extends Exchange {
  readonly proposes: ProposedAction | undefined;
  readonly choices: readonly string[];
}

const challenges = [
  { id: '7DAY001', name: 'Momentum Builder', days: 7 },
  { id: '21DAY001', name: 'Habit Formation', days: 21 },
];

/** A whole conversation in which the guide may propose; every card stays open. */
export function talkWithCards(personaId: string, said: readonly string[], more: Partial<ChatRequest> = {}): readonly Offer[] {
  const messages: ChatTurnMessage[] = [];
  const proposed: ProposedAction[] = [];
  const context = { firstName: 'Ada', focus: '', streakDays: 0 };
  return said.map((content) => {
    messages.push({ role: 'user', content });
    const cards = { mayPropose: proposalKinds, challenges, proposed, waiting: proposed };
    const asked = { personaId, approach: 'ordinary', disclose: false, messages, context, ...cards, ...more } as const;
    const { text, proposes, choices } = offlineAnswer(asked);
    messages.push({ role: 'assistant', content: text });
    if (proposes) proposed.push(proposes);
    return { said: content, reply: text, proposes, choices };
  });
}

/** Talks of people whom the rules were not written after. */
export const strangers: Readonly<Record<string, readonly string[]>> = {
  'a student before an exam': [
    'Hi',
    'I have an exam in statistics on 14 December and I am scared',
    'I always start too late',
    'Hmm, maybe regression',
    'My flatmate is loud in the evenings',
    'I could do one old question a day',
    'after breakfast at the library',
    'I will be tempted by my phone I guess',
    'Can you make me a plan?',
    'ok thanks',
  ],
  'somebody lonely after moving': [
    'hello',
    'I moved to Leeds in August and I do not know anyone here',
    'evenings mostly',
    'I talk to the cat',
    'What do people do in Leeds to meet others?',
    'that would be nice',
    'maybe a choir',
    'Email the choir leader I suppose',
    'tomorrow',
    'I might chicken out',
    '3 out of 10 today',
    'thanks',
  ],
  'a runner with days': [
    'I want to go running again',
    'Mondays and Thursdays at 7',
    'I just told you, Monday and Thursday',
    'my knees hurt a bit',
    'is it ok to run with sore knees?',
    'since last week',
    'they are better now',
    'Please make it a habit',
    'yes',
    'ok, set it up for me',
  ],
  'a grandmother who hangs up': [
    'My grandmother hung up on me',
    'I called her to say I cannot come for Christmas',
    'she said I never come',
    'I feel guilty',
    'I could write her a letter',
    'Sunday',
    'she might not answer',
    'I miss how it was',
    'what would you do?',
    'I suppose so',
  ],
  'somebody who complains about the guide': [
    'I feel stuck',
    'everything',
    'you sound like a parrot',
    'stop asking questions',
    'I already told you everything',
    'this is a questionnaire',
    'that makes no sense',
    'give me a plan',
    'why do you keep repeating what I say',
    'my driving test',
    'fine',
  ],
  'somebody of one word at a time': ['hi', 'bad', 'no', 'work', 'boss', 'yes', 'dunno', 'no', 'maybe', 'ok', 'bye'],
  'somebody happy': [
    'I got the job!',
    'It starts in January',
    'I celebrated with my sister',
    'I feel great',
    'I want to keep running though',
    'In the mornings before work, three times a week',
    'it might get dark',
    'nice',
    'what now?',
    'thank you',
  ],
  'somebody who asks for facts': [
    'How many hours of sleep do adults need?',
    'What is the best app for learning Spanish?',
    'is it ok to run with a cold?',
    'who is the mayor of Leeds?',
    'How do I stay motivated?',
    'What should I eat before a run?',
    'do you know a good book?',
    'hm',
  ],
  'a father who is short of sleep': [
    'Good evening',
    'The baby wakes up at 2 every night and I am exhausted',
    'My wife does the other half',
    'we argue about small things',
    'I want to read again before bed',
    'ten pages',
    'every evening after dinner',
    'I said that already',
    'I will fall asleep on the sofa, probably',
    'make it a habit please',
    'make it a habit please',
    'good night',
  ],
  'somebody who would like to paint': [
    'Hey there',
    "I'd like to paint again but I never get round to it",
    'work eats everything',
    'Saturday mornings could work',
    'in the kitchen, before the kids are up',
    "I guess I'm afraid it will look awful",
    'you already asked me when',
    'sounds good',
    'yes please make it a habit',
    'is painting good for the brain?',
    'thanks, see you',
  ],
  'somebody who does not sleep': [
    "can't sleep",
    'since my divorce',
    'he took the dog',
    'no',
    'I just want to stop thinking at night',
    'what do you suggest?',
    'writing things down sounds ok',
    'at 9',
    'I might forget',
    'can you set that up for me?',
    '5/10',
    "you're not bad for a robot",
  ],
  'somebody angry with her manager': [
    'this app is crap',
    "you don't understand anything",
    'my manager gave my project to Tom',
    'because I was on sick leave',
    'I want to talk to her on Tuesday',
    'you keep asking the same thing',
    'what would you say to her?',
    'I could write down two sentences tonight',
    'she might just laugh',
    'ok do it',
    'that was helpful actually',
  ],
  'a bored pupil': [
    'im so bored',
    'idk',
    'school sucks',
    'math',
    'test on friday',
    'what should i do',
    'nah',
    'can u make a plan',
    'stop quoting me',
    'lol',
    'k',
  ],
};
