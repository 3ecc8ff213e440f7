export type { QuizOption } from './QuizOptions.tsx';
export { QuizQuestion, type QuizQuestionProps, type QuizVerdict } from './QuizQuestion.tsx';
