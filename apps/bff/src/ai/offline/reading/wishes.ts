import type { ProposedAction } from '@everstep/domain';
import type { ChallengeName } from '../../provider.ts';
import { recurrenceIn } from './schedules.ts';
import { goalFrom, habitFrom, isOnce } from './titles.ts';

/** What a wish cannot say by itself. */
export interface WishContext {
  readonly challenges: readonly ChallengeName[];
  /** What "it" and "this" stand for: the last thing that the member wanted or agreed to, in their words. */
  readonly subject: string | undefined;
  /** What was said of its time. */
  readonly when?: string | undefined;
  /** What the member said in this conversation before this message. */
  readonly saidBefore: string;
}

/** What is missing in a wish that says too little. */
export type Missing = 'which-mood' | 'which-goal' | 'which-habit';
/** Something to propose at once, or what to ask for first. */
export type Wish = ProposedAction | { readonly missing: Missing };

const EACH_DAY = { per: 'day', times: 1 } as const;

const OPENING =
  '(?:(?:ok(?:ay)?|yes|yeah|yep|sure|alright|right|so|well|and|but|then|also|now|great|good|fine|thanks|thank you|hey|hi|hello|actually|please|kael|skye|luma|riko|sera|nova)\\b[\\s,.!:–-]*)*';
const REQUEST =
  "(?:(?:can|could|would|will) you (?:please |maybe |just |also )?(?:help me (?:to )?)?|(?:can|could|shall|may) (?:we|i) (?:please |maybe |just |also )?|let(?:'s| us) (?:just |maybe )?|why don't we )";
const WANT =
  "i(?:'d| would)? (?:really |just |do |finally |also )?(?:want|need|like|love) (?:you )?to |help me (?:to )?|i(?:'m| am) ready to ";
const WISH = `${OPENING}(?:${REQUEST}|${WANT}|please )?`;
const ASKS = new RegExp(`^${OPENING}(?:${REQUEST}|(?:is|are) there |do you have |should i (?:set|make|add|put|save|turn) )`, 'i');

const wish = (pattern: string): RegExp => new RegExp(`^${WISH}(?:${pattern})`, 'iu');

