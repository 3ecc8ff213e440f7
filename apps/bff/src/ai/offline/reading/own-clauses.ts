/** The member's own words, made ready to be said back. */
export interface Words {
  /** A clause turned round: "your boss shouted at you". */
  readonly echo: string | undefined;
  /** A piece as written, short enough to quote. */
  readonly quote: string | undefined;
}

const LONGEST_ECHO = 90;
const LONGEST_QUOTE = 70;
const ABOUT_WEIGHT = 8;
const BUT_WEIGHT = 2;

/**
 * Finds the most telling clause of a message.
 * @param about what the message was recognised by; the clause with it is the one to say back
 */
export function wordsOf(text: string, about?: RegExp): Words {
  const lower = text.toLowerCase();
  // What comes after "but" is what one came to say.
  const weigh = (clause: string) =>
    weightOf(clause) +
    (about?.test(clause) ? ABOUT_WEIGHT : 0) +
    (['but', 'but then'].some((turn) => lower.includes(`${turn} ${clause.toLowerCase()}`)) ? BUT_WEIGHT : 0);
  // Among equals the later one: people come to the point.
  const clauses = clausesOf(text)
    .toReversed()
    .toSorted((one, other) => weigh(other) - weigh(one));
  const [best] = clauses;
  const echoes = clauses.filter((clause) => clause === best && isEchoable(clause));
  return { echo: echoes.map(echoOf).find((echo) => echo.length <= LONGEST_ECHO), quote: best && quoteOf(best) };
}

const FILLER =
  /^(?:(?:kael|skye|luma|riko|sera|nova|there|well|so|ok(?:ay)?|hi|hello|hey|yeah|yes|no|um+|hmm+|oh|actually|honestly|basically|and|but|also|then|to be honest|you know|i mean|i guess)\b[\s,.!…-]*)+(?=\S)/i;

/** A sentence of so many words is said back whole: half of it may mean something else. */
const LONGEST_WHOLE = 14;
const TURN =
  /,\s+(?=(?:but|and|so|because|which|i|it|he|she|they|my)\b)|\s(?=(?:but|because|although)\s)|\s(?=and (?:i|he|she|they|it|someone|everyone|nobody)\s)/i;

/** A question tacked on to what was told: "I'm worn out, how do I keep going". */
const THEN_ASKS =
  /,\s+(?:(?:and|so|but) )?(?=(?:how (?:do|does|can|could|should|would|to|come)|what (?:do|should|can|could|would|now|if)|why (?:do|does|is|am|are|can't)|(?:should|can|could|do|does|shall|will|would|is|are|am) (?:i|we|you|it|that|this|there)|any (?:tips|ideas|advice|suggestions|thoughts))\b)/i;

/** Clauses without what only leads up to them; a question that is tacked on is asked, and not told. */
function clausesOf(text: string): readonly string[] {
  return text
    .split(/[.!?;…\n]+|\s[-–—]\s|:\s/)
    .map((sentence) => sentence.split(THEN_ASKS, 1)[0] ?? '')
    .flatMap((sentence) => (sentence.trim().split(/\s+/).length <= LONGEST_WHOLE ? [sentence] : sentence.split(TURN)))
    .map((clause) =>
      clause
        .trim()
        .replace(FILLER, '')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})%]+$/gu, ''),
    )
    .filter((clause) => /\p{L}{2}/u.test(clause) && !/https?:|[<>{}[\]|]/.test(clause));
}

const TELLING =
  /\b(?:feel|felt|feeling|hate|love|afraid|scared|worried|angry|furious|sad|lonely|tired|exhausted|stuck|proud|happy|never|always|can'?t|cannot|won'?t|want|need|wish|hope|miss|lost|failed|finished|finally|because|keep|stop|start)\b/i;

