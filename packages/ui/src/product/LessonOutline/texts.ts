import { countOf } from '../format.ts';
import type { LessonKind, LessonState } from './Lesson.tsx';

/** The fixed words of a `LessonOutline`. */
export interface LessonOutlineTexts {
  /** Names the landmark. */
  readonly label: string;
  /** Names the progress of the whole. */
  readonly course: string;
  readonly empty: string;
  readonly progress: (done: number, lessons: number) => string;
  readonly kinds: Readonly<Record<LessonKind, string>>;
  readonly states: Readonly<Record<LessonState, string>>;
  readonly optional: string;
  /** @param after such as "after the quiz of module 1" */
  readonly opens: (after: string) => string;
}

export const lessonOutlineTexts: LessonOutlineTexts = {
  label: 'Lessons',
  course: 'Course',
  empty: 'No lessons yet.',
  progress: (done, lessons) => `${done} of ${countOf(lessons, 'lesson')}`,
  kinds: { text: 'Reading', video: 'Video', file: 'File', quiz: 'Quiz', reflection: 'Reflection' },
  states: { open: 'open', current: 'you are here', done: 'done', locked: 'locked' },
  optional: 'optional',
  opens: (after) => `opens ${after}`,
};
