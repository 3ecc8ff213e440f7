import { type ChatReply, DomainError, type ErrorCode, type TurnEvent } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { Caller, EventStream } from '../http/route.ts';
import { asServerSent, failureCode, followTurn, safetyOf } from './follow-turn.ts';
import { siblingsOf } from './message-tree.ts';
import type { OpenedTurn } from './open-turn.ts';
import { presentMessage, presentReply } from './present.ts';
import { startTurn } from './run-turn.ts';
import { nodesOf, readTurn } from './store.ts';

/** Has a fresh turn written and answers as the caller asked: with events as they come, or with the reply once it is whole. */
export async function answerTurn(
  call: { readonly deps: Deps; readonly actor: Actor; readonly caller: Caller },
  opened: OpenedTurn,
): Promise<ChatReply | EventStream> {
  const { deps, actor, caller } = call;
  if (opened.fresh) startTurn(deps, actor, opened);
  // A card is whole at once: the member's other tabs and devices hear of it now, and of a guide's reply at its end.
  else deps.events.publish(actor.id, { resource: 'chat', id: opened.turn.conversationId });
  if (caller.accept.includes('text/event-stream')) return { events: asServerSent(eventsOf(deps, opened, caller.signal)) };
  return wholeReply(deps, opened);
}

async function* eventsOf(deps: Deps, { turn, said, reply }: OpenedTurn, signal: AbortSignal): AsyncGenerator<TurnEvent> {
  yield {
    event: 'start',
    data: {
      turnId: turn.id,
      conversationId: turn.conversationId,
      messageId: turn.messageId,
      userMessage: presentMessage(said),
      offline: turn.offline === 1,
    },
  };
  yield* safetyOf(reply);
  yield* followTurn(deps, turn.id, 0, signal);
}

/** Seconds after which a reply that was cut off by the server's end may be asked for again. */
const TRY_AGAIN_SECONDS = 5;

/**
 * The reply once it is whole. A message that is sent again after its server went down is told what there is, marked as interrupted, as a
 * reload would: it is kept, and trying again by the same request would change nothing.
 * @throws DomainError with the turn's error code; its details say where the member's message is kept
 */
async function wholeReply(deps: Deps, { turn: opened, said, fresh }: OpenedTurn): Promise<ChatReply> {
  // The request's own signal is of no use here: the answer has to be ready for a client that repeats its key.
  let failure: ErrorCode | undefined;
  for await (const { event, data } of followTurn(deps, opened.id, 0, new AbortController().signal)) {
    if (event === 'failed') failure = data.code;
  }
  const { turn, reply } = await readTurn(deps.db.query, opened.id);
  const isWhatThereIs = turn.status === 'interrupted' && !fresh;
  if (turn.status !== 'done' && turn.status !== 'stopped' && !isWhatThereIs) {
    const { conversationId, id: turnId, messageId } = turn;
    throw new DomainError(failure ?? failureCode(turn), {
      details: { conversationId, turnId, messageId },
      ...(turn.status === 'interrupted' ? { retryAfter: TRY_AGAIN_SECONDS } : {}),
    });
  }
  const siblings = siblingsOf(await nodesOf(deps.db.query, turn.conversationId));
  return presentReply(turn, said, reply, siblings(reply));
}
