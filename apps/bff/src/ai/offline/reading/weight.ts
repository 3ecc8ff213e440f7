import { lossIn } from '../grief/loss.ts';
import { withoutIdleDeaths } from './idle-deaths.ts';
import type { IntentName } from './intents/intent.ts';
import { intentOf } from './intents/intents.ts';
import { matterIn } from './matters/matters.ts';
import { isLowRating } from './ratings.ts';

/**
 * Words of despair, weapons, illness, loss, humiliation, fear and want, whatever a message is about. They err on the heavy side:
 * a plain answer to a light message costs little, a merry one to a heavy message costs trust.
 */
const HEAVY: readonly RegExp[] = [
  /\b(?:knife|knives|guns?|weapons?|throat|blood|bleed\w*|bruis\w+|threat\w*|attack\w*|assault\w*|beaten|police|stalk\w*|violen\w+|abus\w+)\b/i,
  /\b(?:despair\w*|desperate\w*|hopeless\w*|pointless|worthless|useless|numb|unbearable|suicid\w*|die|dies|dying|died|death|dead|grave|funeral|kill\w*|harm\w*)\b/i,
  /\b(?:cancer|tumou?r|chemo\w*|dementia|stroke|surgery|hospital|ambulance|hospice|biopsy|miscarriage|illness|(?:is|are|am|'m|'s|got|feel) (?:\w+ )?(?:ill|sick)\b(?! of)|throwing up|vomit\w*|seizures?|not eating|(?:haven't|hasn't|have not|has not|didn't|did not) eaten)/i,
  /\b(?:(?:put|putting|lay|laid) (?:her|him|it|them) (?:down|to sleep)|lose (?:her|him|them|my)|losing (?:her|him|them|my)|buried|(?:we|i) lost (?:one|a baby|the baby|her|him)|(?:dad|mum|mom|father|mother|husband|wife|son|brother|sister|partner) (?:is )?(?:drinks|drinking|an alcoholic)|grie\w+|mourn\w*|heartbroken|left (?:me|us)\b|broke up|breakup|divorc\w*|dumped|cheated|(?:girl|boy)friend\b[^.!?]{0,30}\bleft|(?:wife|husband|partner|girlfriend|boyfriend) (?:has |is |just )?(?:left|go(?:es|ne)? away|went away)|pain in (?:my |the )?heart)\b/i,
  /\b(?:humiliat\w+|asham\w+|shame|embarrass\w*|laughed at|(?:some(?:one|body)|they|everyone|everybody|people) laughed|mocked|bull(?:y|ied|ying)|tore (?:me|my|it) |in front of (?:everyone|everybody|the (?:whole|entire|class|team)|all|them)|(?:everyone|everybody) (?:behind|watching|staring|saw)|invisible|a ghost|burden|blam(?:e|ed|ing)|my fault|declined|small(?:er)? than|centimet(?:re|er)s tall|inches tall)\b/i,
  /\b(?:scared|afraid|terrified|frightened|fear\w*|panic\w*|anxious|dread\w*|nightmares|worried sick|unsafe)\b/i,
  /\b(?:lonely|loneliness|alone|nobody (?:talk\w*|cares?|likes?|loves?|needs?|knows|asked|came|calls?)|(?:nobody|no one) (?:here|at home|to talk|to tell)|(?:doesn't|didn't|does not|did not) (?:recogni[sz]e|remember) me|no one (?:talk\w*|cares?|likes?|loves?|needs?|knows|asked|came|calls?)|left out|(?:hates?|ignor\w+|exclud\w+) me|without me)\b/i,
  /\b(?:horrible|terrible|awful|miserable|depress\w*|cry|cries|crying|cried|tears|sobb\w+|falling apart|broke down(?! (?:on|the|in))|hurts?|hurting|can'?t (?:go on|take it|bear|cope)|rough day|hard day|bad day|worst day|i'm the worst|(?:mad|angry|furious) (?:at|with) me)\b/i,
  /\b(?:evict\w*|bankrupt\w*|foreclos\w*|can(?:'t|not) (?:afford|pay)|(?:euros?|pounds|dollars|bucks|quid) left|no money|got fired|laid off|lost my (?:job|flat|home))\b/i,
];
/** Heavy words in a light sense. */
const LIGHT =
  /\b(?:(?:legs?|arms?|feet|muscles) (?:(?:is|are|feel|were|felt) )?(?:\w+ )?dead|dead(?:line|lift|pan| battery| end)\w*|(?:phone|battery|laptop|car|plants?|conversation) (?:just |has |is )?(?:died|dead)|die laughing|laughed to death|dying to|to die for|kill(?:s|ed|ing)? (?:time|it|two birds)|would kill|cried laughing|(?:cried|cry|crying|tears) (?:with|of|for|from) (?:joy|happiness|relief|laughter)|(?:laugh|laughing|happy|of joy|he'll|she'll|they'll|i'll)\b.{0,12}\b(?:cry|tears|crying|cried)|tears of joy|stroke of|leave me alone|worst case|grave\w+ error|a kitchen knife|blood (?:test|sugar|pressure)|not (?:scared|afraid|worried|lonely)|cry of joy)\b/gi;

/** A thing that went wrong, and was laughed about. */
const LAUGHED_AT = /\b(?:awful|terrible|horrible|miserable)\b(?=[^.!?\p{L}]*(?:lol|haha\w*|lmao|rofl)\b)/giu;

/** A number on the day counts by what it says. */
const isLowDay = (heard: IntentName, text: string): boolean => heard === 'rating' && isLowRating(text);

/** Whether nothing merry and nothing brisk may follow a message. */
export function isHeavy(message: string, heard: IntentName): boolean {
  const text = withoutIdleDeaths(message);
  if (intentOf(heard).isHeavy || isLowDay(heard, text) || lossIn(text) !== undefined) return true;
  const matter = matterIn(text);
  if (matter?.isTender && !matter.isMild) return true;
  const weighed = text.replace(LIGHT, ' ').replace(LAUGHED_AT, ' ');
  return HEAVY.some((pattern) => pattern.test(weighed));
}

/** Messages that take a talk out of a heavy place, once one message lies between: what is glad or merry, or a thing to be decided. */
const LIGHTENS: readonly IntentName[] = ['joy', 'jest', 'avoid', 'plan', 'decide', 'greeting', 'drop'];
/** So many messages after something heavy a talk stays heavy by itself; two, whatever comes. */
const HEAVY_LASTS = 7;
const HEAVY_AT_LEAST = 2;

/** How heavy a talk is. */
export interface Weight {
  /** How many messages ago something heavy was said; 0 in the last one, infinite where nothing was. */
  readonly soreAge: number;
  /** Nothing merry, brisk or productive is said. */
  readonly isHeavy: boolean;
}

/** The weight of a talk after a message. */
export function weightAfter(before: Weight, message: string, heard: IntentName): Weight {
  if (isHeavy(message, heard)) return { soreAge: 0, isHeavy: true };
  const soreAge = before.soreAge + 1;
  const isLighter = LIGHTENS.includes(heard);
  return { soreAge, isHeavy: before.isHeavy && soreAge < HEAVY_LASTS && !(soreAge >= HEAVY_AT_LEAST && isLighter) };
}
