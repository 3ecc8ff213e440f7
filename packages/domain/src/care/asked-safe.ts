import type { CareAssessment } from './assess.ts';
import { sentencesOf } from './normalise.ts';

/** So much of the end of a reply is looked through for its question, in characters. */
const LONGEST_REPLY = 2_000;
/** Longer words speak for themselves, in characters. */
const LONGEST_ANSWER = 60;

const ASKS_SAFETY = /\b(?:are|do|will) you (?:\w+ ){0,5}?safe\b[^.!?]*\?|\bis it safe (?:where you are|for you)\b[^.!?]*\?/iu;
/** Where yes is the answer that alarms. */
const ASKS_DANGER =
  /\b(?:are|have|do|did) you (?:\w+ ){0,8}?(?:ending your life|end your life|killing yourself|kill yourself|suicid\w+|(?:hurt|harm|hurting|harming) yourself|dying|plan to die|in danger)\b[^.!?]*\?|\b(?:do you have|have you got|are there|is there) (?:\w+ ){0,8}?(?:pills|tablets|medication|rope|gun|knife|blades?|weapons?|means|anything (?:\w+ ){0,4}?(?:hurt|harm) yourself(?: with)?)\b[^.!?]*\?/iu;

const END = '(?: (?:,|at all|right now|now|really|sorry|anymore|i think|tbh|honestly|kael|to be honest|i guess))*$';
const BEFORE = '(?:(?:,|well|oh|um+|uh|honestly|sorry|i guess|i think|tbh|to be honest|erm) )*';
const NO = new RegExp(
  `^${BEFORE}(?:no|nope|nah|na|not really|not at all|not quite|not exactly|not safe|never|probably not|i do not (?:think so|feel (?:it|safe)|think i am)|i doubt it|definitely not|of course not|absolutely not|i guess not|not right now|no (?:,? )?(?:i am|i m|im|it is|not|i do not feel safe|i do not)(?: (?:not|really|safe|at all|so))*|i am (?:really )?not(?: (?:really|safe|so sure i am))*)${END}`,
  'u',
);
const YES = new RegExp(
  `^${BEFORE}(?:yes|yeah|yep|yup|ya|i do|i am|i have|a bit|a little|kind of|sort of|maybe|sometimes|right here|there (?:is|are))(?: (?:i do|i am|i have|,|sometimes|right here|always))*${END}`,
  'u',
);
const UNSURE =
  /^(?:(?:,|well|oh|um+|uh|honestly|i|do|really|just|am|idk|dunno|can|no|yes) )*(?:idk|dunno|not (?:really )?(?:know|sure|certain|tell)|unsure|no idea|maybe|perhaps|hard to say|depends|i guess|i hope so)(?: (?:,|if i am|really|anymore|right now|yet|to be honest|tbh|how i am|i am|safe|what i am|that))*$/u;

const NOTHING: CareAssessment = { level: 0, category: null };

/** Whether the words are so few that only the question before them says what they mean. */
export const isShortAnswer = (message: string): boolean =>
  message.trim().length <= LONGEST_ANSWER && sentencesOf(message).some((one) => NO.test(one) || YES.test(one) || UNSURE.test(one));

/** Whether an answer to that question leaves it open. */
export const leavesSafetyOpen = (message: string): boolean =>
  message.trim().length <= LONGEST_ANSWER && sentencesOf(message).some((one) => UNSURE.test(one));

/** Whether a reply asks if somebody is safe. */
export const asksSafety = (reply: string): boolean => ASKS_SAFETY.test(reply.slice(-LONGEST_REPLY));

/**
 * What a short answer says together with the question before it: "no" to "are you safe?" is a danger said in one word, and "I don't know"
 * a doubt that goes along.
 * @param reply what was answered to: the last reply of a guide, or a card as text
 */
export function assessAnswer(message: string, reply: string): CareAssessment {
  if (!isShortAnswer(message)) return NOTHING;
  const [first = ''] = sentencesOf(message);
  const asked = reply.slice(-LONGEST_REPLY);
  const isOfSafety = asksSafety(asked);
  const isOfDanger = ASKS_DANGER.test(asked);
  if (isOfSafety && NO.test(first)) return { level: 3, category: 'distress' };
  if (isOfDanger && !isOfSafety && YES.test(first)) return { level: 3, category: 'suicide' };
  return (isOfSafety || isOfDanger) && UNSURE.test(first) ? { level: 2, category: 'distress' } : NOTHING;
}
