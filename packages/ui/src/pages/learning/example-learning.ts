import { type CourseSessionSummary, safetyCard } from '@everstep/domain';
import { coursePromptExamples } from '@everstep/domain/courses';
import { courseGuides } from '@everstep/domain/guides';
import type { ShownMessage } from '../../chat/MessageBubble/index.ts';
import type { LearningPersona } from './learning-persona.ts';

/** The present of these examples. */
export const exampleNow = new Date('2026-11-21T09:00:00.000Z');

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const before = (minutes: number): string => new Date(exampleNow.getTime() - minutes * 60_000).toISOString();

export const exampleLearningPersonas: readonly LearningPersona[] = courseGuides.map((guide) => ({
  ...guide,
  name: guide.name.split(',')[0] ?? guide.name,
  specialties: guide.role.slice(1),
  examples: coursePromptExamples[guide.id],
}));

function message(number: number, role: ShownMessage['role'], content: string, more: Partial<ShownMessage> = {}): ShownMessage {
  return {
    ...{ id: id(number), role, content, timestamp: before(30 - number), personaId: 'course-creator', contentType: 'text' },
    ...{ status: 'complete', turnId: null, clientMessageId: null, safety: null, siblings: { index: 0, count: 1 } },
    ...more,
  };
}

const OUTLINE = `Then the course ends with one loaf that the learner has baked alone. Working back from it:

1. **One loaf** – bake it with a recipe, and note what puzzled you
2. **The starter** – feed it for a week, and read it by smell and height
3. **Time and warmth** – the same dough at two temperatures
4. **Your own loaf** – change one thing, and say beforehand what it will do

Module three has no task of its own yet. *What could a learner make in it?*`;

/** A talk as it goes after two questions. */
export const exampleTalk: readonly ShownMessage[] = [
  message(1, 'user', 'I want to teach sourdough to people who have never baked. Where do I begin?'),
  message(2, 'assistant', 'At the end. What can somebody do after the last lesson that they could not do before the first?'),
  message(3, 'user', 'Bake a loaf without looking at a recipe.'),
  message(4, 'assistant', OUTLINE),
];
export const exampleBuiltInTalk: readonly ShownMessage[] = exampleTalk.map((one) =>
  one.role === 'assistant' ? { ...one, builtIn: true } : one,
);
/** An answer is on its way. */
export const exampleAskedTalk: readonly ShownMessage[] = [
  ...exampleTalk,
  message(5, 'user', 'Two loaves from one dough, one in the fridge and one on the shelf?'),
  message(6, 'assistant', '', { status: 'streaming' }),
];
const card = safetyCard('suicide', 'GB');
export const exampleTalkInDanger: readonly ShownMessage[] = [
  message(1, 'user', 'The exam is on Monday and I do not want to be here any more.'),
  message(2, 'assistant', card.title, { contentType: 'safety', safety: { level: 4, card } }),
];
export const exampleLongTalk: readonly ShownMessage[] = Array.from({ length: 60 }, (_, index) =>
  message(100 + index, index % 2 === 0 ? 'user' : 'assistant', `${index + 1}. ${'Flour, water, salt and time. '.repeat((index % 5) + 1)}`),
);

const session = (number: number, title: string, personaId: string, minutesAgo: number): CourseSessionSummary => ({
  ...{ _id: id(200 + number), title, personaId, lastUpdated: before(minutesAgo), createdAt: before(minutesAgo + 20) },
});
export const exampleSessions: readonly CourseSessionSummary[] = [
  session(1, 'I want to teach sourdough to people who have…', 'course-creator', 20),
  session(2, 'A lesson on percentages that follow one another', 'content-generator', 60 * 26),
  session(3, 'I am stuck on this passage', 'student-assistant', 60 * 24 * 6),
];
export const exampleManySessions: readonly CourseSessionSummary[] = Array.from({ length: 23 }, (_, index) =>
  session(10 + index, `Question ${23 - index} on the course about bread, flour and time`, 'course-creator', 60 * (index + 1)),
);
