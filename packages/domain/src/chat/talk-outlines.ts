import { type GuidedTalkId, guidedTalks } from './guided-talks.ts';
import type { Approach } from './prompts.ts';

/** What each guided talk asks for, one thing after the other, for a model that leads it. */
const outlines: Readonly<Record<GuidedTalkId, string>> = {
  'let-it-out': 'what is going on; which part weighs most; what it feels like; what the feeling points to; what would do good just now',
  'sort-a-decision':
    'the decision; the two ways; gain and cost of the one; gain and cost of the other; what will matter in a year; which way it leans; a small test this week',
  'small-step':
    'the wish; what it would change; a first bit of ten minutes; after what it comes; what may come between, and the least that still counts; how sure they are, 0 to 10',
  'hard-talk':
    'with whom and about what; what a camera would have seen; what it did to them; one thing they would like; the other side; the answer they dread, and a calm reply to it',
  'wind-down':
    'what still goes round in the head; what of it can wait; the first thing tomorrow; what was all right today; how to settle now',
  'good-thing': 'what is good; the moment to keep; their own part in it; who would be glad; a little more of it',
  'check-in': 'how they are, 1 to 5; what it has to do with; the body; what would make the day a little better; what deserves a nod',
};

/** Nothing is to be done in them. */
const calm: readonly GuidedTalkId[] = ['let-it-out', 'wind-down'];

/** The part of a guide's instruction that tells how it leads the talks a member may choose by name. */
export function talksInstruction(approach: Approach): string {
  const offered = guidedTalks.filter(({ id }) => approach === 'ordinary' || calm.includes(id));
  return [
    'The member may choose a talk by its name. Then lead it in your voice: one short question in each reply, in this order, leaving out what was answered; at the end lay their answers together in a short list, in their own words. Leave it whenever they do.',
    ...offered.map(({ id, label }) => `- “${label}”: ${outlines[id]}.`),
  ].join('\n');
}
