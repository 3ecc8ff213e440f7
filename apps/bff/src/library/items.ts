import { type AuditAct, type api, DomainError, searchableTitle } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { adminOf } from '../admin/acting-admin.ts';
import { recordAct } from '../admin/audit.ts';
import type { Tx } from '../db/client.ts';
import { isGone } from '../db/deleted-rows.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { presentItem } from './present.ts';
import { limitsOf } from './room.ts';
import { changeItem, findItem, listItems, lockItem, type WholeItem } from './store.ts';

/** Documents and videos, those whose file is newest first, a page at a time. */
export async function readItems({ deps, actor, query }: Call<typeof api.library.items>) {
  const { rows, nextCursor } = await listItems(deps.db.query, query);
  return { items: rows.map((row) => presentItem(deps, actor.id, row)), nextCursor, limits: await limitsOf(deps) };
}

/** Changes a title. @throws DomainError `not_found`; `conflict` with the item as it is when it was changed meanwhile */
export function editItem({ deps, actor, params, body }: Call<typeof api.library.editItem>) {
  return changeOne(deps, actor, params.id, (item) => {
    if (item.deletedAt !== null) throw new DomainError('not_found');
    if (item.title === body.title) return undefined;
    if (item.version !== body.version) throw new DomainError('conflict', { details: presentItem(deps, actor.id, item) });
    return { act: 'file_renamed', change: { title: body.title, titleKey: searchableTitle(body.title) } };
  });
}

/** Takes an item away from members at once. Deleting it again changes nothing more. @throws DomainError `not_found` */
export async function removeItem({ deps, actor, params }: Call<typeof api.library.removeItem>) {
  await changeOne(deps, actor, params.id, (item, at) => {
    if (item.deletedAt !== null) return undefined;
    return { act: 'file_deleted', change: { deletedAt: at } };
  });
  return {};
}

/** Brings a deleted item back. One that stands is answered as it is. @throws DomainError `not_found` when it is gone for good */
export function restoreItem({ deps, actor, params }: Call<typeof api.library.restoreItem>) {
  return changeOne(deps, actor, params.id, (item) => {
    if (isGone(item, deps.clock.now())) throw new DomainError('not_found');
    return item.deletedAt === null ? undefined : { act: 'file_restored', change: { deletedAt: null } };
  });
}

interface Change {
  readonly act: AuditAct;
  readonly change: Omit<Parameters<typeof changeItem>[2], 'updatedAt'>;
  /** What else belongs to it. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/**
 * Changes one item and writes the act down, in one transaction.
 * @param decide what changes, by the item and the present instant; undefined for nothing
 * @returns the item as it is then
 * @throws DomainError `not_found`, `forbidden`, and what `decide` throws
 */
export async function changeOne(deps: Deps, actor: Actor, id: string, decide: (item: WholeItem, at: string) => Change | undefined) {
  const at = deps.clock.now().toISOString();
  const item = await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    const before = await lockItem(tx, id);
    if (!before) throw new DomainError('not_found');
    const decided = decide(before, at);
    if (!decided) return before;
    await decided.also?.(tx);
    await changeItem(tx, before, { ...decided.change, updatedAt: at });
    await recordAct(tx, deps, admin, { act: decided.act, recordId: id });
    return (await findItem(tx, id)) ?? before;
  });
  return presentItem(deps, actor.id, item);
}
