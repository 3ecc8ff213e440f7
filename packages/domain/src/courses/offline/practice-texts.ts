import type { StatementKind } from './kinds.ts';

/** A lesson in which something is done with what a part says; the words of the text go in. */
export interface PracticeText {
  readonly title: string;
  readonly aims: readonly [string, string];
  /** It fits a part with so many statements of these kinds. */
  readonly needs?: { readonly kinds: readonly StatementKind[]; readonly count: number };
  /** It does not fit a part that tells what happened once. */
  readonly isForToday?: true;
}

/** Practice at the end of a part, the most particular first. `{figures}` and `{years}` stand for two or more of them. */
export const practiceTexts: readonly PracticeText[] = [
  {
    title: 'Practice: {years} in order',
    aims: ['Order {years}, and say what happened in each.', 'Join two of them with a reason from the text, beginning with {claim}.'],
  },
  {
    title: 'Practice: a checklist for {names}',
    aims: [
      'Make a checklist of what the text tells you to do, beginning with {claim}.',
      'Try the checklist once, and note what you would change at {further}.',
    ],
    needs: { kinds: ['step', 'warning'], count: 2 },
  },
  {
    title: 'Practice: the steps with {names} in order',
    aims: [
      'Write each step on a slip of paper, mix the slips, and lay {claim} where it belongs.',
      'Say what would go wrong if {further} came first.',
    ],
    needs: { kinds: ['step'], count: 2 },
  },
  {
    title: 'Practice: a plan with {names}',
    aims: ['Plan a case of your own with {names}, one line for each.', 'Justify each line with a sentence of the text, such as {claim}.'],
    needs: { kinds: ['advice', 'influence', 'warning', 'condition'], count: 2 },
    isForToday: true,
  },
  {
    title: 'Practice: what {figures} stand for',
    aims: ['Match {figures} with what they count.', 'Hide the figures of {claim} and {further}, and fill them in again.'],
  },
  {
    title: 'Practice: weigh {names}',
    aims: ['Invent two cases, and decide them by {claim}.', 'Defend your choice with words of the text, such as {further}.'],
    needs: { kinds: ['contrast'], count: 1 },
    isForToday: true,
  },
  {
    title: 'Practice: why, with {names}',
    aims: [
      'Arrange causes and effects in a row, beginning with {claim}.',
      'Ask of each arrow what else could lead there, for instance in {further}.',
    ],
    needs: { kinds: ['cause'], count: 2 },
  },
  {
    title: 'Practice: explain {names} to somebody',
    aims: ['Speak for two minutes about {names} without the text.', 'Correct yourself with {claim}.'],
  },
  {
    title: 'Practice: questions on {names}',
    aims: ['Write three questions on {names} that the text answers.', 'Answer them a day later, and compare with {claim}.'],
  },
  {
    title: 'Practice: a map of {names}',
    aims: ['Draw {names} and the arrows between them.', 'Label each arrow with words of the text, such as {claim}.'],
  },
  {
    title: 'Practice: new examples of {names}',
    aims: ['Collect two examples of {names} that the text does not name.', 'Compare each with {claim}.'],
  },
];

/** Whole modules for a text that is too short for four of its own. */
export interface ModuleText {
  readonly title: string;
  readonly description: string;
  readonly lessons: readonly Omit<PracticeText, 'needs'>[];
}

export const tellingModule: ModuleText = {
  title: 'In your own words: {names}',
  description: 'Says the text again without the text, and finds the gaps.',
  lessons: [
    {
      title: 'Tell it from memory: {names}',
      aims: ['Write down from memory what the text says of {names}.', 'Compare with {claim}, and add what was missing.'],
    },
    {
      title: 'Explain {names} to somebody',
      aims: ['Explain {claim} to somebody who has not read it.', 'Answer one question that they ask about {names}.'],
    },
    {
      title: 'Questions on {names}',
      aims: ['Turn {further} into a question, and answer it.', 'Keep the question on {names} that the text leaves open.'],
    },
  ],
};

export const furtherModule: ModuleText = {
  title: 'Beyond the text: {names}',
  description: 'Tries what the text says on cases that it does not name.',
  lessons: [
    {
      title: 'An example of your own for {names}',
      aims: ['Find an example for {claim} that the text does not name.', 'Say which words of {further} fit it.'],
    },
    {
      title: 'A case that does not fit {names}',
      aims: ['Look for a case in which {claim} does not hold.', 'Describe what is different there from {further}.'],
    },
    {
      title: 'What to find out next about {names}',
      aims: ['List what one would have to know besides {claim}.', 'Choose a source that could tell you more about {names}.'],
    },
  ],
};