function weightOf(clause: string): number {
  const words = clause.split(/\s+/).length;
  return (
    (TELLING.test(clause) ? 3 : 0) +
    (/\b(?:i|my|me|we)\b/i.test(clause) ? 2 : 0) +
    (words >= 4 ? 2 : 0) +
    (words >= 5 ? 1 : 0) +
    (/\b(?:it'?s|it is) about\b/i.test(clause) ? 3 : 0) +
    (words > 16 ? -2 : 0)
  );
}

/** How a clause begins that stands by itself after "So". */
const SUBJECT =
  /^(?:i|i'(?:m|ve|d|ll)|my|we|we'(?:re|ve|d|ll)|our|it|it's|this|that|that's|there|there's|he|she|he's|she's|they|they're|everything|everyone|everybody|nobody|no one|nothing|something|someone|somebody|people|life|work|school|today|yesterday|tonight|the|all|sometimes|lately|every|on (?:weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))\b/i;
/** A verdict on somebody, which is quoted at most: the guide does not join in. */
const INSULT =
  /\b(?:idiot|stupid|moron|asshole|bastard|bitch|jerk|loser|ugly|dumb|pathetic|clown|fool|monster|liar|lazy|crazy|fuck\w*|shit\w*|cunt)\b/i;
const ADDRESSED = /\b(?:you|your|yours|yourself|u)\b/i;

const isEchoable = (clause: string): boolean =>
  SUBJECT.test(clause) &&
  clause.split(/\s+/).length >= 3 &&
  !ADDRESSED.test(clause) &&
  !INSULT.test(clause) &&
  !/^(?:i|we) (?:do|am|did|will|can|have|had|would)(?: (?:so|too))?$/i.test(clause);

/** Hard words about oneself are what one feels, and not what is so. */
const SELF_VERDICT =
  /\b(?:i'?m|i am|i'll|i will|i feel|myself)\b.*\b(?:failure|useless|worthless|lazy|hopeless|weak|broken|a burden|not (?:good|smart|strong) enough|bad at|terrible at|a mess|never (?:be|get|make|find))\b/i;
const ABSOLUTE =
  /^(?:nobody|no one|nothing) (?:\w+s|will|would|ever|can|is)\b|^(?:everyone|everybody|everything)\b.*\b(?:hates?|against|wrong|bad|worse|better than|too much|hopeless|pointless|laughs?|ignores?|leaves?|fails?)\b|^i (?:always|never)\b/i;

function echoOf(clause: string): string {
  // Shouting is not shouted back.
  const turned = withoutGuess(withSmallStart(/\p{Ll}/u.test(clause) ? clause : clause.toLowerCase()));
  if (/^you (?:feel|think|guess|believe|wonder|fear|hope|know)\b/.test(turned)) return turned;
  if (SELF_VERDICT.test(clause)) return `you feel that ${turned}`;
  return ABSOLUTE.test(clause) ? `it feels as if ${turned}` : turned;
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;

function quoteOf(clause: string): string {
  const plain = withSmallStart(clause.replace(/["“”«»]/g, '')).replace(WEEKDAY, (day) => day.charAt(0).toUpperCase() + day.slice(1));
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
}

/** A name or "I" keeps its capital. */
function withSmallStart(clause: string): string {
  const isKnownWord =
    SUBJECT.test(clause) ||
    /^(?:A|An|To|In|On|At|With|For|After|Before|When|If|Just|Maybe|Not|Too|Very|How|What|Why|Open|Write|Call|Go|Read|Walk|Put|Make|Take|Ask|Send|Get|Do|Start|Tomorrow|Because)\b/.test(
      clause,
    );
  return isKnownWord && !/^I\b/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
}

/** In the order in which they are replaced, so that "I was" is not taken for "I". */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\bi(?: am|'m)\b/gi, 'you are'],
  [/\b(?:am i)\b/gi, 'are you'],
  [/\bwas i\b/gi, 'were you'],
  [/\bi was\b/gi, 'you were'],
  [/\bi wasn't\b/gi, "you weren't"],
  [/\bi've\b/gi, 'you have'],
  [/\bi'll\b/gi, 'you will'],
  [/\bi'd better\b/gi, 'you had better'],
  [/\bi'd\b/gi, 'you would'],
  [/\bwe're\b/gi, 'you are'],
  [/\bwe've\b/gi, 'you have'],
  [/\b(?:i|me|we|us)\b/gi, 'you'],
  [/\b(?:my|our)\b/gi, 'your'],
  [/\b(?:mine|ours)\b/gi, 'yours'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bourselves\b/gi, 'yourselves'],
  [/(?<!\d ?)\bam\b/gi, 'are'],
];

/** "I am fine I guess": said back, the guess would be the guide's. */
const withoutGuess = (clause: string): string => turnedRound(clause.replace(/,? i (?:guess|suppose|think|hope)$/i, ''));

/** First person becomes second. */
export const turnedRound = (words: string): string => turns.reduce((text, [from, to]) => text.replace(from, to), words);

const IDLE = new Set(
  'want with this that have more every time make about really would could should think just like know been from when what they them feel your some into than then very much need will only there here today going doing again still even because were also over thing things keep work'.split(
    ' ',
  ),
);

const PAST: Readonly<Record<string, string>> = { ran: 'run', swam: 'swim', wrote: 'writ', slept: 'slee', drew: 'draw' };

/** Words that say what a text is about, cut to their beginnings so that "writing" meets "write". */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}|\b(?:run|ran|jog|gym|swam)\b/gu) ?? [];
  const stem = (word: string) => PAST[word] ?? word.slice(0, word.length > 5 ? 5 : 4).replace(/e$|(?<=^(?:run|swim|jog)).+/, '');
  return new Set(words.filter((word) => !IDLE.has(word)).map(stem));
}
