import { mayStandOnCard } from '../care/on-card.ts';
import { onOneLine } from '../shared/short-text.ts';
import { CHOICE_MAX_LENGTH, MOST_CHOICES } from './limits.ts';

/** Answers to the question whether somebody is safe; the second brings the card with people to call. */
export const SAFETY_ANSWERS: readonly string[] = ['I am safe', 'I am not safe'];

/**
 * The answers that a guide offers, as they may be shown: each on one line, without hidden characters, none twice, at most
 * {@link MOST_CHOICES}. All or none: of two ways, the one that is left would look like advice. So nothing is offered where one of them is
 * longer than {@link CHOICE_MAX_LENGTH} or may not stand on a card; but for {@link SAFETY_ANSWERS}. Pure.
 */
export function tidyChoices(given: readonly string[]): readonly string[] {
  const choices = [...new Set(given.map(onOneLine))].filter((choice) => choice !== '').slice(0, MOST_CHOICES);
  return choices.every((choice) => choice.length <= CHOICE_MAX_LENGTH && (SAFETY_ANSWERS.includes(choice) || mayStandOnCard(choice)))
    ? choices
    : [];
}
