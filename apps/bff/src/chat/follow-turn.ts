import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorCode, errorCatalogue, type Proposal, type TurnEvent } from '@everstep/domain';
import { isStorageFull } from '../db/storage-errors.ts';
import type { Deps } from '../deps.ts';
import type { ServerSentEvent } from '../http/route.ts';
import { handOverOf } from './hand-over.ts';
import { interruptExpired } from './interrupt.ts';
import { liveTurns } from './live-turns.ts';
import { siblingsOf } from './message-tree.ts';
import { presentMessage, presentSafety } from './present.ts';
import { type MessageRow, nodesOf, readTurn, type TurnRow } from './store.ts';
import { readProposals } from './stored-proposals.ts';

/** How often a reply that another server writes is looked at, in milliseconds. */
const POLL_MS = 250;

/**
 * Tells a reply from a text offset on: first what is there, then what comes, then how it ended. Proposals are told from the first
 * one on, whatever the offset. Leaves when the signal aborts; the reply is written on.
 */
export async function* followTurn(deps: Deps, turnId: string, after: number, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  let seq = after;
  let again = false;
  const told = new Set<string>();
  const live = liveTurns(deps).byId.get(turnId);
  while (live && !live.ended && !signal.aborted) {
    if (live.replaced && !again) {
      // Laid at offset 0, it takes the place of what was shown.
      again = true;
      seq = 0;
    }
    const text = live.text.slice(seq);
    if (text !== '') yield { event: 'delta', data: { seq, text } };
    seq += text.length;
    yield* untold(live.proposals, told, seq);
    const isBehind = live.text.length > seq || live.proposals.some(({ id }) => !told.has(id));
    if (!isBehind && !live.ended) await orAbort(live.changed(), signal);
  }
  while (!signal.aborted) {
    const { turn, reply } = await readTurn(deps.db.query, turnId);
    if (live?.replaced && !again) {
      again = true;
      seq = 0;
    }
    // A card is shown whole, with the end.
    const text = reply.contentType === 'text' ? reply.content.slice(seq) : '';
    if (text !== '') yield { event: 'delta', data: { seq, text } };
    seq += text.length;
    yield* untold(readProposals(reply), told, seq);
    if (turn.status !== 'running') {
      yield await endOf(deps, turn, reply);
      return;
    }
    // Written to its end here, or abandoned, and neither can be stored.
    if (live?.ended || !(await closesExpired(deps, turn))) {
      yield await endOf(deps, turn, { ...reply, status: 'interrupted' }, 'storage_full');
      return;
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** The proposals that a follower has not heard of. */
function* untold(proposals: readonly Proposal[], told: Set<string>, seq: number): Generator<TurnEvent> {
  for (const proposal of proposals) {
    if (told.has(proposal.id)) continue;
    told.add(proposal.id);
    yield { event: 'proposal', data: { seq, ...proposal } };
  }
}

/** The events in the wire's form. The id is the text offset to go on from. */
export async function* asServerSent(events: AsyncIterable<TurnEvent>): AsyncGenerator<ServerSentEvent> {
  for await (const { event, data } of events) {
    if (event === 'delta') yield { event, id: String(data.seq + data.text.length), data };
    else if (event === 'done' || event === 'stopped') yield { event, id: String(data.seq), data };
    else yield { event, data };
  }
}

/** Why a turn has no whole reply, in the words of the catalogue. */
export function failureCode(turn: TurnRow): ErrorCode {
  // The column is written from codes of the catalogue only; anything else would be of an older version.
  const code = turn.errorCode;
  return code !== null && Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : 'unavailable';
}

/** The safety event of a reply, where there is something to say. */
export function* safetyOf(reply: MessageRow): Generator<TurnEvent> {
  if (reply.safetyLevel >= 2) yield { event: 'safety', data: presentSafety(reply) };
}

/** Closes the turns of a conversation whose server is gone; false when there are some and it cannot be stored. */
async function closesExpired(deps: Deps, { conversationId }: TurnRow): Promise<boolean> {
  try {
    await interruptExpired(deps.db.query, deps, conversationId);
    return true;
  } catch (error) {
    if (isStorageFull(error)) return false;
    throw error;
  }
}

async function endOf(deps: Deps, turn: TurnRow, reply: MessageRow, code = failureCode(turn)): Promise<TurnEvent> {
  const siblings = siblingsOf(await nodesOf(deps.db.query, turn.conversationId));
  const message = presentMessage(reply, siblings(reply));
  const seq = reply.content.length;
  if (turn.status === 'done') return { event: 'done', data: { seq, message } };
  if (turn.status === 'stopped') return { event: 'stopped', data: { seq, message } };
  return { event: 'failed', data: { code, message: errorCatalogue[code].message, partial: { ...message, ...handOverOf(deps, turn) } } };
}

async function orAbort(change: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const abort = () => resolve();
  signal.addEventListener('abort', abort, { once: true });
  await Promise.race([change, promise]);
  signal.removeEventListener('abort', abort);
}
