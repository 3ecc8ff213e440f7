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

/** What a task needs that its prompt does not have. */
const needs: Readonly<Record<CourseTask, string>> = {
  outline:
    'Say what the course is about, such as “outline a course on bread”, or write “outline:” and paste the text that it is made from.',
  lesson: 'A lesson needs a text: write “lesson:” and paste it. Under Make, an outline writes each of its lessons at one press.',
  quiz: 'A quiz needs a text of about ten sentences: write “quiz:” and paste it.',
};

/** Asks that something made before be made otherwise: without a model, only a text given with it can be shortened. */
const REWORK = /\b(?:short(?:er|en)|summari[sz]e|longer|simpler|simplify|rewrite|reword|rephrase|improve|expand|translate)\b/i;
const CANNOT_REWORK =
  'I work without a language model just now and cannot rewrite what was made. Write “shorter:” and paste the lesson, and I show the sentences that it rests on.';
const SHORTEN = /\b(?:short(?:er|en)|summari[sz]e)\b/i;

/** What the assistant without a model says: outline, quiz or lesson from the text it was given, else what it can do. The same prompt gives the same answer. */
export function offlineCourseReply(personaId: CoursePersonaId, prompt: string, level: CourseLevel): string {
  const text = textIn(prompt);
  const task = taskIn(prompt);
  const notice = `I work without a language model just now and can only use your own text. ${task ? needs[task] : hints[personaId]}`;
  if (text === undefined) {
    if (THANKS.test(prompt)) return 'You are welcome. When there is another text or subject, bring it here.';
    const topic = subjectIn(prompt);
    if (topic === undefined && REWORK.test(prompt)) return CANNOT_REWORK;
    if (task !== 'outline' || topic === undefined) return notice;
    return outlineMarkdown(offlineOutline({ topic, text: topic, level: levelIn(prompt) ?? level }));
  }
  if (SHORTEN.test(prompt.split(/[:\n]/, 1)[0] ?? '')) return shortened(text) ?? notice;
  if (task === 'outline') return outlineMarkdown(offlineOutline({ text, level }));
  if (task === 'lesson') return offlineLesson({ text, level }).content;
  if (task === 'quiz') {
    const quiz = offlineQuiz(text, 'Questions on your text');
    return quiz ? quizMarkdown(quiz) : `${TEXT_TOO_SHORT} ${hints[personaId]}`;
  }
  const shown = shortened(text);
  return shown === undefined ? notice : `${shown}\n\nWhich of them would you find hardest to explain to somebody else? (${notice})`;
}

/** The sentences that a text rests on; undefined where it has none. */
function shortened(text: string): string | undefined {
  const material = materialOf(text);
  const ideas = keyStatements(material.statements, material, 3).map((statement) => `- ${statement.text}`);
  return ideas.length === 0 ? undefined : `Your text rests on these sentences:\n\n${ideas.join('\n')}`;
}

const THANKS =
  /^\W*(?:ok(?:ay)?|great|thanks|thank you|perfect|lovely|cheers)(?:[\s,.!]+(?:so much|very much|a lot|thanks|thank you|that helps|that is all))*\W*$/i;

/** For whom, how long and in how many parts: said of a course, and no part of its subject. */
const FORM =
  /[\s,]+(?:for (?:(?:complete|absolute|total|true) )?(?:beginners?|newcomers?|novices?|starters|learners|(?:advanced|intermediate|experienced|adult|young)\b.*)|with (?:\w+ )?(?:modules?|lessons?|parts|chapters)\b.*|with \d+ .*|in (?:\d+|two|three|four|five|six) (?:modules?|lessons?|parts|weeks|days|hours)\b.*)/gi;
const levels: readonly (readonly [CourseLevel, RegExp])[] = [
  ['beginner', /\b(?:beginners?|newcomers?|novices?|from scratch|no experience)\b/i],
  ['advanced', /\b(?:advanced|experts?|experienced|professionals?)\b/i],
];
const levelIn = (prompt: string): CourseLevel | undefined => levels.find(([, like]) => like.test(prompt))?.[0];

/** "An outline for a course on bread for beginners": bread. */
const subjectIn = (prompt: string): string | undefined =>
  /\b(?:on|about|for)\s+(?!(?:a|the|my)\s+course\b)((?:[\p{L}\p{N}’'-]+\s*){1,8})[.!?]?\s*$/u
    .exec(
      prompt
        .trim()
        .replace(/[.!?]+$/, '')
        .replace(FORM, '')
        .trim(),
    )?.[1]
    ?.trim();
