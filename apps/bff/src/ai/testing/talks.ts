import { offlineReply } from '../offline.ts';
import type { ChatRequest, ChatTurnMessage, GuideContext } from '../provider.ts';

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
