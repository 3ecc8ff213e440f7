/** What the learning area needs for its assistant: rules, requests to a model, and the assistant that needs none. */
export * from './course-ai.ts';
export * from './limits.ts';
export * from './markdown.ts';
export * from './offline/assistant.ts';
export { type LessonSource, offlineLesson } from './offline/lesson.ts';
export { aimsIn, aimsText } from './offline/lesson-aims.ts';
export { type OutlineSource, offlineOutline } from './offline/outline.ts';
export { type PlannedLesson, passageFor } from './offline/passage.ts';
export { offlineQuiz, quizText } from './offline/quiz.ts';
export * from './prompt-examples.ts';
export * from './requests.ts';
export * from './speech-texts.ts';
