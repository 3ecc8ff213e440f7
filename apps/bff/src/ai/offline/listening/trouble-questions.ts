/** A question to a trouble. It fits whatever was told, and needs to understand none of it. */
export interface TroubleQuestion {
  /** One for each guide, in their order. By these the talk is known, so that none of them stands anywhere else. */
  readonly asks: readonly [string, string, string, string, string, string];
  /** For who had no answer. */
  readonly easier: string;
  /** What is said to an answer; the first that fits. */
  readonly takes: readonly (readonly [RegExp, string])[];
  /** That an answer was heard, where none of its words are said back. */
  readonly ears: readonly string[];
}

const NO =
  /^\W*(?:no\b(?! (?:idea|clue|comment|thoughts))|nope|nah|never|not really|nothing|none|nowhere|hardly ever)(?:\W+\p{L}+){0,2}\W*$/iu;

/** What one tells oneself. */
export const thoughtQuestion: TroubleQuestion = {
  asks: [
    'And when it comes up, what do you tell yourself?',
    'And when it comes up, which sentence goes through your head?',
    'And when it comes up, what do you see or hear inside?',
    'And when it comes up, what does the voice in your head say?',
    'And when it comes up, what goes on in you?',
    'And when it comes up: what is the first thought?',
  ],
  easier: 'Does it sound more like “I should”, like “I cannot”, or like “what if”?',
  takes: [[NO, 'Not every trouble has a sentence.']],
  ears: ['So that is what comes along with it.'],
};

/**
 * What is asked of a trouble that lasts or lies ahead, in this order. After the questions of solution-focused talks: what weighs, what one
 * tells oneself, when it is less, what better would be, and one's own part. None asks why.
 */
export const troubleQuestions: readonly TroubleQuestion[] = [
  {
    asks: [
      'Which part of it is the steepest for you?',
      'If you take it apart, which piece is the hardest?',
      'What in that picture do you like least to look at?',
      'Which part of it would you hand over first, if somebody took it?',
      'What about it is hardest on you?',
      'What is the hardest part of it?',
    ],
    easier: 'Is it more the thing itself, or more what it does to you?',
    takes: [[NO, 'Then it may be the whole of it.']],
    ears: ['I see why that stays with you.', 'I can see that this is a hard part.'],
  },
  thoughtQuestion,
  {
    asks: [
      'When is it a little easier, even for an hour?',
      'On which days, or at which hours, is there less of it?',
      'What was there in the last moment in which it was lighter?',
      'When does it leave you alone for a while?',
      'When is it a little lighter, and who or what is with you then?',
      'What is different when it is easier?',
    ],
    easier: 'Was there one day in the last weeks on which it weighed a bit less?',
    takes: [[NO, 'Then there has been little rest from it.']],
    ears: ['So there is such a time.', 'So it is not the same at every hour.'],
  },
  {
    asks: [
      'Say it went just a little better: what would you notice first?',
      'If it were a little better in a month, by what would you know?',
      'If you picture it a little better, what has changed in it?',
      'Suppose it were a bit better tomorrow morning: how would you find out?',
      'What would be a first sign for you that it gets better?',
      'One notch better: what would be different?',
    ],
    easier: 'What would there be more of, or less of?',
    takes: [],
    ears: ['That is something to look towards.', 'So by that you would know.'],
  },
  {
    asks: [
      'And what of that is in your own hands, however little?',
      'And which part of it is yours to decide?',
      'And where in it could you move something yourself, be it by a finger?',
      'And what of it could you nudge yourself, however slightly?',
      'And what could you do for yourself in it, or ask somebody for?',
      'And what of it do you control?',
    ],
    easier: 'Something to say, something to do, or something to leave alone: which is nearest?',
    takes: [[NO, 'Then it may not be yours to mend, and that is worth knowing, too.']],
    ears: ['That is a part of it that is yours.', 'That much is yours, then.'],
  },
];

/** Stands over what was told, in the end, and nowhere else: after it the talk is known to be over. */
export const TROUBLE_SIGN = 'This is what you have told me, in your own words:';

/** Asked after that, with talks to choose from. */
export const OF_USE = 'What would be of most use with that?';
