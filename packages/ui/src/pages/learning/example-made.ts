import type { CourseLesson, CourseOutline, CourseQuiz } from '@everstep/domain';
import type { MadeDraft } from './made-draft.ts';
import { emptyMakeDraft, type MakeDraft } from './make-draft.ts';

const outline: CourseOutline = {
  title: 'Sleeping better',
  description: 'What a night is made of, what makes you tired, and which habits help.',
  level: 'intermediate',
  modules: [
    {
      title: 'A night is built from cycles',
      description: 'Each cycle begins with light sleep, sinks into deep sleep and ends with dream sleep.',
      lessons: [
        {
          title: 'Deep sleep comes mostly in the first half of the night',
          objectives: ['Explain why a late bedtime costs less deep sleep than you would think.', 'Say what the body does with deep sleep.'],
        },
        {
          title: 'Dream sleep grows longer towards the morning',
          objectives: ['Work out what two hours less sleep takes away.', 'Give an example from a short night of your own.'],
        },
      ],
    },
    {
      title: 'Two forces decide when you become tired',
      description: 'Sleep pressure grows while you are awake; the body clock follows daylight.',
      lessons: [
        {
          title: 'Caffeine blocks adenosine for six to eight hours',
          objectives: ['Choose the hour of your last coffee.', 'Explain what adenosine does.'],
        },
        {
          title: 'Morning light sets the clock forward',
          objectives: ['Plan 20 minutes outside after waking.', 'Say what screens do at night.'],
        },
      ],
    },
  ],
};

const lesson: CourseLesson = {
  title: 'Caffeine blocks adenosine for six to eight hours',
  objectives: ['Choose the hour of your last coffee.', 'Explain what adenosine does.'],
  content: `# Caffeine blocks adenosine for six to eight hours

## The main ideas

1. A substance called **adenosine** builds up in the brain and makes you drowsy.
2. Caffeine blocks adenosine for six to eight hours.

## Try it

Drink your last coffee at noon for one week and write down when you become tired.`,
};

const quiz: CourseQuiz = {
  title: 'Questions on sleep',
  questions: [
    {
      question: 'Which figure is missing? “A night is built from cycles of about _____ minutes.”',
      options: ['45', '90', '20', '180'],
      correctIndex: 1,
      explanation: 'The text says: “A night is built from cycles of about 90 minutes.”',
    },
    {
      question: 'Which word is missing? “Caffeine blocks _____ for six to eight hours.”',
      options: ['adenosine', 'daylight', 'alcohol', 'dreaming'],
      correctIndex: 0,
      explanation: 'The text says: “Caffeine blocks adenosine for six to eight hours.”',
    },
  ],
};

const text = 'A night is built from cycles of about 90 minutes. Caffeine blocks adenosine for six to eight hours.';
const common = {
  offline: true,
  problem: null,
  source: text,
  level: 'intermediate',
  madeAt: '2026-03-01T09:05:00.000Z',
  kept: false,
} as const;

export const exampleOutline: MadeDraft = { ...common, id: 'outline', made: { kind: 'outline', outline } };
export const exampleLesson: MadeDraft = { ...common, id: 'lesson', made: { kind: 'lesson', lesson }, kept: true };
export const exampleQuiz: MadeDraft = { ...common, id: 'quiz', made: { kind: 'quiz', quiz } };
export const exampleGiven: MakeDraft = { ...emptyMakeDraft, topic: 'Sleeping better', text };

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and what it teaches about very long words';
/** Nested far deeper than anybody would by hand. */
export const exampleDeepLesson: MadeDraft = {
  ...exampleLesson,
  made: {
    kind: 'lesson',
    lesson: {
      ...lesson,
      content: [
        Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- ${level === 11 ? long : 'A point below the one before it'}`).join(
          '\n',
        ),
        `${'> '.repeat(12)}${long}`,
        `- A line of code:\n\n  \`\`\`\n  ${'sleep(8 * hours); '.repeat(12)}\n  \`\`\``,
      ].join('\n\n'),
    },
  },
};
/** Words longer than a phone is wide. */
export const exampleLongOutline: MadeDraft = {
  ...exampleOutline,
  made: {
    kind: 'outline',
    outline: {
      ...outline,
      title: long,
      modules: [{ title: long, description: long, lessons: [{ title: long, objectives: [long, `${long} again`] }] }],
    },
  },
};
