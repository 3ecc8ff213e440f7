import type { Approach } from './prompts.ts';
import type { Proposal, ProposedAction } from './schemas.ts';

export type ProposalKind = ProposedAction['kind'];

/** Everything that a guide may ever propose. */
export const proposalKinds = [
  'create-goal',
  'create-habit',
  'log-mood',
  'start-challenge',
  'open-meditation',
  'write-journal',
] as const satisfies readonly ProposalKind[];

/** After a member has put away so many proposals of a conversation, its guides make no more. */
export const MOST_PUT_AWAY = 2;

/** What decides whether a guide may propose anything in a reply. */
export interface ProposingState {
  readonly approach: Approach;
  /** Until when the day after a high-risk moment runs, milliseconds since 1970; null where none does. */
  readonly quietUntil: number | null;
  /** What was proposed in the conversation so far. */
  readonly proposals: readonly Pick<Proposal, 'status'>[];
}

/** Why a guide may propose nothing now. */
export type WhyClosed = 'hard-moment' | 'put-away';

/**
 * Why a guide may propose nothing now, and until when (milliseconds since 1970); undefined where it may. Never in a hard moment, nor in the day after a high risk: somebody who is
 * low is not to be handed tasks. And somebody who put two cards away does not want any.
 */
export function proposalsClosed(
  { approach, quietUntil, proposals }: ProposingState,
  now: number,
): { readonly why: WhyClosed; readonly until: number | undefined } | undefined {
  const isQuiet = quietUntil !== null && quietUntil > now;
  if (approach !== 'ordinary' || isQuiet) return { why: 'hard-moment', until: isQuiet ? quietUntil : undefined };
  const putAway = proposals.filter(({ status }) => status === 'dismissed').length;
  return putAway < MOST_PUT_AWAY ? undefined : { why: 'put-away', until: undefined };
}

/** Whether two proposals are the same to a member: a goal and a habit of one title are. */
export const isAlike = (one: ProposedAction, other: ProposedAction): boolean => subjectOf(one) === subjectOf(other);

function subjectOf(action: ProposedAction): string {
  switch (action.kind) {
    case 'create-goal':
    case 'create-habit':
      return `do ${action.title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()}`;
    case 'log-mood':
      return `mood ${action.score}`;
    case 'start-challenge':
      return `challenge ${action.templateId}`;
    case 'open-meditation':
      return `meditation ${action.minutes}`;
    case 'write-journal':
      return `journal ${action.body}`;
  }
}

/** The words of a proposal that a guide has chosen. A journal's body is the member's own and is not among them. */
export function wordsOnCard(action: ProposedAction): readonly string[] {
  switch (action.kind) {
    case 'create-goal':
      return [action.title, action.why];
    case 'create-habit':
      return [action.title, action.cue];
    case 'log-mood':
      return [action.note];
    case 'write-journal':
      return [action.title];
    case 'start-challenge':
    case 'open-meditation':
      return [];
  }
}
