import { begunIn } from '../choosing/ideas.ts';
import { isGlad, LED } from '../guided/hints.ts';
import type { Near } from '../nearness/rank.ts';
import { doing } from '../reading/matters/doing.ts';
import { everyday } from '../reading/matters/everyday.ts';
import { family } from '../reading/matters/kin/family.ts';
import { people } from '../reading/matters/love/people.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { matterIn, matters } from '../reading/matters/matters.ts';
import { mind } from '../reading/matters/mind/mind.ts';
import { tender } from '../reading/matters/tender.ts';
import { ways } from '../reading/matters/ways.ts';
import { work } from '../reading/matters/work/work.ts';
import type { Talk } from '../reading/talk.ts';
import { nextAsk, untold } from './matter-talk.ts';

/** From here on it is about that; lower where nothing else is as near, higher where a mistake would hurt. */
const SURE = 0.64;
const SURE_ALONE = 0.56;
const SORE = 0.06;
const LEAD = 0.05;
const GRAVE = 0.76;
const AMID = 0.08;
/** What the words of a matter's own pattern add; those of a broad one less. */
const NAMED = 0.15;
const NAMED_BROADLY = 0.06;
const broad: ReadonlySet<Matter> = new Set([...tender, ...everyday, ...ways, ...doing, ...family, ...people, ...work, ...mind]);
/** From here on it may be about that, and a guide asks. */
const MAYBE = 0.55;
/** So much farther than the nearest, it is not asked about. */
const BESIDE = 0.06;
const MOST_ASKED = 3;

/** A matter that a message may be about. */
export interface Candidate extends Near {
  readonly matter: Matter;
}

/** What a message may be about and is still fresh in this talk, the nearest first. */
export function candidates(message: string, near: readonly Near[], talk: Talk): readonly Candidate[] {
  const named = matterIn(message);
  return (
    near
      .flatMap(({ name, score }) => {
        const matter = matters.find((one) => one.name === name);
        return matter === undefined
          ? []
          : [{ name, matter, score: matter === named ? score + (broad.has(matter) ? NAMED_BROADLY : NAMED) : score }];
      })
      // Praise that somebody else got is near to praise.
      .filter(({ matter }) => !matter.isGlad || tellsJoy(message, talk))
      .filter(({ matter }) => !talk.denied.includes(matter.name) && !LED.includes(matter.name) && isFresh(matter, talk))
      .toSorted((one, other) => other.score - one.score)
  );
}

/** What a message is about, where that is plain; plainer still, where the talk is about something already. */
export function plainIn([first, second]: readonly Candidate[], talk: Pick<Talk, 'replies'>): Matter | undefined {
  if (first === undefined) return undefined;
  const { matter, score } = first;
  const isAlone = score - (second?.score ?? 0) >= LEAD;
  const least = matter.isGrave ? GRAVE : (isAlone ? SURE_ALONE : SURE) + (matter.isTender && !matter.isMild ? SORE : 0);
  const amid = begunIn(talk) === undefined ? 0 : AMID;
  return score >= least + amid ? matter : undefined;
}

const plain = (message: string): string => message.replace(/[’‘]/g, "'");

/** How somebody tells of something good. */
const GLADLY =
  /\b(?:happy|glad|proud|finally|lovely|yay|so good|(?:wanted|had) to tell (?:some(?:one|body)|you)|made my day|nothing(?:'?s| is) wrong|for the first time|first ever|actually (?:rose|worked|did|made|won)|smil\p{L}+|managed|made it)\b|!!|[😀-😎🎉🥳❤]/iu;
const REACHED =
  /\b(?:got (?:it|the|my|our|in|an? offer|accepted|engaged|promoted|hired)|passed|won|promoted|engaged|was born|said yes|all clear|(?:days?|weeks?|months?) (?:sober|clean|without|smoke[- ]free)|i did it|worked out)\b/i;
const tellsJoy = (message: string, { reading: { heard } }: Pick<Talk, 'reading'>): boolean =>
  message === '' || GLADLY.test(plain(message)) || REACHED.test(message) || isGlad(message) || heard === 'joy' || heard === 'done';
const GLAD = 0.55;
/** Good news, where a message tells of something good and is nearly as near to that as to anything: joy met as a sorrow is worse than the reverse. */
export const joyIn = (message: string, found: readonly Candidate[]): Matter | undefined =>
  GLADLY.test(plain(message))
    ? found.find(({ matter, score }) => matter.isGlad === true && score >= GLAD && score >= (found[0]?.score ?? 0) - BESIDE)?.matter
    : undefined;

/** What it may be about, to be asked: never what would hurt as a guess. */
export const maybeIn = (found: readonly Candidate[]): readonly Matter[] => {
  const asked = found.filter(({ matter }) => !matter.isGrave);
  const least = Math.max(MAYBE, (asked[0]?.score ?? 0) - BESIDE);
  return asked
    .filter(({ score }) => score >= least)
    .slice(0, MOST_ASKED)
    .map(({ matter }) => matter);
};

/** Nothing of it was asked or told yet. */
export const isFresh = (matter: Matter, talk: Talk): boolean =>
  matter.asks !== undefined && nextAsk(matter, talk) === matter.asks[0] && untold(matter, talk);

/** So much farther than the nearest matter, one that is known by single words is not meant. */
const FAR = 0.12;

/** A talk without the matter of its last message where that is far from it as a whole: "running" in "without a podcast running". Sore points stay. */
export function withoutFar(talk: Talk, before: Talk, near: readonly Near[]): Talk {
  const [nearest] = near;
  if (talk.matter === undefined || nearest === undefined || (talk.matter.isTender && !talk.matter.isMild)) return talk;
  const own = near.find(({ name }) => name === talk.matter?.name)?.score ?? 0;
  return own >= nearest.score - FAR ? talk : { ...talk, matter: undefined, topic: before.topic };
}
