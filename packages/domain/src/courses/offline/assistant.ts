import type { CoursePersonaId } from '../../chat/course-personas.ts';
import type { CourseLevel } from '../limits.ts';
import { outlineMarkdown, quizMarkdown } from '../markdown.ts';
import { offlineLesson } from './lesson.ts';
import { offlineOutline } from './outline.ts';
import { offlineQuiz } from './quiz.ts';
import { keyStatements, materialOf } from './statements.ts';

export type CourseTask = 'outline' | 'quiz' | 'lesson';

const tasks: readonly (readonly [CourseTask, RegExp])[] = [
  ['quiz', /\b(?:quiz(?:zes)?|questions?|multiple.choice)\b/i],
  ['outline', /\b(?:outline|modules?|curriculum|syllabus|course plan|structure)\b/i],
  ['lesson', /\b(?:lessons?|explain|write up|teach)\b/i],
];

/** The thing that a prompt asks for; undefined when it asks for none of them. */
export const taskIn = (prompt: string): CourseTask | undefined => tasks.find(([, like]) => like.test(prompt.split('\n', 1)[0] ?? ''))?.[0];

/** The text in a prompt: what comes after its first line or colon, where that is long enough to be one. */
export function textIn(prompt: string): string | undefined {
  const rest = /^[^\n:]{3,200}[:\n]\s*([\s\S]+)$/.exec(prompt.trim())?.[1]?.trim();
  return rest !== undefined && rest.length >= 120 ? rest : undefined;
}

/** A text too short for five questions. */
export const TEXT_TOO_SHORT = 'The text is too short for a quiz. About ten full sentences are needed.';

const hints: Readonly<Record<CoursePersonaId, string>> = {
  'course-creator': 'Write “outline:” and paste the text that the course is made from, and I sort it into modules, lessons and objectives.',
  'content-generator': 'Write “lesson:” or “quiz:” and paste a text, and I make it from its sentences.',
  'student-assistant': 'Paste the passage that you are stuck on, and I show what it rests on; write “quiz:” before it to test yourself.',
};

/** What the assistant without a model says: outline, quiz or lesson from the text it was given, else what it can do. The same prompt gives the same answer. */
export function offlineCourseReply(personaId: CoursePersonaId, prompt: string, level: CourseLevel): string {
  const text = textIn(prompt);
  const task = taskIn(prompt);
  const notice = `I work without a language model just now and can only use your own text. ${hints[personaId]}`;
  if (text === undefined)
    return task === 'outline' && subjectIn(prompt) !== undefined
      ? outlineMarkdown(offlineOutline({ topic: subjectIn(prompt), text: prompt, level }))
      : notice;
  if (task === 'outline') return outlineMarkdown(offlineOutline({ text, level }));
  if (task === 'lesson') return offlineLesson({ text, level }).content;
  if (task === 'quiz') {
    const quiz = offlineQuiz(text, 'Questions on your text');
    return quiz ? quizMarkdown(quiz) : `${TEXT_TOO_SHORT} ${hints[personaId]}`;
  }
  const material = materialOf(text);
  const ideas = keyStatements(material.statements, material, 3).map((statement) => `- ${statement.text}`);
  if (ideas.length === 0) return notice;
  return `Your text rests on these sentences:\n\n${ideas.join('\n')}\n\nWhich of them would you find hardest to explain to somebody else? (${notice})`;
}

/** "an outline for a course on bread": bread. */
const subjectIn = (prompt: string): string | undefined =>
  /\b(?:on|about|for)\s+(?!(?:a|the|my)\s+course\b)((?:[\p{L}\p{N}’'-]+\s*){1,8})[.!?]?\s*$/u.exec(prompt.trim())?.[1]?.trim();
