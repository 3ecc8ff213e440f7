import { type ConversationSummary, chatGuides, failureBubble, type Message, type Proposal, safetyCard } from '@everstep/domain';
import type { ChatMember } from './MessageBubble/index.ts';
import type { Proposing } from './ProposalCard/index.ts';

/** What stories and tests of the chat talk about. */
export const exampleNow = new Date('2026-11-21T09:00:00.000Z');
export const exampleTimeZone = 'Europe/London';
export const exampleMember: ChatMember = { name: 'Ada Moss' };

const MINUTE_MS = 60_000;
const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const before = (minutes: number): string => new Date(exampleNow.getTime() - minutes * MINUTE_MS).toISOString();

/** The guide that the examples talk with. */
function guideOf(id: string) {
  const guide = chatGuides.find((one) => one.id === id);
  if (!guide) throw new Error(`There is no guide called ${id}`);
  return guide;
}
export const kael = guideOf('kael');

/** A message from the member, some minutes ago. */
export function fromMember(number: number, content: string, minutesAgo = 2): Message {
  return {
    id: id(number),
    role: 'user',
    content,
    timestamp: before(minutesAgo),
    personaId: 'kael',
    contentType: 'text',
    status: 'complete',
    turnId: null,
    clientMessageId: `client-${number}`,
    safety: null,
    siblings: { index: 0, count: 1 },
  };
}

/** A guide's reply, some minutes ago; anything may be set otherwise. */
export function fromGuide(number: number, content: string, rest: Partial<Message> & { minutesAgo?: number } = {}): Message {
  const { minutesAgo = 2, ...changes } = rest;
  return { ...fromMember(number, content, minutesAgo), role: 'assistant', clientMessageId: null, ...changes };
}

export const thesis = fromMember(1, 'I want to finish my thesis on mosses but I keep putting it off.', 5);
export const thesisTalk: readonly Message[] = [
  thesis,
  fromGuide(
    2,
    'Putting it off usually guards something. When you picture opening the document, what is the first thing you don’t want to see?',
    {
      minutesAgo: 4,
    },
  ),
  fromMember(3, 'How far behind I am, honestly.', 3),
  fromGuide(
    4,
    'Then let’s not look at the distance. You wrote one page on **three mornings** this week, all before nine.\n\nShall we make that the whole plan?\n\n1. Coffee, then the document\n2. One page, however rough\n3. Close it before ten',
    { minutesAgo: 2 },
  ),
];

export const writing = fromGuide(6, '', { status: 'streaming', minutesAgo: 0 });
export const streaming = fromGuide(
  6,
  'Start where the resistance is smallest. Two things to try:\n\n- Open the file and **read the last parag',
  {
    status: 'streaming',
    minutesAgo: 0,
  },
);
export const stopped = fromGuide(6, 'Start where the resistance is smallest. That may be the', { status: 'stopped', minutesAgo: 0 });
export const interrupted = fromGuide(6, 'Start where the resistance is smallest. That may be the', {
  status: 'interrupted',
  minutesAgo: 0,
});
export const failed = fromGuide(6, failureBubble('The guide could not be reached.'), { status: 'failed', minutesAgo: 0 });
/** The service is gone; the guide that needs none can answer. */
export const failedThere = { ...failed, canHandOver: true };
export const secondOfThree = fromGuide(6, 'Or turn it round: what would make tomorrow morning easy?', {
  minutesAgo: 0,
  siblings: { index: 1, count: 3 },
});
export const tenMore = fromMember(5, 'And when even one page feels too much?', 1);

const card = safetyCard('suicide', 'GB');
export const darkEvening = fromMember(5, 'I don’t want to be here any more.', 1);
export const safety = fromGuide(6, `${card.title}\n\n${card.body.join('\n\n')}\n\n${card.question}`, {
  contentType: 'safety',
  minutesAgo: 0,
  safety: { level: 4, card },
});
/** The browser's own, where no server could be reached. */
export const unsentCard = { ...safety, content: '', status: 'failed' as const };

const proposed = <A extends Proposal['action']>(number: number, action: A): Proposal & { action: A } => ({
  id: id(number),
  status: 'open',
  action,
});

/** One proposal of each kind. */
export const proposals = {
  goal: proposed(301, {
    kind: 'create-goal',
    title: 'Finish the chapter on moss walls',
    why: 'You said the rest of the thesis leans on it.',
    size: 'M',
    dueDate: '2027-01-31',
  }),
  habit: proposed(302, {
    kind: 'create-habit',
    title: 'Write one page',
    schedule: { per: 'week', times: 3 },
    cue: 'After the first coffee',
  }),
  mood: proposed(303, { kind: 'log-mood', score: 2, note: 'Behind with everything, and tired.' }),
  challenge: proposed(304, { kind: 'start-challenge', templateId: '7DAY001' }),
  meditation: proposed(305, { kind: 'open-meditation', minutes: 3 }),
  journal: proposed(306, {
    kind: 'write-journal',
    title: 'How far behind I am',
    body: 'How far behind I am, honestly. I open the document, see the gap, and close it again.',
  }),
} satisfies Record<string, Proposal>;

