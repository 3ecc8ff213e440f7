import { DomainError, type Message } from '@everstep/domain';
import { isProviderFailure } from '../ai/failure-code.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { hasGoneOn } from './message-tree.ts';
import { type MessageNode, type MessageRow, readTurn, type TurnRow } from './store.ts';

const NOT_NOW = 'The built-in guide takes over only where a reply failed. Ask for another reply instead.';

/** Marks a reply that the built-in guide can give instead: a language model was asked and failed. */
export const handOverOf = ({ ai }: Pick<Deps, 'ai'>, { offline, errorCode }: TurnRow): Pick<Message, 'canHandOver'> =>
  ai.name !== 'offline' && offline !== 1 && isProviderFailure(errorCode) ? { canHandOver: true } : {};

/** The same for the last message of a path, as it is read again later. */
export async function lastHandOver(deps: Deps, last: MessageRow | undefined): Promise<Pick<Message, 'canHandOver'>> {
  if (last?.status !== 'failed' || last.turnId === null) return {};
  return handOverOf(deps, (await readTurn(deps.db.query, last.turnId)).turn);
}

/** @throws DomainError `conflict` where the reply is not one that a language model failed to give, or the talk has gone on since */
export async function requireHandOver(tx: Tx, deps: Deps, nodes: readonly MessageNode[], reply: MessageNode): Promise<void> {
  const failed = reply.turnId === null || hasGoneOn(nodes, reply) ? undefined : (await readTurn(tx, reply.turnId)).turn;
  if (!failed || !handOverOf(deps, failed).canHandOver) throw new DomainError('conflict', { message: NOT_NOW });
}
