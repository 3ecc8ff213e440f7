import { assess } from './assess.ts';
import { sentencesOf } from './normalise.ts';
import { soundsTroubled } from './troubled.ts';

/** What people begin an answer with. */
export const SMALL =
  '(?:(?:no|yes|yeah|yep|nah|ok|okay|oh|but|and|well|really|honestly|seriously|sorry|thanks|look|listen|what|huh|wait|lol|haha|of course|i think|i said|,|\\?|!) )*';
const ADVERBS = '(?:(?:really|totally|perfectly|completely|quite|only|just|all|so|very|still|actually|pretty|absolutely) )*';
const DONE =
  '(?:it|that|this|anything|anyone|anybody|nobody|myself|me|stupid|like|of|any|to|any harm|in|a|really|so|silly|danger|serious|about|way)';
/** What may follow a denial and takes nothing of it back. */
const AFTER =
  '(?: ,)?(?: (?:now|right now|today|here|really|honestly|again|thanks|thank you|though|i promise|i swear|at home|with (?:my )?(?:friends?|family|people|mum|mom|dad|sister|brother|husband|wife|partner|parents|kids|flatmate)|lol|haha|do not worry|so no|no|yes|i do not want to (?:hurt|kill|harm) (?:myself|anyone|anybody)|i (?:just |only |was ){1,2}(?:kidding|joking|venting|tired|exaggerating|being dramatic|(?:say|said|talk|talked) (?:that|like that|it|so|stuff|things)(?: out loud)?)))*';

/** "I am safe", "I would not do anything", "just kidding", and nothing behind it that says otherwise: "I am fine with dying" is none. */
export const DENIAL = new RegExp(
  `^${SMALL}(?:(?:i am|i feel|we are) ${ADVERBS}(?:safe|fine|ok|okay|alright|all right|good|kidding|joking)|i was ${ADVERBS}(?:kidding|joking)|(?:just |only )?(?:kidding|joking)|(?:it|that) (?:was|is) ${ADVERBS}(?:a joke|a figure of speech|nothing)|i (?:would|will|did|do|am|was) (?:not|never) (?:(?:ever|really|actually|going|want|to|even|be|in) ){0,3}(?:do|doing|mean|meant|hurt|harm|serious|danger)(?: ${DONE})*|(?:nothing|noone|nobody) (?:is|will|would) (?:(?:going to|be|get) )*(?:happen|happening|hurt|harmed|in danger)(?: to (?:me|us|anyone|anybody))?)${AFTER}$`,
  'u',
);

/** To be lonely, or sad, takes nothing back. */
export const isWorrying = (sentence: string): boolean => assess(sentence).level > 1 || soundsTroubled(sentence);
const isDark = (sentence: string): boolean => assess(sentence).level > 0 || soundsTroubled(sentence);

/** Whether one of the sentences is a whole denial, and none of the others is troubled. */
export const isDenial = (message: string): boolean => {
  const sentences = sentencesOf(message);
  return sentences.some((sentence) => DENIAL.test(sentence)) && sentences.every((one) => DENIAL.test(one) || !isDark(one));
};

const PUT_PLAINLY =
  '(?:(?:please |just )?(?:know|understand|believe me)(?: that)? |i (?:would like|want|need) you to (?:know|understand|believe)(?: that)? )?';
const SAFE = new RegExp(
  `^${SMALL}${PUT_PLAINLY}(?:(?:i am|we are|i feel) ${ADVERBS}(?:safe|ok|okay|fine|all ?right|not in (?:any |real )?danger)|(?:nobody|noone|no one) (?:here )?is in (?:any |real )?danger)(?=$| (?:,|and|because|now|right now|today|here|at|thanks|thank you|though|again|with (?:my|our|friends|family|people)\\b|i (?:just|only)\\b))`,
  'u',
);
/** Words that turn a denial into its opposite, or leave it open. */
export const TURNED =
  /\b(?:but|until|till|unless|except|as long as|if|almost|not (?:really |so |that )?(?:safe|ok|okay|fine|all ?right)|the (?:edge|end|roof|bridge|rope|gun|knife|pills))\b/u;
const NOT_MEANT = /\bi (?:do|would|will) not (?:want to )?(?:hurt|kill|harm) (?:myself|anyone|anybody)\b/gu;
const STARTLED = /^(?:what|huh|wait|oh|listen|no)+$/u;
/** So long an answer is more than a plain one, in characters. */
const LONGEST = 120;

/**
 * Whether a message plainly says that somebody is safe. It ends no card and lowers no level; it answers the question a guide has asked
 * where words were in doubt.
 */
export const saysSafe = (message: string): boolean => {
  // "What? Yes of course I am safe."
  const [first = '', ...others] = sentencesOf(message.slice(0, LONGEST + 1)).filter((one) => !STARTLED.test(one));
  return (
    message.trim().length <= LONGEST &&
    SAFE.test(first) &&
    ![first, ...others].some((one) => TURNED.test(one) || isWorrying(one.replace(NOT_MEANT, ' ')))
  );
};
