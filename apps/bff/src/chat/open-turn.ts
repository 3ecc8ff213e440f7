import { type api, assess, DomainError, HIGH_RISK_LEVEL, type Input, onOneLine, type Persona, safetyText, titleOf } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { notesRisk } from '../care/note-risk.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lockProgress } from '../gamification/store.ts';
import { isOverBudget } from './budget.ts';
import { type Met, meet } from './care.ts';
import { requireHandOver } from './hand-over.ts';
import { interruptExpired } from './interrupt.ts';
import { liveTurns } from './live-turns.ts';
import { pathTo } from './message-tree.ts';
import {
  type ConversationRow,
  findConversation,
  findMessage,
  findSent,
  firstTurnFor,
  insertConversation,
  insertMessage,
  insertTurn,
  type MessageRow,
  nodesOf,
  readTurn,
  runningTurns,
  type TurnRow,
  updateConversation,
} from './store.ts';

/** How long a server may keep silent about a reply before it counts as gone, in milliseconds. */
export const LEASE_MS = 15_000;
/** How many replies may be written for one member at once. */
const MOST_AT_ONCE = 3;
const TOO_MANY_AT_ONCE = 'Your guides are still writing elsewhere. Let one of them finish, then send this again.';

/** What a member says, as it came. */
export interface Said {
  readonly text: string;
  readonly conversationId: string | undefined;
  readonly title: string | undefined;
  readonly clientMessageId: string | undefined;
  /** For a new conversation only. */
  readonly incognito?: boolean | undefined;
}

/** A turn, the message that it answers, and its reply as it was found. */
export interface OpenedTurn {
  readonly turn: TurnRow;
  readonly said: MessageRow;
  readonly reply: MessageRow;
  /** Nobody writes it yet, and the caller has to start it. */
  readonly fresh: boolean;
}

/** Thrown to roll back when the same message was stored by another request meanwhile. */
class SentMeanwhile extends Error {}

/**
 * Stores the member's message and the place of its reply, in one transaction, before any guide hears of it.
 * A message that was sent before gives the turn that it was given then.
 *
 * @throws DomainError `not_found`, `turn_in_progress`, `rate_limited`, `idempotency_conflict`
 */
export async function openTurn(deps: Deps, actor: Actor, persona: Persona, said: Said): Promise<OpenedTurn> {
  const known = await alreadySent(deps, actor, said);
  if (known) return known;
  try {
    const opened = await transaction(deps.db, (tx) => storeTurn(tx, deps, actor, persona, said));
    // The member's devices keep quiet from now on.
    if (Math.max(opened.said.safetyLevel, assess(said.title ?? '').level) >= HIGH_RISK_LEVEL)
      deps.events.publish(actor.id, { resource: 'care', id: null });
    return opened;
  } catch (error) {
    const other = error instanceof SentMeanwhile ? await alreadySent(deps, actor, said) : undefined;
    if (other) return other;
    throw error;
  }
}

async function alreadySent(deps: Deps, actor: Actor, said: Said): Promise<OpenedTurn | undefined> {
  if (said.clientMessageId === undefined) return undefined;
  const message = await findSent(deps.db.query, actor.id, said.clientMessageId);
  if (!message) return undefined;
  const isSame = message.content === said.text && (said.conversationId === undefined || said.conversationId === message.conversationId);
  if (!isSame) throw new DomainError('idempotency_conflict');
  // Its conversation was deleted meanwhile, and the reply with it.
  if (!(await findConversation(deps.db.query, actor.id, message.conversationId))) throw new DomainError('not_found');
  const turn = await firstTurnFor(deps.db.query, message.id);
  return turn && { ...(await readTurn(deps.db.query, turn.id)), said: message, fresh: false };
}

async function storeTurn(tx: Tx, deps: Deps, actor: Actor, persona: Persona, said: Said): Promise<OpenedTurn> {
  const now = deps.clock.now().toISOString();
  // Replies that run at once are counted below: other messages of the member have to wait for that.
  await lockProgress(tx, actor.id);
  const conversation = await openConversation(tx, deps, actor, persona, said, now);
  const met = await meet(tx, deps, actor, { text: said.text, conversationId: said.conversationId, isNew: true });
  const message: MessageRow = {
    id: deps.ids.next(),
    conversationId: conversation.id,
    memberId: actor.id,
    parentId: conversation.activeLeafId,
    role: 'user',
    content: said.text,
    personaId: persona.id,
    contentType: 'text',
    status: 'complete',
    turnId: null,
    clientMessageId: said.clientMessageId ?? null,
    safetyLevel: met.assessment.level,
    safetyCard: null,
    evidence: null,
    proposals: null,
    choices: null,
    createdAt: now,
  };
  if (!(await insertMessage(tx, message))) throw new SentMeanwhile();
  await countTitle(tx, { deps, actor }, said, met);
  return storeReplyPlace(tx, deps, actor, message, met);
}

