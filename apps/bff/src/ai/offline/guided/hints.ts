import type { GuidedTalkId } from '@everstep/domain';
import { matterIn } from '../reading/matters/matters.ts';
import type { Talk } from '../reading/talk.ts';
import { waysIn } from './scripts/sort-a-decision.ts';

const SAID_TO =
  /\b(?:(?:how (?:do|should|can|could) i|i (?:have|need|want|should|must|ought|'d like|would like|am going|don't know how|do not know how|can't|dare not|am afraid|'m afraid|'m scared|am scared)(?: to| of)?)\b[^.!?]{0,20}\b(?:tell(?:ing)?|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|ask(?:ing)?|confront(?:ing)?|apologi[sz]e to|say(?:ing)? (?:no|sorry) to|break(?:ing)? up with|bring(?:ing)? (?:it|this|that) up)|(?:hard|difficult|serious|important) (?:talk|conversation) (?:with|to))\s+(?!(?:for|if|about|why|what|that|myself|you|it|how)\b)\p{L}+/iu;
/** Words are looked for, whoever they are for. */
const IN_WORDS =
  /\b(?:how (?:to|(?:do|should|can|could|would) (?:i|you|we|one|people))|what (?:to|(?:do|should|can|could) i)|(?:right )?words to|(?:do not|don't) know how to)\b[^.!?]{0,20}\b(?:tell (?!(?:if|whether|what|which|when|how|it|me|you|that|the (?:time|difference))\b)\p{L}|bring (?:it|this|that|up)\b|break (?:it to|the news|up with)|apologi[sz]e\b|say (?:it|this|that|no|sorry|to (?!myself\b)\p{L}+)\b(?! in \p{L}+\W*$)|word (?:it|this|that|an?)\b)/iu;
export const asksForWords = (message: string): boolean => IN_WORDS.test(message.replace(/[’‘]/g, "'"));
const NO_FIGHT =
  /\bwithout\b[^.!?]{0,30}\b(?:fight|argument|row|quarrel|drama|scene|shouting|yelling|blow(?:ing)? up)\b|\b(?:have a word with|confront) (?:my|him|her|them)\b/i;
const NO_REST =
  /\b(?:can'?t|cannot|can not|couldn'?t|unable to|hard to|trouble) (?:sleep|sleeping|fall(?:ing)? asleep|switch(?:ing)? off|turn(?:ing)? off|come down|calm down|relax|settle|stop thinking)\b|\b(?:mind|head|thoughts?) (?:is|are|keeps?|won'?t|will not) (?:racing|full|spinning|going round|stop)|\boverthinking\b|\b(?:wired|restless)\b|\b(?:lie|lying|lay) awake\b/i;
const ASKS_WHETHER = /\b(?:should i|shall i|whether|decide|deciding|decision|torn between|choose between|or (?:should|shall|do) i)\b/i;
const GLAD =
  /\b(?:with joy|for joy|(?:so|very|really) (?:happy|glad|proud|relieved)|thrilled|delighted|overjoyed|over the moon|(?:i|we) (?:finally |just )?(?:got (?:the|my|a) (?:job|place|offer|flat|results?)|passed|won|made it|got engaged)|best (?:day|news))\b/i;
/** It was so once, or it is not so. */
const NOT_GLAD = /\b(?:not|n't|never|used to|was once|wish|if only|but)\b/i;
/** From so many words on, somebody tells a story. */
const A_STORY = 20;

const wishing: readonly Talk['reading']['heard'][] = ['want', 'avoid', 'plan'];
const pointing: readonly Talk['reading']['heard'][] = ['stuck', 'time', 'problem'];
const hard: readonly Talk['reading']['heard'][] = ['vent', 'low', 'fear', 'people', 'loss', 'remorse', 'pain'];

const PROS_AND_CONS = /\bpros and cons\b|\bweigh (?:up|the)\b/i;
const OWN_ACT = /^\W*(?:(?:maybe|perhaps|ok(?:ay)?|then|so|well)\W+)*i (?:could|might|will|'ll|should)\b/i;
/** A sore feeling that is named, whatever was done. */
const namesPain = (text: string): boolean => /\b(?:asham\w+|embarr?ass?\w*|guilty|humiliat\w+|heartbroken|lonely)\b/i.test(text);

/** Something to be got on with: an exam, a deadline, money. A single word tells too little. */
function isPractical(text: string): boolean {
  const matter = matterIn(text);
  return matter !== undefined && !matter.isTender && !text.endsWith('?') && text.trim().split(/\s+/).length >= 3;
}

/** A talk that would fit. Where the words only point to it, it is offered and not begun. */
export interface Hint {
  readonly id: GuidedTalkId;
  readonly isSure: boolean;
}

/** The guided talk that a message asks for by what it says; undefined where nothing tells. */
export function hintIn(message: string, talk: Pick<Talk, 'reading' | 'isHeavy' | 'soreAge'>): Hint | undefined {
  const text = message.replace(/[’‘]/g, "'");
  const sure = sureIn(text, talk);
  if (sure !== undefined) return { id: sure, isSure: true };
  const { heard } = talk.reading;
  if (pointing.includes(heard) || OWN_ACT.test(text) || isPractical(text)) return { id: 'small-step', isSure: false };
  if (heard === 'tired') return { id: 'wind-down', isSure: false };
  const isStory = text.trim().split(/\s+/).length >= A_STORY;
  return talk.isHeavy || isStory ? { id: 'let-it-out', isSure: true } : undefined;
}

function sureIn(
  text: string,
  { reading: { heard }, isHeavy, soreAge }: Pick<Talk, 'reading' | 'isHeavy' | 'soreAge'>,
): GuidedTalkId | undefined {
  if (heard === 'draft' || [SAID_TO, IN_WORDS, NO_FIGHT].some((pattern) => pattern.test(text))) return 'hard-talk';
  if (heard === 'decide' || PROS_AND_CONS.test(text) || (ASKS_WHETHER.test(text) && waysIn(text) !== undefined)) return 'sort-a-decision';
  if (NO_REST.test(text)) return 'wind-down';
  if (GLAD.test(text) && !NOT_GLAD.test(text)) return 'good-thing';
  if ((isHeavy && soreAge === 0) || hard.includes(heard) || namesPain(text)) return 'let-it-out';
  if (heard === 'joy' || heard === 'done') return 'good-thing';
  return wishing.includes(heard) ? 'small-step' : undefined;
}
