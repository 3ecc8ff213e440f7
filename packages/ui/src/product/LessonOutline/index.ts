export type { LessonKind, LessonState, OutlineLesson } from './Lesson.tsx';
export { LessonOutline, type LessonOutlineProps, type OutlineSection } from './LessonOutline.tsx';
