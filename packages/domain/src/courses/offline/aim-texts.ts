import type { StatementKind } from './kinds.ts';

/**
 * What a learner can do with one kind of statement: for which levels (`b`eginner, `i`ntermediate, `a`dvanced), and the sentence with the words
 * of the text that go in. Each begins with another verb, so that a module does not ask the same all along.
 */
export type AimText = readonly [levels: string, text: string];

const effect: readonly AimText[] = [
  ['b', 'Describe what {subject} does: {claim}.'],
  ['i', 'Explain how {inline}.'],
  ['ia', 'Show with an example that {inline}.'],
  ['a', 'Test the claim that {inline}.'],
  ['bia', 'Follow the effect from beginning to end: {claim}.'],
];

export const aimTexts: Readonly<Record<StatementKind, readonly AimText[]>> = {
  list: [
    ['bi', 'Gather what is in the list: {claim}.'],
    ['bi', 'Name from memory what the list holds: {claim}.'],
    ['ia', 'Sort by what matters most: {claim}.'],
    ['a', 'Decide what could be left out of {claim}.'],
  ],
  warning: [
    ['b', 'Remember what to avoid: {claim}.'],
    ['bi', 'Say what goes wrong otherwise: {claim}.'],
    ['ia', 'Spot this mistake where others make it: {claim}.'],
    ['a', 'Judge when one would do it all the same: {claim}.'],
  ],
  step: [
    ['b', 'Follow this step once: {claim}.'],
    ['bi', 'Do this yourself and note what you see: {claim}.'],
    ['ia', 'Carry this out and say how you know that it worked: {claim}.'],
    ['a', 'Teach this step to somebody: {claim}.'],
    ['bia', 'Show where this step belongs in the whole: {claim}.'],
  ],
  cause: [
    ['b', 'Give the reason that the text names for {effect}.'],
    ['bi', 'Explain why, in your own words: {claim}.'],
    ['ia', 'Trace cause and effect in {claim}.'],
    ['a', 'Argue whether {effect} would hold without its reason.'],
  ],
  condition: [
    ['bi', 'Say what follows {condition}.'],
    ['ia', 'Predict what follows {condition}, then check it in the text.'],
    ['bia', 'Tell the condition from what follows: {claim}.'],
    ['a', 'Find the limits of this rule: {claim}.'],
  ],
  contrast: [
    ['bi', 'Tell the two sides apart: {claim}.'],
    ['i', 'Compare the two sides, with an example of each: {claim}.'],
    ['ia', 'Weigh the two sides against each other: {claim}.'],
    ['a', 'Decide in which case the other side is right: {claim}.'],
  ],
  event: [
    ['b', 'Date what happened: {claim}.'],
    ['bi', 'Place {year} on a line of time: {claim}.'],
    ['ia', 'Say what was different after {year}: {claim}.'],
    ['a', 'Weigh what led to this: {claim}.'],
    ['bia', 'Retell in order: {claim}.'],
  ],
  story: [
    ['bi', 'Retell in your own words: {claim}.'],
    ['i', 'Say who took part in this, and where: {claim}.'],
    ['ia', 'Weigh what led to this: {claim}.'],
    ['ia', 'Ask who gained from this, and who lost: {claim}.'],
    ['bi', 'Remember that {inline}.'],
    ['bia', 'Picture the scene: {claim}.'],
  ],
  advice: [
    ['b', 'Decide when to do this: {claim}.'],
    ['i', 'Decide for whom this is right, and when: {claim}.'],
    ['bia', 'Apply this to a case of your own: {claim}.'],
    ['a', 'Weigh when you would do otherwise: {claim}.'],
  ],
  figure: [
    ['b', 'Recall that {inline}.'],
    ['b', 'Remember the figure {figure}: {claim}.'],
    ['i', 'Complete from memory: {begun}.'],
    ['bi', 'State what {figure} stands for in {claim}.'],
    ['ia', 'Estimate what would change if {figure} were twice as much: {claim}.'],
    ['a', 'Question the figure: what would have to be measured for {claim}?'],
  ],
  definition: [
    ['b', 'Recognise an example of {subject}: {claim}.'],
    ['bi', 'Define {subject} in your own words, then compare with {claim}.'],
    ['ia', 'Illustrate {claim} with an example of your own.'],
    ['a', 'Draw the line between {subject} and what is close to it: {claim}.'],
  ],
  influence: effect,
  effect,
  claim: [
    ['bi', 'Put in your own words: {claim}.'],
    ['b', 'Remember that {inline}.'],
    ['i', 'Explain what it means that {inline}.'],
    ['ia', 'Illustrate with an example: {claim}.'],
    ['a', 'Defend the claim that {inline}.'],
    ['a', 'Discuss what speaks against {claim}.'],
  ],
};

/** For any statement, beside what its kind asks for. */
export const furtherAims: readonly AimText[] = [
  ['bi', 'Tell somebody what the text says of {subject}.'],
  ['bi', 'Name the word that everything hangs on in {claim}.'],
  ['bia', 'Turn {claim} into a question, and answer it.'],
  ['bia', 'Sum up in five words: {claim}.'],
  ['ia', 'Ask what {claim} leaves open.'],
  ['bi', 'Cover {claim} and say it again.'],
  ['ia', 'Check in another source: {claim}.'],
  ['bia', 'Mark what is new to you in {claim}.'],
  ['bia', 'Repeat without looking: {claim}.'],
  ['bia', 'Sketch {claim} as a small drawing.'],
  ['bia', 'Write down why {claim} matters here.'],
];

/** For what holds today and not only once. */
export const caseAims: readonly AimText[] = [
  ['ia', 'Find a case that does not fit {claim}.'],
  ['bi', 'Give an example of {claim}.'],
  ['bia', 'Note where you have met this before: {claim}.'],
  ['bi', 'Use {term} in a sentence of your own, as in {claim}.'],
];

/** For steps, beside what their kind asks for. */
export const furtherStepAims: readonly AimText[] = [
  ['bi', 'Name what has to be ready before this: {claim}.'],
  ['ia', 'Tell what would happen without this: {claim}.'],
  ['bi', 'Repeat without looking: {claim}.'],
  ['bia', 'Write this down for somebody who has never done it: {claim}.'],
  ['ia', 'Explain what {term} is there for: {claim}.'],
  ['bia', 'Turn {claim} into a question, and answer it.'],
  ['bia', 'Mark the word that must not be overlooked in {claim}.'],
  ['bia', 'Picture what it looks like when this is done: {claim}.'],
];
