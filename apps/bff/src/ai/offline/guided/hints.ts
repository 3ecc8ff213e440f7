import type { GuidedTalkId } from '@everstep/domain';
import { isAction } from '../reading/actions.ts';
import { matterIn } from '../reading/matters/matters.ts';
import { tidied } from '../reading/message.ts';
import { helpAsked } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { tellsOffer, waysIn } from './scripts/sort-a-decision.ts';

const SAID_TO =
  /\b(?:(?:how (?:do|should|can|could) i|i (?:have|need|want|should|must|ought|'d like|would like|am going|don't know how|do not know how|can't|dare not|am afraid|'m afraid|'m scared|am scared)(?: to| of)?)\b[^.!?]{0,20}\b(?:tell(?:ing)?|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|ask(?:ing)?|confront(?:ing)?|apologi[sz]e to|say(?:ing)? (?:no|sorry) to|break(?:ing)? up with|bring(?:ing)? (?:it|this|that) up)|(?:hard|difficult|serious|important) (?:talk|conversation) (?:with|to))\s+(?!(?:for|if|about|why|what|that|myself|you|it|how)\b)\p{L}+/iu;
/** News or a judgement that somebody has to be given. */
const HARD_TO_SAY =
  /\bi (?:have|need|must|want|ought|should|got|will|am going|'?m going) (?:to )?(?:give|deliver|break|hand in|tell|fire|dismiss|lay off|let)\b[^.!?]{0,25}\b(?:feedback|(?:bad|the) news|notice|warning|go|a talking to)\b/i;
/** Words are looked for, whoever they are for. */
const IN_WORDS =
  /\b(?:how (?:to|(?:do|should|can|could|would) (?:i|you|we|one|people))|what (?:to|(?:do|should|can|could) i)|(?:right )?words to|(?:do not|don't) know how to)\b[^.!?]{0,20}\b(?:tell (?!(?:if|whether|what|which|when|how|it|me|you|that|the (?:time|difference))\b)\p{L}|bring (?:it|this|that|up)\b|break (?:it to|the news|up with)|apologi[sz]e\b|say (?:it|this|that|no|sorry|to (?!myself\b)\p{L}+)\b(?! in \p{L}+\W*$)|word (?:it|this|that|an?)\b)/iu;
/** "How would you tell him to his face?", "what should I say to her": for somebody, and not of the guide. */
const TO_SOMEBODY =
  /\b(?:how|what) (?:would|do|does|should|could|can|might|will|to|shall|am|are)(?: (?:you|u|one|i|we|people|anyone|supposed to|going to|meant to|even|ever|just|best|actually|possibly|properly|nicely))*? (?:talk (?:to|with)|speak (?:to|with)|tell|say|reply|answer|respond|text|write|put|phrase|word|explain|confront|approach|raise|bring)\b[^.!?]{0,40}\b(?:him|her|them|my (?!(?:self|day|head|life)\b)\p{L}+|his face|her face|their face|the (?:\p{L}+ )?(?:boss|manager|landlord|landlady|teacher|head|principal|school|team|client|customer|neighbou?rs?|parents|company)|back)\b|\bhow (?:i|we) (?:can|could|should|might) (?:best )?(?:talk (?:to|with)|speak (?:to|with)|tell|ask) (?:him|her|them|my \p{L}+)\b|\b(?:to|in) (?:his|her|their) face\b[^.!]*\?|^\W*(?:so |and |but |ok )*(?:what|how) (?:do|should|would|can|could) i (?:even |ever )?(?:say|put (?:it|that)|explain (?:it|that|this)|word (?:it|that)|phrase (?:it|that)|respond|reply)(?: to (?:that|this|it|such \p{L}+))?\W*$/iu;
export const asksForWords = (message: string): boolean => {
  const text = message.replace(/[’‘]/g, "'");
  return IN_WORDS.test(text) || TO_SOMEBODY.test(text);
};
const NO_FIGHT =
  /\bwithout\b[^.!?]{0,30}\b(?:fight|argument|row|quarrel|drama|scene|shouting|yelling|blow(?:ing)? up)\b|\b(?:have a word with|confront) (?:my|him|her|them)\b/i;
const NO_REST =
  /\b(?:can'?t|cannot|can not|couldn'?t|unable to|hard to|trouble) (?:sleep|sleeping|fall(?:ing)? asleep|switch(?:ing)? off|turn(?:ing)? off|come down|calm down|relax|settle|stop thinking(?! (?:about|of)\b))\b|\b(?:mind|head|thoughts?) (?:is|are|keeps?|won'?t|will not) (?:so |too |always |just |really )*(?:racing|full|spinning|going round|stop)|\boverthinking\b|\b(?:wired|restless)\b|\b(?:lie|lying|lay) awake\b/i;
const ASKS_WHETHER = /\b(?:should i|shall i|whether|decide|deciding|decision|torn between|choose between|or (?:should|shall|do) i)\b/i;
const GLAD = new RegExp(
  [
    '\\b(?:with joy|for joy|(?:so|very|really|super|soo+) (?:happy|glad|proud|relieved|excited|grateful)|thrilled|delighted|overjoyed|over the moon|on cloud nine|buzzing|stoked|ecstatic|best (?:day|news)(?: ever)?|(?:good|great|amazing|happy|wonderful) news)\\b',
    "\\b(?:i|we|i've|we've|my (?:daughter|son|kids?|child|boy|girl|sister|brother|mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|niece|nephew|grandson|granddaughter|gran\\p{L}*|best friend|friend|team|class|student|garden|dog|cat|little one)) (?:have |has )?(?:finally |just |actually |both )*(?:got (?:the|my|our|a|an) (?:\\p{L}+ )?(?:job|place|offer|flat|house|keys|results?|promotion|raise|scholarship|visa|grade|part|role|puppy|apprenticeship|internship|contract|grant|mortgage|degree|diploma|licen[cs]e|spot|lead|apartment|dog|kitten|loan|funding|distinction|all clear|ok|yes)|got (?:in|into \\p{L}+|accepted|promoted|engaged|married|hired)|passed|won|aced|graduated|nailed|made it|made the (?:team|cut|finals)|beat (?:my|the|her|his) \\p{L}+)\\b",
    '\\b(?:today|it|this|the day|yesterday|the weekend|my day|tonight|the evening) (?:was|has been|is|went) (?:actually |really |so |pretty |surprisingly |just |very )*(?:nice|lovely|great|wonderful|beautiful|perfect|so good|so much fun)(?=\\W*$|[.!,])',
    '\\b(?:closed (?:the|our|my) (?:\\p{L}+ )?(?:round|deal|sale)|signed (?:the|our|my) (?:lease|contract|deal)|(?:first|new) (?:client|customer|sale|order)|moved in(?:to)? (?:our|my) (?:first|new|own))\\b|\\bgot (?:the|my|our|an?) \\p{L}+[^.?]{0,30}!',
    '\\b(?:first|my|the|our) [\\p{L}\\d ]{1,25}(?:finished|completed|done)\\s*!',
    '\\b(?:won|came) (?:the |a |an )?(?:first|second|third|1st|2nd|3rd)\\b|\\b(?:first|second|third|1st|2nd|3rd|top) prize\\b|\\b(?:exam|test|viva|driving test|thesis) (?:is )?passed\\b|\\b(?:took|said) (?:his|her|its) first (?:steps?|words?)\\b|\\b(?:smiled|laughed|walked|crawled|slept|rolled over|spoke|talked|ate|swam|rode|read) (?:\\p{L}+ ){0,4}?for the (?:very )?first time\\b',
    "\\bi (?:finally |actually |just |really )*did it\\b(?=\\W*$|!)|\\b(?:all clear|cancer[- ]free|(?:i'?m|i am|we'?re|we are|she'?s) pregnant(?=\\W*!)|it'?s a (?:boy|girl)|slept through(?: the (?:whole )?night)?(?=\\W*!)|she said yes|(?:we(?:'re| are)|i(?:'m| am)|they(?:'re| are)|she(?:'s| is)) (?:having|expecting) (?:a |our |another |their |my )?(?:first |second )?(?:baby|twins|child|grandchild|little one)|he said yes|they said yes|it worked)\\b",
  ].join('|'),
  'iu',
);
/** Help that is asked for with what a talk is made for; whatever else is asked for gets a small step. */
const helped: readonly (readonly [GuidedTalkId, RegExp])[] = [
  [
    'hard-talk',
    /^(?:tell(?:ing)?|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with|up to)|say(?:ing)? (?:no|sorry)|apologi[sz]\p{L}+|confront(?:ing)?|ask(?:ing)? (?:my|for)|break(?:ing)? (?:up|it to)|stand(?:ing)? up to|set(?:ting)? (?:\p{L}+ )?boundaries|bring(?:ing)? (?:it|this|that) up|(?:prepare|prepar\p{L}+|hav\p{L}+|for|with) (?:for )?(?:a|the|my|that) (?:\p{L}+ )?(?:talk|conversation|chat)|(?:a|the|that) (?:hard|difficult|serious|tough) (?:talk|conversation))\b/iu,
  ],
  [
    'sort-a-decision',
    /^(?:decid\p{L}+|choos\p{L}+|pick(?:ing)? between|mak\p{L}+ (?:a|the|this|my|up my) (?:\p{L}+ )?(?:decision|choice|mind)|(?:figure|work)\p{L}* out (?:whether|if)|(?:a|the|this|my) (?:\p{L}+ )?(?:decision|choice)\b)/iu,
  ],
  [
    'wind-down',
    /^(?:(?:to )?(?:calm|settle|wind|com)\p{L}* down|unwind\p{L}*|relax\p{L}*|switch\p{L}* off|fall(?:ing)? asleep|get(?:ting)? to sleep|sleep(?:ing)? (?:tonight|now)|clear(?:ing)? my (?:head|mind)|quiet(?:en)?(?:ing)? my (?:head|mind)|stop(?:ping)? (?:overthinking|worrying|ruminating|thinking))\b/iu,
  ],
  [
    'let-it-out',
    /^(?:deal(?:ing)? with|cop(?:e|ing)|get(?:ting)? (?:over|through)|process(?:ing)?|let(?:ting)? go|understand(?:ing)? why|feel(?:ing)? (?:less|better|ok(?:ay)?|happier)|stop(?:ping)? (?:crying|feeling|hating|missing|being (?:so )?(?:angry|sad|scared|afraid|jealous))|mov(?:e|ing) on|forgiv\p{L}+|vent(?:ing)?|my (?:\p{L}+ )?(?:anxiety|grief|anger|sadness|fears?|loneliness|break-?up|divorce|depression|stress|feelings|moods?))\b/iu,
  ],
  ['good-thing', /\bcelebrat\p{L}+/iu],
];

/** The talk for what somebody asks help with; undefined where none is asked for. */
function talkForRequest(text: string): GuidedTalkId | undefined {
  const asked = helpAsked(text);
  return asked && (helped.find(([, pattern]) => pattern.test(asked.object))?.[0] ?? 'small-step');
}
/** It was so once, or it is not so. */
const NOT_GLAD =
  /\b(?:(?:like|want|love|hope|hoping|going|able) to|gonna|ex|instead of me|without me|but|not|n't|never|used to|was once|wish|if only|but)\b/i;
const OTHER_SIDE = /\b(?:impost[eo]r\w*|fraud|scared|afraid|terrified|jealous|worried|guilty|dread\w*|ashamed|lonely|sad)\b/i;
/** Good news that weigh, too: "I got promoted, and I feel like a fraud". */
export const hasOtherSide = (text: string): boolean => OTHER_SIDE.test(text);
/** Done, and not only told: "I made soup" is no feat. */
const ACHIEVED =
  /\b(?:finally|at last|managed|finished|completed|passed|handed|submitted|proud|first time|without stopping|whole|signed up|achieved|reached)\b|!/i;
/** Whether good news are told. */
export const isGlad = (message: string): boolean => {
  const text = message.replace(/[’‘]/g, "'");
  return GLAD.test(text) && !NOT_GLAD.test(text) && !hasOtherSide(text);
};
/** From so many words on, somebody tells a story. */
const A_STORY = 20;

const wishing: readonly Talk['reading']['heard'][] = ['want', 'avoid', 'plan'];
const pointing: readonly Talk['reading']['heard'][] = ['stuck', 'time', 'problem'];
const hard: readonly Talk['reading']['heard'][] = ['vent', 'low', 'fear', 'loss', 'remorse', 'pain'];

const THINKS_OF =
  /(?:\bi(?:'m| am)? |^\W*(?:been )?)(?:think(?:ing)? (?:i(?:'ll| will| should| might)|of|about)|might|may) (?:leav|quit|break|end|mov|divorc|resign|drop)\p{L}*/iu;
const HOW_TO_DECIDE =
  /\bhow (?:do|can|should|could) (?:i|one) (?:best )?(?:decide|choose)\b|\bwhich (?:one|job|of (?:them|the two|these)|offer|way|place|flat|school|course) should i (?:take|choose|pick|accept)\b|\b(?:two|2|both) (?:job )?offers\b/i;
const PROS_AND_CONS = /\bpros and cons\b|\bweigh (?:up|the)\b/i;
const OWN_ACT = /^\W*(?:(?:maybe|perhaps|ok(?:ay)?|then|so|well)\W+)*i (?:could|might|will|'ll|should)\b/i;
/** "I could clean, but nah." */
const TAKEN_BACK = /\bbut (?:nah|no\b|not\b|meh|i (?:won'?t|don'?t|can'?t|never|always)|what'?s the point)/i;
/** "I could scream" is no plan. */
const OUTBURST =
  /\bi (?:could|will|might|'ll) (?:just |honestly |really |literally )*(?:scream|cry|explode|burst|puke|vomit|strangle|laugh)\b/i;
const MAYBE = /^\W*(?:(?:maybe|perhaps|or|ok(?:ay)?|then|well|i guess)[\s,]+)*(?:maybe|perhaps|i guess|i suppose)[\s,]+/i;
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
  /** Only what it is about points to it: nothing is wished for. */
  readonly isOnlyMatter?: true;
}

/** Sore points with a talk of their own, or other first words: a loss, an illness, guilt. */
export const LED: readonly string[] = ['grief', 'dark', 'guilt', 'pet', 'illness', 'breakup', 'no money'];

/** The guided talk that a message asks for by what it says; undefined where nothing tells. */
export function hintIn(message: string, talk: Pick<Talk, 'reading' | 'isHeavy' | 'soreAge' | 'topic'>): Hint | undefined {
  const text = tidied(message);
  const sure = sureIn(text, talk);
  if (sure !== undefined) return { id: sure, isSure: true };
  const { heard } = talk.reading;
  if (pointing.includes(heard) || (OWN_ACT.test(text) && !TAKEN_BACK.test(text) && !OUTBURST.test(text)))
    return { id: 'small-step', isSure: false };
  if (isPractical(text)) return { id: 'small-step', isSure: false, isOnlyMatter: true };
  if (heard === 'tired') return { id: 'wind-down', isSure: false };
  const isStory = text.trim().split(/\s+/).length >= A_STORY;
  return (talk.isHeavy && LED.includes(talk.topic?.name ?? '')) || isStory ? { id: 'let-it-out', isSure: true } : undefined;
}

function sureIn(
  text: string,
  { reading: { heard }, isHeavy, soreAge }: Pick<Talk, 'reading' | 'isHeavy' | 'soreAge'>,
): GuidedTalkId | undefined {
  const asked = heard === 'want' ? talkForRequest(text) : undefined;
  if (asked !== undefined) return asked;
  if (heard === 'draft' || [SAID_TO, IN_WORDS, TO_SOMEBODY, HARD_TO_SAY, NO_FIGHT].some((pattern) => pattern.test(text)))
    return 'hard-talk';
  if (
    heard === 'decide' ||
    THINKS_OF.test(text) ||
    PROS_AND_CONS.test(text) ||
    HOW_TO_DECIDE.test(text) ||
    tellsOffer(text) ||
    (ASKS_WHETHER.test(text) && waysIn(text) !== undefined)
  )
    return 'sort-a-decision';
  if (NO_REST.test(text)) return 'wind-down';
  if (MAYBE.test(text) && isAction(text.replace(MAYBE, ''), false)) return 'small-step';
  if (isGlad(text)) return 'good-thing';
  if ((isHeavy && soreAge === 0) || hard.includes(heard) || namesPain(text)) return 'let-it-out';
  if ((heard === 'joy' && !hasOtherSide(text)) || (heard === 'done' && ACHIEVED.test(text))) return 'good-thing';
  return wishing.includes(heard) ? 'small-step' : undefined;
}
