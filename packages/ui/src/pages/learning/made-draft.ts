import { type CourseOutline, type MadeThing, titleOfMade } from '@everstep/domain';
import type { FormError } from '../../components/FormErrorSummary/index.ts';
import type { MakeLevel } from './make-draft.ts';

/** Something that was made, as it lies on this device. */
export interface MadeDraft {
  readonly id: string;
  readonly made: MadeThing;
  /** The built-in rules wrote it, no model. */
  readonly offline: boolean;
  /** Why no model wrote it, where one should have. */
  readonly problem: 'not-configured' | 'failed' | null;
  /** The text that it was made from. */
  readonly source: string;
  readonly level: MakeLevel;
  /** Instant. */
  readonly madeAt: string;
  /** A draft until its author keeps it. */
  readonly kept: boolean;
  /** Its text speaks of danger, and its author has said that it is about something else. */
  readonly aboutText?: boolean;
}

/** The title as it is shown, even while its author has none for it. */
export const shownTitle = (made: MadeThing): string => titleOfMade(made).trim() || 'Without a title';

/** Which field of an outline or a lesson a problem belongs to. */
export const fieldOf = (...path: readonly (string | number)[]): string => `made-${path.join('-')}`;

/** What an author left empty, field by field, all at once. */
export function madeProblems(made: MadeThing): readonly FormError[] {
  const empty = (fieldId: string, value: string, message: string): readonly FormError[] =>
    value.trim() === '' ? [{ fieldId, message }] : [];
  if (made.kind === 'quiz') return [];
  if (made.kind === 'lesson') {
    const { title, content } = made.lesson;
    return [
      ...empty(fieldOf('title'), title, 'Give the lesson a title.'),
      ...empty(fieldOf('content'), content, 'Write what the lesson says.'),
    ];
  }
  return [
    ...empty(fieldOf('title'), made.outline.title, 'Give the outline a title.'),
    ...made.outline.modules.flatMap((module, at) => [
      ...empty(fieldOf(at, 'title'), module.title, `Give module ${at + 1} a title.`),
      ...module.lessons.flatMap((lesson, index) =>
        empty(fieldOf(at, index, 'title'), lesson.title, `Give lesson ${index + 1} of module ${at + 1} a title.`),
      ),
    ]),
  ];
}

type Module = CourseOutline['modules'][number];
type Lesson = Module['lessons'][number];

export const withModule = (outline: CourseOutline, at: number, change: Partial<Module>): CourseOutline => ({
  ...outline,
  modules: outline.modules.map((module, index) => (index === at ? { ...module, ...change } : module)),
});

export const withLesson = (outline: CourseOutline, at: number, lesson: number, change: Partial<Lesson>): CourseOutline => {
  const lessons = outline.modules[at]?.lessons ?? [];
  return withModule(outline, at, { lessons: lessons.map((one, index) => (index === lesson ? { ...one, ...change } : one)) });
};

export const withoutModule = (outline: CourseOutline, at: number): CourseOutline => ({
  ...outline,
  modules: outline.modules.filter((_, index) => index !== at),
});

export const withoutLesson = (outline: CourseOutline, at: number, lesson: number): CourseOutline =>
  withModule(outline, at, { lessons: (outline.modules[at]?.lessons ?? []).filter((_, index) => index !== lesson) });

/** What was changed, without the lines that were left empty. */
export const tidied = (made: MadeThing): MadeThing =>
  made.kind === 'outline'
    ? {
        kind: 'outline',
        outline: {
          ...made.outline,
          modules: made.outline.modules.map((module) => ({
            ...module,
            lessons: module.lessons.map((lesson) => ({ ...lesson, objectives: lesson.objectives.filter((line) => line.trim() !== '') })),
          })),
        },
      }
    : made;

/** A lesson of an outline, by its places. */
export interface LessonPlace {
  readonly module: number;
  readonly lesson: number;
}
