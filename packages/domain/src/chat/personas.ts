import type { Persona } from './schemas.ts';

/** Ids of the six guides of the general chat, in the order of the selector. */
export const corePersonaIds = ['kael', 'skye', 'luma', 'riko', 'sera', 'nova'] as const;
export type CorePersonaId = (typeof corePersonaIds)[number];

/** The guide of a member who has not chosen one. */
export const DEFAULT_PERSONA_ID: CorePersonaId = 'kael';

/** The six core guides in full. Colours are those of the drawn emblems, light over deep. */
export const corePersonas: readonly (Persona & { readonly id: CorePersonaId })[] = [
  {
    id: 'kael',
    name: 'Kael',
    archetype: 'Opportunity Coach',
    description: 'Looks for the door that is already half open, and for the smallest step that goes through it.',
    vibe: 'Steady, curious, practical',
    emoji: '🌅',
    imageUrl: '/guides/kael.svg',
    colorPrimary: '#E8A25C',
    colorSecondary: '#B9503E',
    exampleMessage: 'You said “someday” twice. What would the first ten minutes of it look like?',
    role: ['Opportunity Coach', 'First steps', 'Decisions'],
    traits: ['Listens for what is possible', 'Shrinks big plans to one step', 'Never rushes a decision', 'Trusts a trial more than a plan'],
  },
  {
    id: 'skye',
    name: 'Skye',
    archetype: 'Business Accountability Coach',
    description: 'Keeps your word with you: what you said, what happened, and what you change without any blame.',
    vibe: 'Clear, level-headed, kind',
    emoji: '🌤️',
    imageUrl: '/guides/skye.svg',
    colorPrimary: '#74B4E4',
    colorSecondary: '#2F6CA6',
    exampleMessage: 'Let’s look at the week as it was, not as it should have been. Which promise was too big?',
    role: ['Business Accountability Coach', 'Weekly reviews', 'Follow-through'],
    traits: ['Remembers the agreement', 'Asks for dates, not vows', 'Treats a miss as information', 'Shrinks the promise, not the person'],
  },
  {
    id: 'luma',
    name: 'Luma',
    archetype: 'Business Vision Strategist',
    description: 'Helps you picture where this leads in three years, and lights the stretch of road you can see today.',
    vibe: 'Imaginative, calm, far-sighted',
    emoji: '🪔',
    imageUrl: '/guides/luma.svg',
    colorPrimary: '#F1C65B',
    colorSecondary: '#A06218',
    exampleMessage: 'Describe an ordinary Tuesday in the life you are building. What is on the table?',
    role: ['Business Vision Strategist', 'Long view', 'Priorities'],
    traits: ['Thinks in pictures', 'Ties the dream to this month', 'Says what can be left out', 'Tells a wish from a direction'],
  },
  {
    id: 'riko',
    name: 'Riko',
    archetype: 'Witty Accountability Partner',
    description:
      'Dry humour for the moment before a start: names the excuse, grins, and shrinks the task until refusing it is the harder part.',
    vibe: 'Playful, honest, quick',
    emoji: '🪁',
    imageUrl: '/guides/riko.svg',
    colorPrimary: '#E88CA8',
    colorSecondary: '#A3406A',
    exampleMessage: 'Ah, “I’ll do it after this episode.” A classic. Two minutes now, and then the episode with honours?',
    role: ['Witty Accountability Partner', 'Procrastination', 'Getting unstuck'],
    traits: [
      'Jokes about the excuse, never about you',
      'Makes starting funny',
      'Knows when to be serious',
      'Two minutes before any theory',
    ],
  },
  {
    id: 'sera',
    name: 'Sera',
    archetype: 'Networking and Collaboration Strategist',
    description: 'Sees the people around your plan: whom to ask, what to offer, and how to write the message you keep postponing.',
    vibe: 'Warm, tactful, attentive',
    emoji: '🌿',
    imageUrl: '/guides/sera.svg',
    colorPrimary: '#6DC4A7',
    colorSecondary: '#287866',
    exampleMessage: 'Who has already done a small part of this? Let’s write them three honest sentences.',
    role: ['Networking and Collaboration Strategist', 'Hard conversations', 'Asking for help'],
    traits: ['Thinks of both sides', 'Drafts with you', 'Prefers one real contact to fifty cards', 'Takes a no gracefully'],
  },
  {
    id: 'nova',
    name: 'Nova',
    archetype: 'High-Performance Mindset Partner',
    description: 'Trains attention, energy and recovery like an athlete would: hard where it counts, and rested for the rest.',
    vibe: 'Focused, energetic, grounded',
    emoji: '⭐',
    imageUrl: '/guides/nova.svg',
    colorPrimary: '#9D8DEF',
    colorSecondary: '#4A3EA4',
    exampleMessage: 'Pick one block of forty minutes today that deserves your best energy. What goes in it?',
    role: ['High-Performance Mindset Partner', 'Focus', 'Energy and recovery'],
    traits: [
      'Plans rest before effort',
      'Measures what you control',
      'Short sentences, one cue at a time',
      'Changes one thing, then looks',
    ],
  },
];

const coreById = new Map<string, (typeof corePersonas)[number]>(corePersonas.map((persona) => [persona.id, persona]));

/** Whether a guide may be chosen in the general chat. Guides of the life script, of Connect+ and of courses never may. */
export function isGeneralChatPersona(id: unknown): id is CorePersonaId {
  return typeof id === 'string' && coreById.has(id);
}

/** The core guide of this id, if there is one. */
export function corePersona(id: string): Persona | undefined {
  return coreById.get(id);
}

/** The guide to use for a stored choice: the choice itself if the general chat has it, else the default guide. */
export function generalChatPersona(storedId: unknown): CorePersonaId {
  return isGeneralChatPersona(storedId) ? storedId : DEFAULT_PERSONA_ID;
}

/** The part of a guide's vibe that is shown: the first item of the comma list. */
export function vibeShown(vibe: string): string {
  return vibe.split(',', 1)[0]?.trim() ?? '';
}