/** A reply that draws on a record and proposes two things. */
export const proposing = fromGuide(8, 'Then let’s not look at the distance. One page, three mornings a week: shall we put that down?', {
  minutesAgo: 1,
  evidence: [{ ref: 'habit:mornings', kind: 'habits', label: 'habit “Three mornings”' }],
  proposals: [proposals.habit, proposals.goal],
});

/** Answers that a guide may offer. */
export const choices = {
  moods: ['Heavy', 'Restless', 'So-so', 'All right', 'Light'],
  eight: [
    'In the morning',
    'Before lunch',
    'After lunch',
    'On the way home',
    'After dinner',
    'Before bed',
    'At the weekend',
    'Not this week',
  ],
  ways: [
    'Stay in Leeds another year, keep the flat and go on looking for a nearer place',
    'Move to the coast in spring with Tom, and look for work from there when we have',
  ],
} as const;
/** A reply that can be answered by one tap. */
export const offering = fromGuide(8, 'Which of the two pulls at you tonight? Say it as it comes; nothing is decided by it.', {
  minutesAgo: 0,
  choices: [...choices.ways],
});
export const checkingIn = fromGuide(8, 'How does the day sit with you, right now?', { minutesAgo: 0, choices: [...choices.moods] });

/** Answers nothing: stories show how it looks. */
export const exampleProposing: Proposing = { states: {}, today: '2026-11-21', onAct: () => {} };

const address = `https://mosses.example/${'herbarium/northern-valleys/'.repeat(6)}sheet-214?view=full`;
export const longWords: readonly Message[] = [
  fromMember(1, `Here is the sheet: ${address}`, 3),
  fromGuide(2, `**Rhytidiadelphustriquetrus${'mooswald'.repeat(16)}**\n\nI found it at ${address}`, { minutesAgo: 2 }),
];

export const formatted = `Here is the week as I see it.

### What went well

- **Three pages** before nine
- A walk *without* the phone
  - even in the rain
- ~~Sunday review~~ moved to Monday

> “One page, however rough.” You said that on Tuesday.

| Day | Pages | Mood |
|:----|------:|:----:|
| Mon | 1 | calm |
| Wed | 2 | bright |

\`\`\`
coffee, document, one page, close
\`\`\`

- [x] Write to your supervisor
- [ ] Print chapter two

---

More on small steps: [a short read](https://example.org/small-steps), or press \`Enter\` and tell me.`;

export const formattedTalk: readonly Message[] = [thesis, fromGuide(2, formatted)];

const asked = ['What shall I do first today?', 'It rained, so I stayed in.', 'I wrote half a page.', 'Skipped it. Tired.'];
const answered = [
  'Open the document and read the last paragraph aloud. Nothing more until the kettle boils.',
  'Rain is a fair reason. What would a dry-room version of the walk look like?',
  'Half a page is half a page more than nothing. Which sentence are you glad about?',
  'Rest is progress too. Shall we leave the document closed today, and say so on purpose?',
];

/** A conversation of many months. */
export function longTalk(count: number): Message[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / 2);
    const words = `${(index % 2 === 0 ? asked : answered)[turn % 4]} (${index + 1})`;
    const minutesAgo = (count - index) * 37;
    return index % 2 === 0 ? fromMember(index + 1, words, minutesAgo) : fromGuide(index + 1, words, { minutesAgo });
  });
}

function summary(number: number, minutesAgo: number, rest: Partial<ConversationSummary>): ConversationSummary {
  return {
    _id: id(number),
    id: id(number),
    conversationId: id(number),
    title: '',
    currentPersona: 'kael',
    personaId: 'kael',
    lastUpdated: before(minutesAgo),
    createdAt: before(minutesAgo + 60),
    firstMessage: '',
    lastMessage: '',
    messageCount: 4,
    ...rest,
  };
}

export const conversations: readonly ConversationSummary[] = [
  summary(101, 2, { title: 'I want to finish my thesis on mosses', lastMessage: 'Shall we make that the whole plan?' }),
  summary(102, 150, {
    title: 'A hard talk with my landlord',
    currentPersona: 'sera',
    lastMessage: 'Write the first sentence the way you would say it to a friend.',
  }),
  summary(103, 1500, {
    firstMessage: 'I keep saying yes to things I do not want to do',
    currentPersona: 'riko',
    lastMessage: 'Two minutes now?',
  }),
  summary(104, 12_000, { currentPersona: 'luma', lastMessage: 'An ordinary Tuesday, then.' }),
  summary(105, 90_000, {
    title: 'Everything that I would like to have done with the year in which I finished my thesis on mosses',
    currentPersona: 'nova',
    lastMessage: 'Forty minutes, then rest.',
  }),
];

/** So many that one has to search among them. */
export const manyConversations: readonly ConversationSummary[] = [
  ...conversations,
  ...['A slow week, and why that was right', 'Two habits too many', 'What I want to say on Thursday', 'The walk before work'].map(
    (title, index) => summary(106 + index, 100_000 + index * 1500, { title, lastMessage: answered[index] ?? '' }),
  ),
];
