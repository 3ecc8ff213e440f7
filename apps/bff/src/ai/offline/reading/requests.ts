import { turnedRound } from './own-clauses.ts';

/** What a guide is asked to help with, without the words that only ask. */
export interface HelpRequest {
  /** As written: "sleep more", "my thesis". */
  readonly object: string;
  /** Something to do, and no thing: "sleep more". */
  readonly isAct: boolean;
}

const NAMES = 'kael|skye|luma|riko|sera|nova';
/** Before a request: whom it is for, and how kindly. */
const OPENS = new RegExp(
  `^(?:(?:hi+|hello|helo|hey+|hiya|yo|good (?:morning|evening|afternoon)|dear|ok(?:ay)?|k|so|and|but|well|um+|uh+|hm+|oh|ah|please|pls|plz|sorry|also|then|now|right|alright|yes|yeah|thanks|thank you|actually|just|maybe|guide|there|again|everyone|mate|friend|buddy|coach|quick question|${NAMES})\\b[\\s,.!:;…–-]*)+`,
  'i',
);
/** After it: "please", "could you?", "if that is ok". */
const CLOSES = new RegExp(
  `(?:[\\s,.!?;:)(–…-]+(?:please|pls|plz|thanks(?: a lot| so much)?|thank you(?: so much)?|thx|ty|tysm|(?:can|could|would|will) you(?: do that| help(?: me)?(?: with (?:that|it))?)?|if (?:you can|you could|that'?s (?:ok(?:ay)?|possible|alright)|possible|you don'?t mind|you have time)|ok(?:ay)?|or not|right|tho|though|too|as well|somehow|then|you know|lol|haha|at all|for me|${NAMES}))+[\\s,.!?;:)(–…-]*$|[\\s,.!?;:)(…–-]+$`,
  'i',
);

const SOFTLY = '(?:(?:please|pls|plz|maybe|perhaps|possibly|just|kindly|also|actually|somehow|at least|really)\\s+)*';
const ASKED = [
  `(?:can|could|would|will|may|might) (?:you|u|we)(?:\\s+be able to)?`,
  `(?:do|don't) you think you (?:can|could)`,
  `(?:is there )?any (?:chance|way) (?:that )?you (?:can|could|would)(?: be able to)?`,
  `i(?:'m| am|'ve been| was)? (?:just )?wonder(?:ing|ed)? (?:if|whether) you (?:can|could|would|might)`,
  `i(?:'d| would)?(?: really)? (?:like|love|need|want) you to`,
  `(?:how|what) (?:can|could|would|do) you(?: do to)?`,
  `it would be (?:nice|great|good|lovely) if you (?:can|could|would)`,
].join('|');
const HELPS = '(?:help|assist|support|guide|coach)';
const HELPED = `${HELPS}(?:\\s+(?:me|us))?(?:\\s+(?:out|please|pls|a (?:bit|little)))*(?:\\s+(?=with|to|in|on|about|through|by)|\\s+)`;

/** How a request begins; what it is about comes after it. */
const frames: readonly RegExp[] = [
  `(?:${ASKED})\\s+${SOFTLY}${HELPED}`,
  `(?:${ASKED})\\s+${SOFTLY}(?:give me a hand|lend me a hand)\\s+`,
  `would you mind helping (?:me|us)\\s+`,
  `${SOFTLY}help (?:me|us)(?:\\s+(?:out|please|pls))*\\s+`,
  `${SOFTLY}help (?=with\\b)`,
  `i(?:'d| would)?(?: really| just| could| might| do)*(?: need| like| love| want| use| appreciate| be glad of| be grateful for)(?: to have| to get)?(?: some| a bit of| a little| any| your)* (?:help|support|a hand)(?: from you)?\\s+`,
  `(?:i(?:'m| am) )?looking for(?: some| a bit of| any)* help\\s+`,
  `(?:can|could|may) i (?:please |maybe )?(?:get|have)(?: some| a bit of| your| a little)* help\\s+`,
  `(?:can|could|shall|let'?s) (?:we |us )?${SOFTLY}work (?=on\\b)`,
].map((frame) => new RegExp(`^${frame}`, 'i'));

