import { begunIn } from '../choosing/ideas.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import type { Near } from '../nearness/rank.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { asksYesOrNo } from '../reading/non-answers.ts';
import type { Talk } from '../reading/talk.ts';
import { BY_ITSELF, beginWith, whichOf } from './begin-matter.ts';
import { candidates, maybeIn, plainIn } from './meant.ts';

const SORRY = 'Sorry, I took that wrongly.';
const SAY_AGAIN = 'What is it about, in one plain sentence?';

/** "No, she is grown up", "it's not about hours", "I don't want to run": what was begun is the wrong thing. */
const SAYS_NO = new RegExp(
  [
    '^\\W*(?:no+|nope|nah|what\\?|huh\\?)(?:[\\s,.!]+)(?!idea|clue|one\\b|problem|worries|thanks|thank|doubt|need|rush|hurry|reason|matter|nothing|nobody|never|none|neither|not (?:yet|really|much|sure|that i)\\b)(?:\\p{L}+[^\\p{L}]+){2}',
    "\\bi (?:don'?t|didn'?t|do not|did not) (?:want to|want a|mean|ask about|talk about)\\b",
  ].join('|'),
  'iu',
);
/** It says so itself. */
const SAYS_WRONG = new RegExp(
  [
    "\\b(?:it'?s|its|that'?s|thats|this is|this isn'?t|it isn'?t|i'?m|im|i am) not (?:about|a matter of|because of|the (?:problem|point|thing|issue)|what i)\\b|\\bnot about\\b|\\b(?:it|this|that)(?:'?s| is) about\\b|\\bi mean\\b|\\bthe (?:trouble|problem|point|thing) is\\b|\\bhow is that (?:good|nice|great)\\b|\\b(?:that'?s|it'?s|this is) not (?:good|nice|great)\\b|\\bisn'?t about\\b",
    "\\byou(?:'ve| have|'re| are)? (?:mis(?:understood|understand|read|heard)\\p{L}*|got (?:it|me|that) wrong|(?:did|do) ?n[o']t (?:get|understand)|not understand|wrong)\\b|\\bmisunderst\\p{L}+|\\b(?:i|that'?s not what i) meant\\b",
  ].join('|'),
  'iu',
);

const plain = (message: string): string => message.replace(/[’‘]/g, "'");

/** Whether a message may say that something else is meant. */
export const putsRight = (message: string): boolean =>
  SAYS_NO.test(plain(message)) || (DENIES.test(plain(message)) && SAYS_WRONG.test(plain(message)));
const DENIES = /\b(?:not?|nope|nah|don'?t|didn'?t|isn'?t|aren'?t|wrong|mis\p{L}+|meant)\b/iu;

/** What a guide took up lately and is told off for; undefined where a "no" only answers its question. */
export function takenWrongly(message: string, talk: Talk): Matter | undefined {
  const last = talk.replies.at(-1) ?? '';
  const begun = begunIn({ replies: talk.replies.slice(-2) });
  const text = plain(message);
  if (begun === undefined || !putsRight(message)) return undefined;
  return asksYesOrNo(last) && /^\W*no\b/i.test(text) && !SAYS_WRONG.test(text) ? undefined : begun;
}

const STILL = 0.05;
/** Read so, a message finds fault, and says what is meant as well. */
const PUTS_RIGHT: readonly IntentName[] = ['corrected', 'complaint', 'repeating', 'reminded', 'mend', 'drop'];

/** Takes back what was taken wrongly, and takes up what is meant, or asks for it. */
export function mendMatter(message: string, request: Asked, talk: Talk, near: readonly Near[]): Lead | undefined {
  const wrong = takenWrongly(message, talk);
  if (wrong === undefined || (BY_ITSELF.includes(talk.reading.heard) && !PUTS_RIGHT.includes(talk.reading.heard))) return undefined;
  // "No, he does not want to": what was begun is still what it is about.
  const still = near.find(({ name }) => name === wrong.name)?.score ?? 0;
  if (!SAYS_WRONG.test(plain(message)) && still >= (near[0]?.score ?? 0) - STILL) return undefined;
  const found = candidates(message, near, talk);
  const matter = plainIn(found, { ...talk, replies: [] });
  const begun = matter && beginWith(matter, { message, request, talk });
  // Without first words of its own, sorry is enough.
  if (matter && begun) return { ...begun, plan: [{ say: 'set', text: SORRY }, ...(matter.said ? begun.plan : begun.plan.slice(-1))] };
  const maybe = maybeIn(found);
  return maybe.length === 0 ? { plan: [{ say: 'set', text: `${SORRY} ${SAY_AGAIN}` }], choices: [] } : whichOf(maybe, SORRY);
}
