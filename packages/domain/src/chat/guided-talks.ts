/** Which guided talks there are. */
export const guidedTalkIds = ['let-it-out', 'sort-a-decision', 'small-step', 'hard-talk', 'wind-down', 'good-thing', 'check-in'] as const;
export type GuidedTalkId = (typeof guidedTalkIds)[number];

/** One of the guided talks, as it is offered. */
export interface GuidedTalk {
  readonly id: GuidedTalkId;
  readonly label: string;
  readonly hint: string;
}

/**
 * The talks that a guide leads in steps, in the order in which they are offered. A member starts one by saying its label.
 * `hint` says in a few words what it is for.
 */
export const guidedTalks: readonly GuidedTalk[] = [
  { id: 'let-it-out', label: 'Let it out', hint: 'Say what weighs, as it comes' },
  { id: 'sort-a-decision', label: 'Sort out a decision', hint: 'Lay both ways side by side' },
  { id: 'small-step', label: 'Plan a small step', hint: 'From a wish to a time and a place' },
  { id: 'hard-talk', label: 'Prepare a hard talk', hint: 'Find the words before you need them' },
  { id: 'wind-down', label: 'Wind down', hint: 'Put the day away for tonight' },
  { id: 'good-thing', label: 'Hold on to something good', hint: 'Look at it a little longer' },
  { id: 'check-in', label: 'Check in with myself', hint: 'How I am, in a few short answers' },
];
