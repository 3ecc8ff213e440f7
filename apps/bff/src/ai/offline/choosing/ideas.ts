import { fitsTold } from '../reading/contradictions.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { matterIn, matters } from '../reading/matters/matters.ts';
import { matterAsked, type Talk } from '../reading/talk.ts';
import { isToldAlready } from '../wording/told-already.ts';

/** Tapped by whoever would rather have something to try than another question. */
export const IDEAS = 'Some ideas for that';

/** Tapped after some. */
export const MORE_IDEAS = 'More ideas';
/** So many at once: more are not read. */
const AT_ONCE = 3;
const FIRST = 'What helps many:';
const TO_KEEP = 'Ways to keep it:';
const FURTHER = 'Some more that help many:';
const WHICH = 'Which of these could be yours?';
const WHICH_NOW = 'Would one of these suit you better?';
const WHETHER = 'Would that be something for you?';
/** Whether a reply ends with ideas, and leaves it to the member what to make of them. */
export const endsWithIdeas = (reply = ''): boolean => [WHICH, WHICH_NOW, WHETHER].some((line) => reply.trimEnd().endsWith(line));

/** The matter that a reply asks about, or has ideas on. */
export function matterOfReply(reply: string): Matter | undefined {
  const text = reply.trimEnd();
  return endsWithIdeas(text)
    ? matters.find(({ thoughts }) => thoughts.some((line) => text.includes(line)))
    : matters.find(({ asks = [] }) => asks.some((ask) => text.endsWith(ask)));
}

/** So many replies back a matter is still what the talk is about. */
const LASTS = 4;
/** The matter that was asked about or had ideas last. */
export const begunIn = ({ replies }: Pick<Talk, 'replies'>): Matter | undefined =>
  replies
    .slice(-LASTS)
    .toReversed()
    .map(matterOfReply)
    .find((matter) => matter !== undefined);