/** Words of a new conversation's title are said, too; where the message was a hard moment, they belong to it. */
async function countTitle(tx: Tx, call: { readonly deps: Deps; readonly actor: Actor }, said: Said, { assessment }: Met): Promise<void> {
  if (said.conversationId !== undefined || !said.title || assessment.level >= HIGH_RISK_LEVEL) return;
  await notesRisk(call, tx, { note: said.title, isNew: true });
}

async function openConversation(tx: Tx, deps: Deps, actor: Actor, persona: Persona, said: Said, now: string): Promise<ConversationRow> {
  if (said.conversationId !== undefined) return lockConversation(tx, deps, actor, said.conversationId, { personaId: persona.id });
  const row: ConversationRow = {
    id: deps.ids.next(),
    memberId: actor.id,
    title: said.title || onOneLine(titleOf(said.text)),
    personaId: persona.id,
    activeLeafId: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    incognito: said.incognito ? 1 : 0,
    pinnedAt: null,
  };
  await insertConversation(tx, row);
  return row;
}

/** Locks a conversation for a new turn; a turn whose server is gone is closed first. */
export async function lockConversation(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: string,
  change: { readonly personaId?: string },
): Promise<ConversationRow> {
  const now = deps.clock.now().toISOString();
  const conversation = await updateConversation(tx, actor.id, id, { ...change, updatedAt: now });
  if (!conversation) throw new DomainError('not_found');
  await interruptExpired(tx, deps, id);
  return conversation;
}

/** Stores an empty reply to a message with its running turn, or the safety card whole. */
export async function storeReplyPlace(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  said: MessageRow,
  met: Met,
  wish: { readonly offline?: boolean } = {},
): Promise<OpenedTurn> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const { card, decision } = met;
  if (!card && (await runningTurns(tx, actor.id, at)) >= MOST_AT_ONCE)
    throw new DomainError('rate_limited', { retryAfter: 5, message: TOO_MANY_AT_ONCE });
  const offline = deps.ai.name === 'offline' || wish.offline || (!card && (await isOverBudget(tx, deps, actor)));
  const turn: TurnRow = {
    id: deps.ids.next(),
    memberId: actor.id,
    conversationId: said.conversationId,
    userMessageId: said.id,
    messageId: deps.ids.next(),
    status: card ? 'done' : 'running',
    owner: card ? '' : liveTurns(deps).owner,
    leaseUntil: card ? at : new Date(now.getTime() + LEASE_MS).toISOString(),
    stopRequestedAt: null,
    errorCode: null,
    offline: offline ? 1 : 0,
    createdAt: at,
  };
  if (!(await insertTurn(tx, turn))) throw new DomainError('turn_in_progress');
  const reply: MessageRow = {
    id: turn.messageId,
    conversationId: said.conversationId,
    memberId: actor.id,
    parentId: said.id,
    role: 'assistant',
    content: card ? safetyText(card) : '',
    personaId: said.personaId,
    contentType: card ? 'safety' : 'text',
    status: card ? 'complete' : 'streaming',
    turnId: turn.id,
    clientMessageId: null,
    safetyLevel: decision.level,
    safetyCard: card ? JSON.stringify(card) : null,
    evidence: null,
    proposals: null,
    choices: null,
    createdAt: at,
  };
  await insertMessage(tx, reply);
  await updateConversation(tx, actor.id, said.conversationId, { activeLeafId: turn.messageId, updatedAt: at });
  return { turn, said, reply, fresh: !card };
}

/**
 * Stores the place of another reply to the message that a reply answered; the earlier one stays as its sibling.
 *
 * @param wish.messageId the reply to write anew; the last one of the active path when undefined
 * @param wish.offline has the built-in guide give a reply that a language model failed to give
 * @throws DomainError `not_found`, `turn_in_progress`, `rate_limited`, `conflict`
 */
export function openRegeneration(
  deps: Deps,
  actor: Actor,
  conversationId: string,
  { messageId, offline = false }: Input<typeof api.chat.regenerate>['body'],
): Promise<OpenedTurn> {
  return transaction(deps.db, async (tx) => {
    await lockProgress(tx, actor.id);
    const conversation = await lockConversation(tx, deps, actor, conversationId, {});
    const nodes = await nodesOf(tx, conversationId);
    const path = pathTo(nodes, conversation.activeLeafId);
    const reply = messageId === undefined ? path.findLast(({ role }) => role === 'assistant') : await findMessage(tx, actor.id, messageId);
    const said = reply?.parentId && reply.role === 'assistant' ? await findMessage(tx, actor.id, reply.parentId) : undefined;
    if (!said || said.conversationId !== conversationId) throw new DomainError('not_found');
    if (offline && reply) await requireHandOver(tx, deps, nodes, reply);
    const met = await meet(tx, deps, actor, { text: said.content, conversationId, isNew: false, id: said.id });
    return storeReplyPlace(tx, deps, actor, said, met, { offline });
  });
}
