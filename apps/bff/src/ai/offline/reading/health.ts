import { asksForAWay, isOfWellbeing, wellbeingText } from './wellbeing.ts';

/** Medicines, and what is taken like one. */
const MEDICINE =
  /\b(?:ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|antibiotics?|anti-?depressants?|ssris?|melatonin|magnesium|insulin|pain ?killers?|sleeping (?:pills|tablets)|medicines?|medications?|meds|vitamins?|supplements?|dos(?:e|es|age)|side effects?|vaccines?|the pill|\p{L}+(?:cillin|azepam|oxetine|profen))\b/iu;
/** States of a body that somebody would see a doctor for. */
const STATE =
  /\b(?:(?:a|my|this|mild|bad|common) cold(?! (?:\p{L}+ )?(?:shower|water|coffee|call|drink|plunge|bath|day|evening|night|morning|winter|place|room))|flu|fever|cough|head ?aches?|migraines?|blood (?:pressure|sugar|test)|heart (?:rate|beat)|cholesterol|diabet\p{L}+|asthma|allerg\p{L}+|rash|infection|covid|pregnan\p{L}+|symptoms?|diagnos\p{L}+|dizz\p{L}+|nause\p{L}+|adhd|autis\p{L}+|ocd|ptsd|bipolar|swollen|sprain\p{L}*|bmi)\b/iu;
const INTAKE =
  /\b(?:water|coffee|caffeine|tea|alcohol|beer|wine|sugar|salt|protein|carbs|calories|sleep|weight|weigh|fast(?:ing)?|smok\p{L}+|vap\p{L}+|cannabis|weed|run|running|exercis\p{L}+|train(?:ing)?|workouts?)\b/iu;
const MEASURE =
  /\b(?:how (?:much|many|often|long|little)|(?:bad|good) for|safe|(?:un)?healthy|too (?:much|little|many)|enough|normal|should i (?:eat|drink|take|weigh|lose))\b/i;
const OF_A_THING = /\b(?:is|are) (?:there )?in\b/i;
const SEES_ONE = /\bshould i (?:see|call|go to|ask) (?:an? |the |my )?(?:doctor|gp|hospital|pharmacist)\b/i;
const OF_MYSELF = /\b(?:do i have|am i|could i (?:be|have)) (?:\p{L}+ )?(?:depress\p{L}+|an? (?:\p{L}+ )?disorder|anorexi\p{L}+)\b/iu;
/** A medicine given up or taken otherwise. */
export const MEDICINE_CHANGE =
  /\b(?:(?:stop|quit|skip|taper|halve|halving|reduc|lower|doubl)\p{L}*|(?:come|coming|get|getting|go|going|wean|weaning) off)\b.*\b(?:anti-?depressants?|ssris?|medicines?|medications?|meds|pills|tablets|insulin|lithium|benzos?|\p{L}{3,}(?:pram|traline|oxetine|faxine|zapine|azepam|apine))\b/iu;
/** "Is it bad that I only sleep 5 hours?" */
const NIGHTS =
  /\b(?:is|am|are|was|isn't) (?:it|that|this|i|there)\b.*\bsleep\p{L}*\b.*\b(?:\d{1,2}|four|five|six|seven|eight|nine|ten) ?(?:h|hrs?|hours?)\b|\b(?:\d{1,2}|four|five|six|seven|eight|nine|ten) ?(?:h|hrs?|hours?) (?:of )?sleep\b/iu;
const HURTS = /\b(?:pain(?:ful)?|hurts?|hurting|sore|bleed\p{L}*|lump|poison\p{L}*|burn(?:ed|t)|swallowed|allerg\p{L}*)\b/iu;
/** Then it is about words for somebody, or being there for them. */
const FOR_SOMEBODY = /\b(?:support|comfort|tell|talk to|cheer up) (?:my|him|her|them|an?|the|some(?:one|body))\b/i;

/** Whether a question is one for a doctor or a pharmacist: on a body, what goes into it, or what it may have. */
export const isOfHealth = (question: string): boolean =>
  !FOR_SOMEBODY.test(question) &&
  ([MEDICINE, STATE, SEES_ONE, OF_MYSELF, NIGHTS, MEDICINE_CHANGE].some((pattern) => pattern.test(question)) ||
    // Everyday questions are no doctor's matter, and some have an answer that everybody may know.
    wellbeingText(question) !== undefined ||
    (INTAKE.test(question) && MEASURE.test(question) && !OF_A_THING.test(question) && !isOfWellbeing(question) && !asksForAWay(question)));

/** Whether somebody may be worth a call soon: something hurts, is ill, or is being taken. */
export const isForACall = (question: string): boolean =>
  [MEDICINE, STATE, SEES_ONE, MEDICINE_CHANGE, HURTS].some((pattern) => pattern.test(question));