/** How somebody asks for something to try, whatever it is about. */
const ASKS_FOR_IDEAS = new RegExp(
  [
    '\\bwhat (?:should|can|could|do|shall|would|might|am) i (?:even |actually |really |then |now |supposed to |best |possibly )*(?:do|try|change)\\b',
    '\\bwhat (?:actually |really |usually |else |would |might |could |can )*(?:helps?|works?)\\b',
    '\\bwhat (?:would|do|could|can) you (?:suggest|recommend|advise|propose)\\b',
    "\\b(?:how (?:do|can|could|should|would|to)|how'?d) (?:i|one|you|people|we|somebody|someone|get|stop|start|fall|make|keep|sleep|deal|be|handle|cope)\\b",
    '\\b(?:tips?|ideas?|advice|tricks?|suggestions?|methods?|techniques?|exercises)\\b',
    '\\b(?:tell|show|teach) me (?:how|what to do)\\b|\\bhow to \\p{L}+|\\bgive me an? (?:\\p{L}+ )?plan\\b',
    '\\bwho (?:can|could|should) i (?:ask|call|talk to|turn to)\\b|\\bwho (?:can )?helps? (?:with|me)\\b|\\bis there (?:some|any)(?:one|body|thing) i (?:can|could)\\b',
    '\\b(?:do|what do) you (?:actually |even )?know (?:anything |something )?about\\b|\\bin bed or get up\\b',
    '\\bgot (?:anything|something) else\\b|\\bsomething useful\\b',
    '\\b(?:be|something|anything|more) (?:more )?(?:concrete|practical|specific)\\b|\\bconcrete(?:ly)? (?:please|things?|steps?)\\b|\\bthings (?:to (?:do|try)|i (?:can|could) (?:do|try))\\b',
    '^\\W*(?:(?:ok(?:ay)?|so|but|and|yes|yeah|then)\\W+)*(?:how|what (?:next|now))\\W*$',
    '\\b(?:any ?thing|something|what) else\\b(?=[^.!?]{0,20}\\?|\\W*$)',
  ].join('|'),
  'iu',
);
/** "I have tried all your tips", "no ideas please", and what is asked of the guide itself. */
const ASKS_NOT =
  /\b(?:no|not|without|don'?t|do not|enough|stop|tried|hate|any of|all (?:of )?(?:the|your|those)) (?:\p{L}+ ){0,3}(?:tips?|ideas?|advice|tricks?|suggestions?)\b|\bno idea\b|\bhow (?:do|can|would) you (?:know|feel|work|even)\b/iu;

/** Whether something to try is asked for. */
export const asksForIdeas = (message: string): boolean => {
  const text = message.replace(/[’‘]/g, "'");
  return [IDEAS, MORE_IDEAS].includes(text.trim()) || (ASKS_FOR_IDEAS.test(text) && !ASKS_NOT.test(text));
};

/** So many messages back a question for ideas may reach: who asks "what else?" means what was told before. */
const REACHES = 12;

/** What somebody wants ideas for: named in the question, or the last that was told of. */
export function matterForIdeas(message: string, talk: Talk): Matter | undefined {
  const before = () =>
    talk.told
      .slice(-REACHES, -1)
      .toReversed()
      .map(matterIn)
      .find((matter) => matter !== undefined && !talk.denied.includes(matter.name));
  return matterIn(message) ?? begunIn(talk) ?? matterAsked(message, talk) ?? before();
}

/** What can still be told of a matter. */
export const untoldIdeas = ({ thoughts }: Matter, talk: Talk): readonly string[] =>
  thoughts.filter((line) => fitsTold(line, talk.told) && !isToldAlready(line, talk.replies));

/** Several ideas as a list, of which one may be named; one by itself; undefined where there is none. */
export function ideasText(matter: Matter, talk: Talk): string | undefined {
  const [one, ...others] = untoldIdeas(matter, talk).slice(0, AT_ONCE);
  if (one === undefined) return undefined;
  const isMore = matter.thoughts.some((line) => isToldAlready(line, talk.replies));
  if (others.length === 0) return `${one} ${WHETHER}`;
  const list = [one, ...others].map((line, at) => `${at + 1}. ${line}`).join('\n');
  return `${isMore ? FURTHER : matter.isGlad ? TO_KEEP : FIRST}\n\n${list}\n\n${isMore ? WHICH_NOW : WHICH}`;
}

/** Said of ideas that were given: they were no help. */
const TURNS_DOWN =
  /\b(?:(?:i(?:'ve| have)? )?(?:already |all )?(?:tried|did|done|do) (?:all (?:of )?)?(?:that|those|these|them|it all|everything)|(?:none|neither|nothing) of (?:those|these|them|that)|(?:those|these|they|that)(?:'s| are| is)? (?:all )?(?:useless|no use|not (?:for me|helpful|it)|nothing for me)|(?:don'?t|won'?t|doesn'?t|do not|did not|didn'?t) (?:work|help)(?: for me)?)\b/i;
/** Whether somebody who was given ideas wants none of them. */
export const turnsDown = (message: string, lastReply: string | undefined): boolean =>
  endsWithIdeas(lastReply) && TURNS_DOWN.test(message.replace(/[’‘]/g, "'"));

/** All was told. */
export const ALL_TOLD = 'That was all that I have on it. What comes to your own mind, now that you have seen those?';

/** Whether there are more than one list holds. */
export const hasMoreIdeas = (matter: Matter, talk: Talk): boolean => untoldIdeas(matter, talk).length > AT_ONCE;

const ORDINALS = ['first', 'second', 'third'];
/** To tap, where somebody liked them and did not say which. */
const PICK_ONE = ORDINALS.map((ordinal) => `The ${ordinal}`);
const PICKS =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|maybe|i think|i like|then|let'?s (?:do|try|go (?:with|for))|i(?:'ll| will| would|'d)? (?:do|try|take|go (?:with|for))|the|number|no|nr|#)\W*)*([1-3]|first|second|third)(?: one| idea)?(?:\W+(?:sounds?|seems?|is|looks?|could|might)\b[^.!?]{0,40})?\W*$/i;
const LIKES =
  /^\W*(?:(?:yes|yeah|yep|sure|ok(?:ay)?|sounds?|good|great|nice|these|those|they|that|all|both|please|i like|helpful|would|be|are|is|it|one|of|them|maybe|why not)\W*){1,6}$/i;

/** "The alarm clock one", "I like the thing with the list". */
const NAMES_IDEA =
  /\b(?:the|that) (?:(?:thing|idea|one|trick) (?:with|about) (?:the |an? )?)?(\p{L}{3,}(?:[ -](?!(?:one|idea|thing|trick|rule)\b)\p{L}{3,})?)(?: (?:one|idea|thing|trick|rule))?(?=\W|$)/iu;
const POINTS = /\b(?:one|idea|thing|trick|rule)\b/i;
const LONGEST_POINTER = 22;
/** Whether a message may point to an idea by a word of it. */
export const pointsToIdea = (message: string): boolean =>
  FINDS_GOOD.test(message) || (POINTS.test(message) && NAMES_IDEA.test(message) && message.trim().split(/\s+/).length <= LONGEST_POINTER);

/** The one idea of a list that somebody points to by a word of it; undefined where several have the word, or none. */
function ideaNamed(list: string, message: string): string | undefined {
  if (!POINTS.test(message) || message.trim().endsWith('?') || message.trim().split(/\s+/).length > LONGEST_POINTER) return undefined;
  const word = NAMES_IDEA.exec(message)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  const ideas = [...list.matchAll(/^\d\. (.+)$/gm)].flatMap(([, idea]) => idea ?? []).filter((idea) => idea.toLowerCase().includes(word));
  return ideas.length === 1 ? ideas[0] : nearestIdea(list, word);
}

/** "The two ways to say yes is good", "phone in the bathroom is smart", "outside with a hot drink, this I can do". */
const FINDS_GOOD =
  /\b(?:is|are|was|sounds?|seems?|looks?) (?:a |an |really |very |pretty |actually |quite |just |so )*(?:good|great|nice|smart|clever|doable|fine|helpful|useful|lovely|worth)\b|\bi (?:really |quite )?(?:like|love)\b|\b(?:this|that|it) i (?:can|could)\b|\bi (?:can|could) (?:do|try) that\b|\bgood idea\b/i;
const LONGEST_LIKING = 22;
const stemsOf = (text: string): readonly string[] =>
  [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])].filter((word) => !FILLERS.has(word)).map((word) => word.slice(0, 5));
