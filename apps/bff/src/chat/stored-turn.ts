import type { ErrorCode, Evidence, Proposal } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { type Param, prepared } from '../db/prepared.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { choicesText } from './choices.ts';
import { evidenceText } from './evidence.ts';
import type { LiveTurn } from './live-turns.ts';
import { LEASE_MS } from './open-turn.ts';
import type { TurnRow } from './store.ts';
import { readProposals, writeProposals } from './stored-proposals.ts';
import type { TurnStatus } from './tables.ts';

/** How often a growing reply is stored, and a stop from another server noticed, in milliseconds. */
const FLUSH_MS = 500;
/** How often the lease of a reply is renewed. */
const RENEW_MS = LEASE_MS / 3;

/** How a turn ended, and why if it failed. */
export interface TurnEnd {
  readonly status: Exclude<TurnStatus, 'running'>;
  readonly errorCode: ErrorCode | null;
  /** The records that the reply was made from. */
  readonly evidence?: readonly Evidence[];
  /** The answers that the guide offers with it. */
  readonly choices?: readonly string[];
}

const messageStatus = { done: 'complete', stopped: 'stopped', failed: 'failed', interrupted: 'interrupted' } as const;

export interface StoredTurn {
  /** Stores a proposal beside the reply and tells it then: nobody is shown a card that cannot be answered. */
  propose(proposal: Proposal): void;
  /** Stores the whole text and the end, unless the turn was taken away meanwhile. */
  finish(end: TurnEnd): Promise<void>;
  /** Stops storing. */
  close(): void;
}

/** Keeps the rows of a turn in step with what is being written. */
export function keepStored(deps: Deps, turn: TurnRow, live: LiveTurn): StoredTurn {
  let storedLength = 0;
  let renewedAt = deps.clock.now().getTime();
  let flushing: Promise<void> | undefined;
  let proposing = Promise.resolve();
  const flush = async () => {
    const text = live.text;
    const now = deps.clock.now().getTime();
    const renews = now - renewedAt >= RENEW_MS;
    const [row] = renews ? await renewed(deps, turn) : await ours(deps.db.query, { id: turn.id, owner: turn.owner });
    if (renews) renewedAt = now;
    // Without the row the lease is lost: another server has closed the turn, and what it left is not written over.
    if (row && text.length > storedLength) await grow(deps.db.relaxed, { id: turn.messageId, content: text });
    storedLength = text.length;
    if (!row || row.stopRequestedAt !== null) live.stop.abort();
  };
  const timer = setInterval(() => {
    flushing ??= flush()
      .catch((err: unknown) => deps.log.warn({ err }, 'a growing reply could not be stored'))
      .finally(() => {
        flushing = undefined;
      });
  }, FLUSH_MS);
  const close = () => clearInterval(timer);
  return {
    close,
    propose(proposal) {
      proposing = proposing
        .then(() => storeProposal(deps, turn, proposal))
        .then((isOurs) => (isOurs ? live.propose(proposal) : undefined))
        .catch((err: unknown) => deps.log.warn({ err }, 'a proposal could not be stored'));
    },
    async finish(end) {
      close();
      await flushing;
      await proposing;
      await storeEnd(deps, turn, live, end);
    },
  };
}

/** Whether somebody wants the reply stopped; nothing when the turn is not ours any more. */
const ours = prepared((query, param: Param<{ id: string; owner: string }>) =>
  query
    .selectFrom('chatTurn')
    .select('stopRequestedAt')
    .where('id', '=', param('id'))
    .where('owner', '=', param('owner'))
    .where('status', '=', 'running'),
);

const renew = prepared((query, param: Param<{ id: string; owner: string; leaseUntil: string }>) =>
  query
    .updateTable('chatTurn')
    .set({ leaseUntil: param('leaseUntil') })
    .where('id', '=', param('id'))
    .where('owner', '=', param('owner'))
    .where('status', '=', 'running')
    .returning('stopRequestedAt'),
);

const grow = prepared((query, param: Param<{ id: string; content: string }>) =>
  query
    .updateTable('message')
    .set({ content: param('content') })
    .where('id', '=', param('id'))
    .where('status', '=', 'streaming'),
);

/**
 * Renews the lease; nothing when the turn is not ours any more. Neither this nor a growing text waits for the disk: a hundred replies
 * that grow at once would keep it busy, and what a loss of power takes of one is interrupted anyway.
 */
const renewed = ({ clock, db: { relaxed } }: Deps, { id, owner }: TurnRow) =>
  renew(relaxed, { id, owner, leaseUntil: new Date(clock.now().getTime() + LEASE_MS).toISOString() });

/** Adds a proposal to those of the reply; false when the turn is not ours any more. */
function storeProposal(deps: Deps, turn: TurnRow, proposal: Proposal): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    await lockConversation(tx, deps, turn);
    const ours = await tx
      .selectFrom('chatTurn')
      .innerJoin('message', 'message.id', 'chatTurn.messageId')
      .select('message.proposals')
      .where('chatTurn.id', '=', turn.id)
      .where('chatTurn.owner', '=', turn.owner)
      .where('chatTurn.status', '=', 'running')
      .executeTakeFirst();
    if (ours) await writeProposals(tx, turn.messageId, [...readProposals(ours), proposal]);
    return ours !== undefined;
  });
}

/** The conversation before its turn, as everywhere: two locks in two orders would wait for each other. */
const lockConversation = (tx: Tx, deps: Deps, { conversationId }: TurnRow) =>
  tx.updateTable('conversation').set({ updatedAt: deps.clock.now().toISOString() }).where('id', '=', conversationId).execute();

function storeEnd(deps: Deps, turn: TurnRow, live: LiveTurn, end: TurnEnd): Promise<void> {
  return transaction(deps.db, async (tx) => {
    await lockConversation(tx, deps, turn);
    const ours = await tx
      .updateTable('chatTurn')
      .set({ status: end.status, errorCode: end.errorCode })
      .where('id', '=', turn.id)
      .where('owner', '=', turn.owner)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst();
    if (!ours) return;
    // What was shown stays, also of a reply that was stopped or broke off. A correction takes the cards along.
    const proposals = live.replaced ? { proposals: null } : {};
    const given = { evidence: evidenceText(end.evidence), choices: choicesText(end.choices), ...proposals };
    const reply = { content: live.text, status: messageStatus[end.status], ...given };
    await tx.updateTable('message').set(reply).where('id', '=', turn.messageId).execute();
  });
}
