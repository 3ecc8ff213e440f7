import type { DateText, Proposal, SafetyCard } from '@everstep/domain';

/** How far a proposal is on this screen. */
export interface ProposalState {
  /** `kept`: confirmed without a connection, and sent when there is one; `away`: put away. What was undone is `open` again. */
  readonly kind: 'open' | 'working' | 'kept' | 'done' | 'undoing' | 'away';
  /** Why the last try did not succeed, in a sentence. */
  readonly problem?: string | undefined;
  /** Another try would not succeed either: none is offered. */
  readonly final?: boolean | undefined;
  /** The title that it was confirmed under, where it was changed. */
  readonly title?: string | undefined;
  /** Where that is which was made. */
  readonly href?: string | undefined;
  /** Whether what was made can be taken back here. */
  readonly canUndo?: boolean | undefined;
  /** What was asked for was there before, so nothing was made. */
  readonly already?: boolean | undefined;
  /** People to reach, where the words that were stored speak of danger. */
  readonly help?: SafetyCard | undefined;
  /** Without a connection: whether a confirmation would be kept on the device. Left out while there is one. */
  readonly offline?: 'waits' | 'needed' | undefined;
}

/** What a member answers to a proposal. */
export type ProposalAct =
  /** Does it; `title` where the member has changed it. */
  { readonly kind: 'confirm'; readonly title?: string | undefined } | { readonly kind: 'put-away' | 'show-again' | 'undo' };

/** All that messages need in order to show their proposals. */
export interface Proposing {
  /** How far each one is, by its id; one that is missing stands as its message has it. */
  readonly states: Readonly<Record<string, ProposalState>>;
  /** The member's date. */
  readonly today: DateText;
  /** Called with what the member answers. */
  readonly onAct: (proposal: Proposal, act: ProposalAct) => void;
}

const kinds = { open: 'open', done: 'done', dismissed: 'away' } as const satisfies Record<Proposal['status'], ProposalState['kind']>;

/** How far a proposal is when nothing is known but its message. */
export const storedState = ({ status }: Proposal): ProposalState => ({ kind: kinds[status] });