const SMALL = '(?:new |small |little |tiny |daily |weekly |good |next |big |personal )*';
const journal = wish(
  "(?:put|write|save|note|add|copy|keep|move|take) (?:this|that|it|all(?: of)? (?:this|that|it)|everything|(?:our|this) (?:chat|talk|conversation)|what i(?: have|'ve)? (?:just )?(?:said|wrote|written|told you)|my words)(?: down)? (?:in|into|to|for|on) (?:my|the) (?:journal|diary)|journal (?:this|that|about (?:this|that|it))|(?:write|make|start|create|add) (?:a|an|my) (?:new )?(?:journal|diary) (?:entry|page)|write (?:(?:about )?(?:this|that|it) )?(?:in|into) my (?:journal|diary)",
);
const mood = wish(
  '(?:log|note|record|track|rate|save|enter|add|put down|write down)(?: down)? (?:my |a |this |that |the )?(?:current )?mood\\b',
);
const moodNumber = new RegExp(
  `^${OPENING}(?:my )?mood(?: right now| today| now)?(?: is)?\\s*[:=]?\\s*(?:an? )?[1-5](?:\\s*(?:/|of|out of) ?(?:5|five))?[.!\\s]*$`,
  'i',
);
const feelsAndNotes =
  /\bi(?:'m| am| feel)(?: feeling)? ([^.!?;\n]{2,60}?)[,;.!]?\s+(?:and |so |please |can you |could you |would you )*(?:note|log|record|save|write|put) (?:it|this|that)(?: down)?(?: please)?[.!?\s]*$/i;
const notesThatFeels = wish("(?:note|log|record|save|write down|put down)(?: down)?:? (?:that )?i(?:'m| am| feel)(?: feeling)? ");
const challenge = wish(
  "(?:start|begin|do|try|join|take(?: on)?|take part in|sign (?:me )?up for|have|give me|suggest|offer me) (?:with )?(?:an? |the |one |another |your |this |that |one of the |some )?(?:[\\p{L}\\d'-]+ ){0,3}challenges?\\b(?! (?:of|to)\\b)|challenge me\\b",
);
const asksForChallenge = new RegExp(
  `^${OPENING}(?:(?:is|are) there|do you have) (?:an? |any |some )?(?:[\\p{L}\\d'-]+ ){0,2}challenges?(?: (?:for|about|on) (?:this|that|it|me))?\\W*$`,
  'iu',
);
const meditation = wish(
  '(?:(?:an? |some )?(?:(?:short|quiet|small) )*meditation (?:for|of)|(?:guide me|lead me|take me) (?:through|into) an? (?:short |quiet )?meditation|meditate|breathe|sit (?:still|quietly|in silence)|be (?:quiet|silent|still)|pause|do (?:an? |some )?(?:(?:short|little|quick|quiet|guided|small) )*(?:meditation|breathing(?: exercise)?)|have (?:an? |some )?(?:(?:short|little|quick|quiet) )*(?:meditation|silence|quiet|quiet minutes?)|take (?:some |an? )?(?:few |couple of )?(?:deep |slow )*breaths?|(?:start|open|set) (?:an? |the )?(?:(?:\\d+|short|quiet|five|ten|three)[- ](?:minute )?)?(?:meditation|timer))\\b(?! (?:more|less|better|often|regularly|again)\\b)',
);
const habit = wish(
  `(?:add|create|make|set up|start|begin|have|give me|track|plan|build|put down|note)(?: me)? (?:an? |another |the |(?:this|that|it) (?:as )?(?:an? |my )?)?${SMALL}habit\\b`,
);
const wantedHabit = new RegExp(`^${OPENING}i(?:'d like| would like| want| need) (?:an? |another )${SMALL}habit\\b`, 'i');
const madeHabit = wish(`(?:make|turn) (.{2,60}?) (?:into )?(?:an? |my )${SMALL}habit\\b`);
const goal = wish(
  `(?:add|create|make|set|set up|start|give me|put down|note)(?: me| myself| us)? (?:an? |another |the |(?:this|that|it) (?:as )?(?:an? |my )?)?${SMALL}goal\\b(?! of (?:mine|his|hers|theirs))`,
);
const wantedGoal = new RegExp(`^${OPENING}i(?:'d like| would like| want| need) (?:an? |another )${SMALL}goal\\b`, 'i');
const madeGoal = wish(`(?:make|turn) (.{2,60}?) (?:into )?(?:an? |my )${SMALL}goal\\b`);
const addedTo = (things: string) => wish(`(?:add|put|move|save|keep) (.{2,60}?) (?:to|on|onto|into|among) my (?:list of )?${things}\\b`);
const named = (thing: string) =>
  new RegExp(`^${OPENING}(?:(?:my )?(?:new |next )?${thing}:|my (?:new|next) ${thing} is to|save (?:this|that|it) as an? ${thing}:) `, 'i');
const asHabit = [habit, wantedHabit, madeHabit, addedTo('habits'), named('habit')];
const asGoal = [goal, wantedGoal, madeGoal, addedTo('goals'), named('goal')];
const remind = wish('remind me (?:to|about|that i (?:have|need|want) to) ');
const decided = new RegExp(
  `^${OPENING}i(?:'d| would|'m| am|'ve| have)? (?:really |just |also |finally )?(?:want|like|love|plan|planning|decided|intend) to (.+)`,
  'i',
);
const beginning = /^(?:start|begin|take up|pick up|get back (?:in)?to) /i;

/** A wish to do something to others or to oneself, a feeling, or a beginning of something else is no goal. */
const NO_TITLE =
  /^(?:start |begin |to )*(?:cry|scream|shout|yell|die|dying|kill|hurt|hit|punch|quit|leave|disappear|hide|hiding|sleep forever|give up|be\b|see you\b|talk to you\b|eat (?:nothing|less than|only)|weigh|lose \d|drink(?:ing)?(?! (?:more|enough|less|a glass of|two glasses of|some|water|tea)\b)|smok|fight|argu|worry|panic|hat(?:e|ing)\b|run(?:ning)? away|over\b|anew|again|afresh|from|with|by|at|on|off|out|here|now|today|tomorrow|believing|thinking that|feel|(?:an? |the )(?:\S+ ){0,3}(?:challenge|habit|goal|meditation)\b)/i;
const LATER = /\b(?:later|some ?day|one day|next (?:week|month|year)|another time|not (?:now|yet|today)|eventually)\b/i;
const UNREAL = /\bif (?:i|we|only|it|you)\b|\bused to\b|\bwould have\b|\bas if\b/i;
/** Before a clause: then it tells what somebody else said. */
const REPORTED =
  /\b(?:he|she|they|my \p{L}+|people|every(?:one|body)|some(?:one|body)|(?:doctor|coach|boss|therapist|teacher|book|article))\b[^.!?]*\b(?:says?|said|tells?|told|asks?|asked|writes?|wrote|thinks?|thought|wants?|wanted|suggest\w*|keeps?|goes|was like)\b/iu;

/** Then the clause itself was said by somebody else. */
const QUOTED = /,[”"]?\s+(?:he|she|they|\p{Lu}\p{L}+) (?:said|says|told me|asked|thought|whispered|yelled)\b/u;

const moodWords: readonly (readonly [RegExp, 1 | 2 | 3 | 4 | 5])[] = [
  [/\b(?:not|isn't|never) (?:\w+ )?(?:good|great|well|happy|fine|okay|ok)\b/i, 2],
  [/\b(?:very (?:low|bad|sad|down)|awful|terrible|horrible|miserable|worst)\b/i, 1],
  [
    /\b(?:great|amazing|wonderful|fantastic|excellent|brilliant|over the moon|very (?:good|happy|well)|so (?:good|happy)|really (?:good|happy|well))\b/i,
    5,
  ],
  [/\b(?:bad|low|sad|down|tired|exhausted|stressed|lonely|anxious|angry|rough|not so good|unhappy|grumpy|frustrated)\b/i, 2],
  [/\b(?:good|well|happy|calm|content|glad|relaxed|rested|hopeful|proud|relieved|better)\b/i, 4],
  [/\b(?:okay|ok|fine|so-so|meh|alright|all right|neutral|average|in between|middling)\b/i, 3],
];

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const USUAL_MINUTES = 5;
const LONGEST_MINUTES = 30;
/** A message longer than this tells something; it is not looked through for orders. */
const LONGEST_WISH = 2000;

const nothingKnown: WishContext = { challenges: [], subject: 'walk', saidBefore: '' };

/** Whether a message orders something, whatever it is about. */
export const isWish = (message: string): boolean => wishIn(message, nothingKnown) !== undefined;

/** Such as "set it up for me", "what we agreed": for something that was talked about. */
const consents = new RegExp(
  `^${OPENING}(?:${REQUEST})?(?:(?:set|put|add|make|save|note|write|do|take) (?:it|this|that|one|what we (?:agreed(?: on)?|said)|our agreement)(?: (?:up|down|in|on|there|happen))*(?: (?:on|in|to|into|as) (?:a |my |the )?(?:cards?|list|app|plan))?(?: for me)?|(?:make|create|give me|show me|add|set up) (?:an?|the) card(?: for (?:it|this|that|me))*|(?:just )?what we (?:have )?agreed(?: on)?)(?: then| now)?(?: please| thanks)?[.!?\\s]*$`,
  'i',
);
const asksWhether = new RegExp(
  `^${OPENING}should i (?:set|make|add|put|save|turn) (?:it|this|that) (?:up )?(?:as |to |into |on |down as )?(?:an? |my )?(?:new )?(goal|habit)s?\\W*$`,
  'i',
);

/** What a message agrees to have set up: a goal, a habit, or whichever fits; undefined where it agrees to nothing. */
export function consentIn(message: string): 'goal' | 'habit' | 'either' | undefined {
  const text = message.replace(/[’‘]/g, "'").trim();
  if (text.length > LONGEST_ANSWER) return undefined;
  const kind = asksWhether.exec(text)?.[1]?.toLowerCase();
  return kind === 'goal' || kind === 'habit' ? kind : consents.test(text) ? 'either' : undefined;
}

/** A card for what was talked about; undefined where nothing was. */
export function agreedTo(
  kind: 'goal' | 'habit' | 'either',
  subject: string | undefined,
  when: string | undefined,
): ProposedAction | undefined {
  if (subject === undefined) return undefined;
  if (kind === 'goal') return goalFrom(subject);
  if (kind === 'habit') return habitFrom(subject, { when, schedule: EACH_DAY });
  return (isOnce(subject) ? undefined : habitFrom(subject, { when })) ?? goalFrom(subject);
}

/** The first thing that a message plainly wishes to be done; nothing for talk about others, for denials, questions and the past. */
export function wishIn(message: string, context: WishContext): Wish | undefined {
  const text = message
    .replace(/[’‘]/g, "'")
    .replace(/\bwanna\b/gi, 'want to')
    .trim();
  if (text.length > LONGEST_WISH) return undefined;
  const feeling = feelsAndNotes.exec(text);
  if (feeling && !UNREAL.test(text)) return logged(feelingOf(feeling[1] ?? ''));
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    let at = 0;
    for (const clause of clausesOf(sentence)) {
      const before = sentence.slice(0, at);
      at += clause.length;
      const words = clause.replace(/^[\s,;]+/, '').trim();
      if (words === '' || REPORTED.test(before) || QUOTED.test(words) || UNREAL.test(words)) continue;
      if (/\?\W*$/.test(words) && !ASKS.test(words)) continue;
      const found = wishOf(words, message, context);
      if (found) return found;
    }
  }
  return undefined;
}

const CLAUSE =
  /(?=,\s+(?:and |but |so |then )?(?:please|can|could|would|will|shall|let|i want|i'd|i would|remind|add|put|note|log|make|start|set|create)\b)|(?=;\s)|(?=\s[–—-]\s)|(?=\s(?:and|but|so) (?:please|can you|could you|can we|let's|remind me|add an? |put (?:this|it|that)|log my|make (?:it|this|that)|start an? |note (?:it|this|that))\b)/i;
const clausesOf = (sentence: string): readonly string[] => sentence.split(CLAUSE);

function wishOf(words: string, message: string, context: WishContext): Wish | undefined {
  if (journal.test(words)) return { kind: 'write-journal', title: '', body: journalBody(words, context) };
  if (!LATER.test(words)) {
    const now = nowOf(words, message, context);
    if (now) return now;
  }
  return habitOf(words, context) ?? goalOf(words, context) ?? decidedOf(words);
}

/** What is done in a moment. */
function nowOf(words: string, message: string, { challenges }: WishContext): Wish | undefined {
  if (moodNumber.test(words)) return moodOf(words);
  if (notesThatFeels.test(words)) return logged(feelingOf(words));
  if (mood.test(words)) return moodOf(words) ?? moodOf(message.replace(words, '')) ?? { missing: 'which-mood' };
  if (challenge.test(words) || asksForChallenge.test(words)) {
    const named = challenges.find(({ name, days }) => words.toLowerCase().includes(name.toLowerCase()) || daysIn(words) === days);
    const chosen = daysIn(words) === undefined ? (named ?? challenges[0]) : named;
    return chosen && { kind: 'start-challenge', templateId: chosen.id };
  }
  if (meditation.test(words) && recurrenceIn(words) === undefined) return { kind: 'open-meditation', minutes: minutesIn(words) };
  return undefined;
}

/** What follows the word for it, or what "it" stands for. */
function objectOf(words: string, pattern: RegExp, subject: string | undefined): string | undefined {
  const match = pattern.exec(words);
  if (!match) return undefined;
  const after = words.slice(match[0].length).trim();
  const isOpen = /^\W*(?:of|for|from|out of|about)?\s*(?:it|this|that|them|please|too|then|now|for me)?\W*$/i.test(after);
  if (!isOpen) return after;
  const own = match[1];
  return own === undefined || /^(?:it|this|that|them)$/i.test(own.trim()) ? subject : own;
}

function habitOf(words: string, { subject, when }: WishContext): Wish | undefined {
  const pattern = asHabit.find((one) => one.test(words));
  const object = pattern && objectOf(words, pattern, subject);
  if (object === undefined) return pattern && { missing: 'which-habit' };
  return habitFrom(object, { schedule: EACH_DAY, about: subject, when: object === subject ? when : undefined });
}

function goalOf(words: string, { subject }: WishContext): Wish | undefined {
  const pattern = asGoal.find((one) => one.test(words));
  const object = pattern && objectOf(words, pattern, subject);
  if (pattern) return object === undefined ? { missing: 'which-goal' } : goalFrom(object);
  const match = remind.exec(words);
  if (!match) return undefined;
  const reminder = words.slice(match[0].length);
  return habitFrom(reminder) ?? goalFrom(reminder);
}

/** "I want to run twice a week", "I would like to start drawing". Other wants are talked about first. */
function decidedOf(words: string): ProposedAction | undefined {
  const wanted = decided.exec(words)?.[1];
  if (wanted === undefined || NO_TITLE.test(wanted)) return undefined;
  return habitFrom(wanted) ?? (beginning.test(wanted) ? goalFrom(wanted) : undefined);
}

const feelingOf = (words: string): number | undefined => moodWords.find(([word]) => word.test(words))?.[1];
const logged = (score: number | undefined): Wish | undefined => (score === undefined ? undefined : { kind: 'log-mood', score, note: '' });

/** A number of 5 or of 10, or a word for it. */
function moodOf(words: string): Wish | undefined {
  const ten = /\b(10|[1-9])\s*(?:\/|of|out of) ?(?:10|ten)\b/i.exec(words);
  const five = /(?<![\d/.,])([1-5])(?:\s*(?:\/|of|out of) ?(?:5|five))?(?![\d/:]|\s*(?:times|am|pm|x)\b)/i.exec(words);
  const score = ten ? Math.max(1, Math.round(Number(ten[1]) / 2)) : five ? Number(five[1]) : feelingOf(words);
  return logged(score);
}

/** The mood in "3 out of 10 today"; undefined where there is no number. */
export const ratingIn = (text: string): Wish | undefined => moodOf(withDigits(text));

const withDigits = (text: string): string =>
  text.replace(/\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) => String(numberWords[word.toLowerCase()]));

/** An answer to the question for what was missing; undefined where it answers something else. */
export function wishFrom(answer: string, missing: Missing, about?: string): Wish | undefined {
  const text = answer.replace(/[’‘]/g, "'").trim();
  if (text.endsWith('?') || text.length > LONGEST_ANSWER || NO_ANSWER.test(text)) return undefined;
  if (missing === 'which-goal') return goalFrom(text);
  if (missing === 'which-habit') return habitFrom(text, { schedule: EACH_DAY, about });
  return /^[^\d\n]{0,30}[1-5][^\d\n]{0,12}$/.test(text) || /^\W*(?:\p{L}+\W*){1,4}$/u.test(text) ? moodOf(text) : undefined;
}

const LONGEST_ANSWER = 120;
const NO_ANSWER =
  /^\W*(?:no\b|nope|none|nothing|never ?mind|forget|not |don't|do not|i don't|i do not|i'm not sure|maybe not|later|stop|leave)/i;

function daysIn(words: string): number | undefined {
  const days = /\b(\d{1,3})[- ]?days?\b/i.exec(words)?.[1];
  if (days !== undefined) return Number(days);
  if (/\b(?:seven[- ]day|one[- ]week|a week)/i.test(words)) return 7;
  if (/\b(?:twenty[- ]?one[- ]day|three[- ]week)/i.test(words)) return 21;
  return /\b(?:sixty[- ]day|two[- ]month)/i.test(words) ? 60 : undefined;
}

function minutesIn(words: string): number {
  const said =
    /\b(\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)[- ](?:quiet |more |short )?min(?:ute)?s?\b/i.exec(
      words,
    )?.[1];
  if (said === undefined) return /\b(?:a (?:quiet )?minute|a moment|briefly)\b/i.test(words) ? 1 : USUAL_MINUTES;
  return Math.min(LONGEST_MINUTES, Math.max(1, numberWords[said.toLowerCase()] ?? Number(said)));
}

const LONGEST_BODY = 8000;

/** What follows a colon belongs to the entry, after all that was said before. */
function journalBody(words: string, { saidBefore }: WishContext): string {
  const more = /:\s+(\S[\s\S]*)$/.exec(words)?.[1] ?? '';
  const body = [saidBefore, more].filter((part) => part !== '').join('\n\n');
  return body.length <= LONGEST_BODY ? body : body.slice(-LONGEST_BODY).replace(/^\S*\s/, '');
}
