import { api, type Message, type Proposal, type ProposalStatus, type SafetyCard } from '@everstep/domain';
import type { ProposalState } from '@everstep/ui/chat';
import { endpointName } from '../offline/outbox.ts';
import type { OutboxEntry } from '../offline/outbox-store.ts';

/** What this page knows of a proposal beyond its message. */
export interface Here {
  readonly phase?: 'working' | 'undoing' | undefined;
  /** Why the last try did not succeed. */
  readonly problem?: string | undefined;
  /** Where the proposal was then: what has come of it since, as in another tab, outdates the problem. */
  readonly problemAt?: ProposalStatus | undefined;
  /** Another try would meet the same. */
  readonly isFinal?: boolean | undefined;
  /** What was made of it was taken back on this page. */
  readonly isUndone?: boolean | undefined;
  readonly title?: string | undefined;
  /** The run that was started here; null where one was open before. */
  readonly runId?: string | null | undefined;
  readonly help?: SafetyCard | undefined;
  /** It was confirmed on this page. */
  readonly isConfirmed?: boolean | undefined;
}

/** For so long after its reply what was made can be taken back in the chat; later it is deleted where it lives, with all that came since. */
const UNDO_MS = 24 * 60 * 60_000;

const makers: readonly string[] = [api.goals.create, api.habits.create, api.mood.log].map(endpointName);
const answering = endpointName(api.chat.answerProposal);

/** The parts of an entry's input that say which proposal it is about. */
interface WaitingInput {
  readonly body?: { readonly id?: string; readonly status?: ProposalStatus };
  readonly params?: { readonly proposalId?: string };
}
// Entries are put there as the input of their endpoint, and each of these has these parts.
const inputOf = ({ input }: OutboxEntry) => input as WaitingInput;

/** What waits on this device of one proposal: the entry that makes it, and those that say what became of it. */
export function waitingOf(entries: readonly OutboxEntry[], id: string) {
  const waiting = entries.filter(({ refused }) => refused === null);
  return {
    making: waiting.filter((entry) => makes(entry, id)),
    answers: waiting.filter((entry) => entry.endpoint === answering && inputOf(entry).params?.proposalId === id),
  };
}

/** Whether a write makes what this proposal proposes. */
export const makes = (entry: OutboxEntry, id: string): boolean => makers.includes(entry.endpoint) && inputOf(entry).body?.id === id;

interface Surroundings {
  readonly entries: readonly OutboxEntry[];
  readonly here: Readonly<Record<string, Here>>;
  /** Titles of what was made, by its id. */
  readonly titles: Readonly<Record<string, string>>;
  readonly online: boolean;
  readonly now: Date;
}

/** How far every proposal of these messages is. */
export function proposalStates(messages: readonly Message[], around: Surroundings): Record<string, ProposalState> {
  return Object.fromEntries(
    messages.flatMap(({ proposals = [], timestamp }) =>
      proposals.map((proposal) => [proposal.id, stateOf(proposal, timestamp, around)] as const),
    ),
  );
}

function stateOf(proposal: Proposal, saidAt: string, { entries, here, titles, online, now }: Surroundings): ProposalState {
  const { id, action } = proposal;
  const known = here[id] ?? {};
  const { making, answers } = waitingOf(entries, id);
  const last = answers.at(-1);
  // What waits to be told to the server holds here already; what is being made was confirmed, though the page closed before it said so.
  const noted = (last && inputOf(last).body?.status) ?? proposal.status;
  const status = noted === 'open' && making.length > 0 ? 'done' : noted;
  const isFresh = known.isConfirmed === true || now.getTime() - Date.parse(saidAt) < UNDO_MS;
  const { phase } = known;
  const problem = known.problemAt === status ? known.problem : undefined;
  if (phase === 'working') return { kind: 'working' };
  if (status === 'open')
    return { kind: 'open', problem, final: problem !== undefined && known.isFinal, offline: online ? undefined : offlineOf(action.kind) };
  if (status === 'dismissed') return { kind: 'away', title: known.title };
  if (making.length > 0) return { kind: 'kept', problem, title: known.title, help: known.help, canUndo: true };
  return {
    kind: phase ?? 'done',
    problem,
    title: titles[id] ?? known.title,
    href: hrefOf(proposal, known),
    canUndo: undoable(action.kind, known, isFresh),
    already: known.runId === null,
    help: known.help,
  };
}

function offlineOf(kind: Proposal['action']['kind']): ProposalState['offline'] {
  if (kind === 'start-challenge') return 'needed';
  return kind === 'open-meditation' || kind === 'write-journal' ? undefined : 'waits';
}

function undoable(kind: Proposal['action']['kind'], { runId }: Here, isFresh: boolean): boolean {
  // Only this page knows which run it has begun; any other is stopped among the challenges.
  if (kind === 'start-challenge') return typeof runId === 'string';
  return isFresh && kind !== 'open-meditation' && kind !== 'write-journal';
}

function hrefOf({ id, action }: Proposal, { runId }: Here): string | undefined {
  switch (action.kind) {
    case 'create-goal':
      return `/goals/${id}`;
    case 'create-habit':
      return `/habits/${id}`;
    case 'log-mood':
      return '/mood-tracker';
    case 'start-challenge':
      return runId ? `/challenges?run=${runId}` : '/challenges';
    case 'write-journal':
      return `/journals/${id}`;
    default:
      return undefined;
  }
}