const FILLERS = new Set(
  'that this with good great nice sounds sound smart like love idea thing maybe would could really actually very quite just also have them then than when what from think'.split(
    ' ',
  ),
);
/** The idea of a list that somebody finds good, by the words that they share; undefined where none is nearer than the others. */
function ideaLiked(list: string, message: string): string | undefined {
  if (!FINDS_GOOD.test(message) || message.includes('?') || message.trim().split(/\s+/).length > LONGEST_LIKING) return undefined;
  return nearestIdea(list, message);
}

/** The idea of a list that shares most words with some others; undefined where none shares more than the next. */
function nearestIdea(list: string, text: string): string | undefined {
  const words = stemsOf(text);
  const found = [...list.matchAll(/^\d\. (.+)$/gm)]
    .map(([, idea = '']) => ({ idea, shared: words.filter((word) => stemsOf(idea).includes(word)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best, next] = found;
  return best !== undefined && best.shared > (next?.shared ?? 0) ? best.idea : undefined;
}

export interface Picked {
  /** The idea; undefined where somebody said yes to all of them. */
  readonly idea: string | undefined;
}

/** One of the list just before: "ok number 2", "the second one sounds good"; or a yes that says not which. Undefined where the message is neither. */
export function pickedFrom(list: string | undefined, message: string): Picked | undefined {
  if (list === undefined || !endsWithIdeas(list) || ![FIRST, FURTHER, TO_KEEP].some((head) => list.includes(head))) return undefined;
  const named = ideaNamed(list, message) ?? ideaLiked(list, message);
  if (named !== undefined) return { idea: named };
  const found = PICKS.exec(message)?.[1]?.toLowerCase();
  if (found === undefined) return LIKES.test(message) ? { idea: undefined } : undefined;
  const number = ORDINALS.includes(found) ? ORDINALS.indexOf(found) + 1 : Number(found);
  const idea = new RegExp(`^${number}\\. (.+)$`, 'm').exec(list)?.[1];
  return idea === undefined ? undefined : { idea };
}

/** Whether a message only points to ideas, by their number or by the button for them: it says nothing by itself. */
export const isPick = (message: string): boolean => PICKS.test(message) || [IDEAS, MORE_IDEAS, ...PICK_ONE].includes(message.trim());

export const ASK_WHICH = { text: 'Gladly. Which one shall it be?', choices: PICK_ONE } as const;
