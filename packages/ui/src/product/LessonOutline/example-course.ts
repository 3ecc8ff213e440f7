import type { OutlineSection } from './index.ts';

/** A course in the middle. */
export const exampleSections: readonly OutlineSection[] = [
  {
    id: 'start',
    title: 'Begin small',
    lessons: [
      { id: 'why', title: 'Why small steps last', kind: 'text', state: 'done', href: '#why', duration: '6 min' },
      { id: 'cue', title: 'Find your cue', kind: 'video', state: 'done', href: '#cue', duration: '4 min' },
    ],
  },
  {
    id: 'keep',
    title: 'Keep going',
    lessons: [
      { id: 'miss', title: 'What a missed day means', kind: 'text', state: 'done', href: '#miss', duration: '5 min' },
      { id: 'friend', title: 'Tell one person', kind: 'reflection', state: 'current', href: '#friend', duration: '10 min' },
      { id: 'sheet', title: 'A sheet for your fridge', kind: 'file', state: 'open', href: '#sheet', optional: true },
      {
        id: 'quiz',
        title: 'Five questions',
        kind: 'quiz',
        state: 'locked',
        href: '#quiz',
        duration: '3 min',
        opensAfter: 'after "Tell one person"',
      },
    ],
  },
];
