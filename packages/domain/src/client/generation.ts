/** Characters of a lesson that a quiz is made from. */
export const QUIZ_TEXT_MAX = 3000;
/** Questions of a generated quiz, and options of each. */
export const QUIZ_QUESTIONS = 5;
export const QUIZ_OPTIONS = 4;
/** Voices that a text can be read in; the first one unless another is asked for. */
export const TTS_VOICES = ['echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
