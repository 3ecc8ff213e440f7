import { type GuidedTalkId, guidedTalks } from './guided-talks.ts';
import type { Approach } from './prompts.ts';

/** What each guided talk asks for, one thing after the other, for a model that leads it. */
const outlines: Readonly<Record<GuidedTalkId, string>> = {
  'let-it-out': 'what is going on; which part weighs most; what it feels like; what the feeling points to; what would do good just now',
  'sort-a-decision':
    'the decision; the two ways; gain and cost of the one; gain and cost of the other; what will matter in a year; which way it leans; a small test this week',
  'small-step':
    'the wish; a first bit of ten minutes; after what it comes; what may come between, and the least that still counts; how sure they are, 0 to 10',
  'hard-talk':
    'with whom and about what; what a camera would have seen; what it did to them; one thing they would like; the other side; the answer they dread, and a calm reply to it',
  'wind-down':
    'what still goes round in the head; what of it can wait; the first thing tomorrow; what was all right today; how to settle now',
  'good-thing': 'what is good; the moment to keep; their own part in it; who would be glad; a little more of it',
  'check-in': 'how they are, 1 to 5; what it has to do with; the body; what would make the day a little better; what deserves a nod',
};

/** Nothing is to be done in them: they fit after a hard moment, too. */
const calm: readonly GuidedTalkId[] = ['let-it-out', 'wind-down'];
/** So many of the member's messages a talk takes at most. */
const LONGEST_TALK = 12;

/**
 * The talk that a member has chosen by its name, lately.
 * @param said the member's messages, oldest first
 */
export const chosenTalk = (said: readonly string[]): GuidedTalkId | undefined =>
  said
    .slice(-LONGEST_TALK)
    .toReversed()
    .map((text) => guidedTalks.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())?.id)
    .find((id) => id !== undefined);

/** How a guide leads the talk that a member has chosen; undefined where it is none for now. */
export function talkInstruction(id: GuidedTalkId, approach: Approach): string | undefined {
  if (approach === 'gentle' && !calm.includes(id)) return undefined;
  const label = guidedTalks.find((talk) => talk.id === id)?.label ?? id;
  return `The member chose the talk “${label}”. Lead it in your voice: one short question in each reply, in this order, leaving out what was answered: ${outlines[id]}. At the end lay their answers together in a short list, in their own words. Once that is done, or they leave it, talk as ever.`;
}