const PLACED = /^(?:with|in|on|about|through|around|for|by|at|w\/)\s+/i;
const TO = /^(?:to|in order to)\s+/i;
/** Where the wish ends and its story begins. */
const TURN =
  /[.!?;\n]|,\s|\s(?:but|because|cause|cuz|although|though|since|so that|so i|as i|and i|and my|when i|i (?:can'?t|cannot|keep|am|don'?t|have|just))\b/i;
/** Says nothing of what it is about. */
const VAGUE =
  /^(?:(?:make|create|write|build|come up with) (?:an?|some(?: kind of)?|the) plan|it|this|that|these|those|them|here|there|me|us|out|now|today|something|anything|everything|some(?: stuff)?|stuff|(?:some|a few|other|many) things?|things?|a (?:thing|problem|question)|sth|more|please|from\b.*|what|how|who|why|where)?$/i;
/** It names the guide, or another person’s words: it cannot be turned. */
const UNSAFE = /\b(?:you|your|yours|u|ur)\b|["“”<>{}[\]|]|https?:/i;
const A_THING = /^(?:my|our|the|an?|this|these|those|some|his|her|their)\b/i;
const A_GERUND = /^\p{L}+ing\b/iu;
const LONGEST = 14;
/** Longer than this, a message tells something of its own. */
const LONGEST_REQUEST = 400;

/** What a message asks the guide to help with; undefined where it asks for none, or where the words cannot be taken out of it safely. */
export function helpAsked(message: string): HelpRequest | undefined {
  if (message.length > LONGEST_REQUEST) return undefined;
  const sentences = message
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/);
  return sentences.map(inSentence).find((found) => found !== undefined);
}

function inSentence(sentence: string): HelpRequest | undefined {
  const text = sentence.trim().replace(OPENS, '');
  const frame = frames.find((one) => one.test(text));
  if (frame === undefined) return undefined;
  const rest = text.replace(frame, '').replace(OPENS, '');
  const [clause = ''] = withoutClose(rest).split(TURN, 1);
  const isPlaced = PLACED.test(clause);
  const object = withoutClose(clause.replace(PLACED, '').replace(TO, '').replace(OPENS, '')).trim();
  if (VAGUE.test(object) || UNSAFE.test(object) || !/\p{L}{2}/u.test(object) || object.split(' ').length > LONGEST) return undefined;
  const isAct = !isPlaced && !A_THING.test(object) && !A_GERUND.test(object);
  // "Help my son to sleep": it is still the member who does it.
  const forSomebody =
    !isPlaced && /^(?:my|our|his|her|their) \p{L}+ (?:to )?\p{L}+/iu.test(object) && /\bhelp (?:my|our|his|her|their)\b/i.test(text);
  return forSomebody ? { object: `help ${object}`, isAct: true } : { object, isAct };
}

const withoutClose = (text: string): string => {
  const shorter = text.replace(CLOSES, '');
  return shorter === text ? text : withoutClose(shorter);
};

/** What somebody told, without the words that only ask for help with it. */
export const withoutAsking = (message: string): string => helpAsked(message)?.object ?? message;

/** The same, turned to the one who asked: "get started with your thesis". */
export const turnedRequest = ({ object }: HelpRequest): string => turnedRound(object.charAt(0) === 'I' ? object : lowerFirst(object));

/** A name or an abbreviation keeps its capital. */
const lowerFirst = (text: string): string => (/^[A-Z][a-z]+\b(?! [A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

const A_THING_TO_DO =
  /(?:^|[.!?,;:]\s*|\b(?:please|just|now|you|then|and|but|ok)\s+)(?:give|tell|show|name|suggest)(?: me| us)?\b[^.!?]{0,25}\b(?:thing|tip|something|exercise|trick|what to do)\b|\b(?:do you|have you|got|any|an?|some) (?:\p{L}+ ){0,2}?(?:idea|advice|tips?|suggestions?)\b[^.!?]{0,30}[.!?]*$/iu;
/** Whether something to do is asked for, whatever it may be; of a question that goes round in one's own head it is not so. */
export const asksForAThingToDo = (message: string): boolean => A_THING_TO_DO.test(message);
