import { isOnlyWhen, isOnlyWhere } from '../reading/non-answers.ts';
import { isVerdict } from '../reading/troubles.ts';

/** A question to a trouble. It fits whatever was told, and needs to understand none of it. */
export interface TroubleQuestion {
  /** One for each guide, in their order. By these the talk is known, so that none of them stands anywhere else. */
  readonly asks: readonly [string, string, string, string, string, string];
  /** For who had no answer. */
  readonly easier: string;
  /** What is said to an answer; the first that fits. */
  readonly takes: readonly (readonly [RegExp, string])[];
  /** Whether words may answer it; somebody who tells on has answered nothing yet. Any may, where it is left out. */
  readonly fits?: (text: string) => boolean;
  /** That an answer was heard, where none of its words are said back. */
  readonly ears: readonly string[];
}

const NO =
  /^\W*(?:no\b(?! (?:idea|clue|comment|thoughts))|nope|nah|never|not really|nothing|none|nowhere|hardly ever)(?:\W+\p{L}+){0,2}\W*$/iu;

const AT_TIMES =
  /\b(?:when(?:ever)?|while|if|on|at|in|with|after|before|during|weekends?|mornings?|evenings?|nights?|sometimes|outside|asleep|sleeping|alone|holidays?|once)\b/i;
const BEGAN = /\b(?:started|began|since|happened)\b/i;
const OWN =
  /\b(?:i (?:can|could|will|might|should)|i'll|i'd|maybe|perhaps|how i|what i|my|myself|stop(?:ping)?|start(?:ing)?|ask(?:ing)?|call(?:ing)?|tell(?:ing)?|talk(?:ing)?|say(?:ing)?|try(?:ing)?|let(?:ting)?|go(?:ing)?|do(?:ing)?|leave|leaving|writ(?:e|ing)|plan(?:ning)?|nothing)\b/i;

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
  fits: (text) =>
    isVerdict(text) ||
    /^[^\p{L}]*(?:(?:like|just|mostly|well|probably|always|maybe)\W+)*(?:that|what if|what's|why|i|i'm|i'll|i've|you|nobody|no one|it'?ll|it will|never|don'?t|stop|not again|here we go)\b/iu.test(
      text,
    ),
  ears: ['So that is what comes along with it.'],
};

/** How it may look to somebody else who is in it. */
const theirSide: TroubleQuestion = {
  asks: [
    'And how may it look from where they stand?',
    'And what would they say it is about?',
    'And if you stood in their shoes for a minute, what would you see?',
    'And what would they say in their own defence?',
    'And what do you think goes on in them?',
    'And their side of it, in one line?',
  ],
  easier: 'Rather that they do not notice, that they want something else, or that they are afraid of something?',
  takes: [[NO, 'One cannot look into another’s head.']],
  ears: ['So it may look like that from over there.', 'That is their side of it, then.'],
};

/** What comes before something that is done again and again. */
const justBefore: TroubleQuestion = {
  asks: [
    'And what is there just before it, when it begins?',
    'And what usually comes right before it?',
    'If you picture the minute before it: where are you, and what is in you?',
    'And what is the scene right before it: where, when, and with which excuse?',
    'And what do you feel just before it?',
    'And what comes right before it?',
  ],
  easier: 'More often boredom, tiredness, or something that hurt?',
  takes: [[NO, 'It seems to come from nowhere, then.']],
  ears: ['So that comes before it.', 'That is where it begins, then.'],
};

/**
 * What is asked of every trouble that lasts or lies ahead, in this order. After the questions of solution-focused talks: what weighs, when it
 * is less, and one's own part; one that fits its kind comes after the first. None asks why.
 */
const inTurn: readonly [TroubleQuestion, ...TroubleQuestion[]] = [
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
    fits: (text) => isOnlyWhen(text) || isOnlyWhere(text) || (AT_TIMES.test(text) && !BEGAN.test(text)),
    ears: ['So there is such a time.', 'So it is not the same at every hour.'],
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
    fits: (text) => OWN.test(text),
    ears: ['That is a part of it that is yours.', 'That much is yours, then.'],
  },
];

/** Every question of these by which a talk is known to be about a trouble. */
export const troubleQuestions: readonly TroubleQuestion[] = [...inTurn, thoughtQuestion, theirSide, justBefore];

const WITH_SOMEBODY =
  /\b(?:my (?:\p{L}+ )?(?:mum|mom|mother|dad|father|sister|brother|friends?|wife|husband|partner|girlfriend|boyfriend|gf|bf|boss|manager|colleagues?|coworkers?|flatmates?|roommates?|teacher|daughter|son|kids?|children|parents|grandma|grandpa|uncle|aunt|cousin|neighbou?rs?|team|landlord|landlady|in-laws)|(?:he|she|they) (?:\p{L}+ )?(?:wants?|says?|thinks?|never|always|keeps?|won't|doesn't|refuses?))\b/iu;
const AGAIN_AND_AGAIN =
  /\bi (?:\p{L}+ )?(?:spent|ate|drank|smoked|bought|yelled|shouted|snapped|binged|gambled|overslept|skipped|relapsed)\b[^.!?]*\bagain\b|\b(?:keep (?:on )?\p{L}+ing|(?:can't|cannot|can not) stop|procrastinat\p{L}*|put(?:ting)? (?:\p{L}+ ){0,3}off|avoid\p{L}*|snooz\p{L}*|scroll\p{L}*|bing\p{L}+|never (?:stick|finish|follow)|overeat\p{L}*|overthink\p{L}*)\b/iu;

/** The questions for a trouble, in their order; the second depends on what it is. */
export function questionsFor(told: string): readonly TroubleQuestion[] {
  const text = told.replace(/[’‘]/g, "'");
  const [first, ...then] = inTurn;
  const second = WITH_SOMEBODY.test(text) ? theirSide : AGAIN_AND_AGAIN.test(text) ? justBefore : thoughtQuestion;
  return [first, second, ...then];
}

/** Stands over what was told, in the end, and nowhere else: after it the talk is known to be over. */
export const TROUBLE_SIGN = 'This is what you have told me, in your own words:';

/** Asked after that, with talks to choose from. */
export const OF_USE = 'What would be of most use with that?';
