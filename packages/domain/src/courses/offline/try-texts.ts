import type { StatementKind } from './kinds.ts';

/** What can be tried with the main statement of a lesson; the first of each for whose words the statement has, and what comes after it. */
export const tryTexts: Readonly<Record<StatementKind, readonly (readonly string[])[]>> = {
  list: [['Put the list away and write down what is on it: {claim}', 'Compare, and mark what you forgot.']],
  warning: [['Look for a place where this could happen to you: {claim}', 'Write down how you would notice it in time.']],
  step: [['Do this as soon as you can: {claim}', 'Write down what happened, and what you would change.']],
  cause: [
    ['Close the text and give the reason for {effect}.', 'Look again: is it the reason that the text gives?'],
    ['Draw an arrow from the cause to the effect: {claim}', 'Ask what else could have this effect, and note it beside the arrow.'],
  ],
  condition: [
    ['Imagine two cases, one in which this holds and one in which it does not: {claim}', 'Say for each what follows from the text.'],
  ],
  contrast: [['Make two columns for the two sides of {claim}', 'Put one example into each column, and say why it stands there.']],
  event: [
    ['Write {year} on a card, and what happened on its back: {claim}', 'Lay the card between what came before and what came after.'],
    ['Tell this to somebody as a story: {claim}', 'Say what came before it, and what came after.'],
  ],
  story: [['Tell this to somebody as a story: {claim}', 'Say what came before it, and what came after.']],
  advice: [['Choose one occasion on which you could follow this: {claim}', 'Write down when that is, and what could get in the way.']],
  figure: [
    ['Write this on a card with {figure} left out: {claim}', 'Fill the figure in tomorrow, without looking.'],
    ['Cover the figure in {claim}', 'Fill it in tomorrow, without looking.'],
  ],
  definition: [
    ['Write down one thing that is {subject} and one that is nearly so, by {claim}', 'Say which words of the text tell them apart.'],
    ['Write down one example of this and one thing that is nearly so: {claim}', 'Say which words of the text tell them apart.'],
  ],
  influence: [['Look for one occasion on which you could see this: {claim}', 'Write down what you saw, and whether it fits the text.']],
  effect: [['Look for one occasion on which you could see this: {claim}', 'Write down what you saw, and whether it fits the text.']],
  claim: [['Close the text and say in your own words: {claim}', 'Then look for one example of it that the text does not name.']],
};
