import { COURSE_TEXT_MAX, COURSE_TOPIC_MAX, DEFAULT_COURSE_LEVEL } from '@everstep/domain';
import type { FormError } from '../../components/FormErrorSummary/index.ts';

export const makeKinds = ['outline', 'lesson', 'quiz'] as const;
export type MakeKind = (typeof makeKinds)[number];
export const makeLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type MakeLevel = (typeof makeLevels)[number];

/** What a member has begun to give for a course outline, a lesson or a quiz. */
export interface MakeDraft {
  readonly kind: MakeKind;
  readonly topic: string;
  readonly text: string;
  readonly level: MakeLevel;
}

export const emptyMakeDraft: MakeDraft = { kind: 'outline', topic: '', text: '', level: DEFAULT_COURSE_LEVEL };

export const TOPIC_FIELD = 'make-topic';
export const TEXT_FIELD = 'make-text';

/** What is missing or too long before something can be made, field by field, all at once. */
export function makeProblems({ kind, topic, text }: MakeDraft): readonly FormError[] {
  const problems: FormError[] = [];
  if (topic.trim().length > COURSE_TOPIC_MAX)
    problems.push({ fieldId: TOPIC_FIELD, message: `Shorten the subject to ${COURSE_TOPIC_MAX} characters.` });
  if (text.trim().length > COURSE_TEXT_MAX)
    problems.push({ fieldId: TEXT_FIELD, message: `Shorten the text to ${COURSE_TEXT_MAX.toLocaleString('en-GB')} characters.` });
  if (text.trim() === '' && kind === 'quiz')
    problems.push({ fieldId: TEXT_FIELD, message: 'Paste the text that the questions are about: ten sentences or more.' });
  else if (text.trim() === '' && topic.trim() === '') problems.push({ fieldId: TEXT_FIELD, message: 'Paste a text, or name a subject.' });
  return problems;
}

export const kindWords: Readonly<Record<MakeKind, { readonly name: string; readonly one: string; readonly making: string }>> = {
  outline: { name: 'Outline', one: 'an outline', making: 'Making your outline' },
  lesson: { name: 'Lesson', one: 'a lesson', making: 'Writing your lesson' },
  quiz: { name: 'Quiz', one: 'a quiz', making: 'Writing your quiz' },
};
export const levelWords: Readonly<Record<MakeLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
