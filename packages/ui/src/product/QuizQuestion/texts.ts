/** The fixed words of a `QuizQuestion`. */
export interface QuizQuestionTexts {
  readonly number: (number: number, total: number) => string;
  readonly multiple: string;
  readonly nothingChosen: string;
  readonly check: string;
  readonly next: string;
  readonly right: string;
  readonly wrong: string;
  /** Said of an option, once the question is answered. */
  readonly options: { readonly right: string; readonly wrong: string; readonly missed: string };
}

export const quizQuestionTexts: QuizQuestionTexts = {
  number: (number, total) => `Question ${number} of ${total}`,
  multiple: 'More than one can be right.',
  nothingChosen: 'Choose an answer first.',
  check: 'Check my answer',
  next: 'Next question',
  right: 'That is right.',
  wrong: 'Not quite.',
  options: { right: 'Your answer, right', wrong: 'Your answer, not right', missed: 'The right answer' },
};
