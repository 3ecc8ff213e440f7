import { type api, DomainError, PUSH_DEVICES_MAX, type PushState } from '@everstep/domain';
import { deviceOf } from '../../accounts/device.ts';
import { lockMember } from '../../accounts/store.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import type { Query } from '../store.ts';
import { isBrowserKey } from './seal.ts';

/** Whether this server can notify devices, and which of the member's it does. */
export const readPush = ({ deps, actor }: Call<typeof api.notifications.push>): Promise<PushState> => stateOf(deps.db.query, deps, actor);

/**
 * Notifies the calling device from now on. Sent again it stays one; a browser has one address, so what its session had before goes.
 * @throws DomainError `not_configured`, `validation`, and `conflict` when the address is known with other keys: it is not this browser's
 */
export async function startPush({ deps, actor, body }: Call<typeof api.notifications.startPush>): Promise<PushState> {
  const serverKey = deps.env.push?.publicKey;
  if (serverKey === undefined) throw new DomainError('not_configured');
  const { p256dh, auth } = body.keys;
  if (!isBrowserKey(p256dh))
    throw new DomainError('validation', { fields: [{ path: 'body.keys.p256dh', message: 'A public key in base64url.' }] });
  const own = { memberId: actor.id, sessionId: actor.sessionId, serverKey, timeZone: actor.timeZone };
  const at = deps.clock.now().toISOString();
  return transaction(deps.db, async (tx) => {
    // One device of a member after the other: each counts those before it.
    if (!(await lockMember(tx, actor.id))) throw new DomainError('session_expired');
    const known = await tx.selectFrom('pushSubscription').selectAll().where('endpoint', '=', body.endpoint).executeTakeFirst();
    if (known && (known.p256dh !== p256dh || known.auth !== auth)) throw new DomainError('conflict');
    await tx.deleteFrom('pushSubscription').where('sessionId', '=', actor.sessionId).where('endpoint', '!=', body.endpoint).execute();
    // Somebody else's from now on: what waited for the one before is not for them.
    if (known && known.memberId !== actor.id) await tx.deleteFrom('pushSubscription').where('id', '=', known.id).execute();
    const added = await tx
      .insertInto('pushSubscription')
      .values({ id: deps.ids.next(), endpoint: body.endpoint, p256dh, auth, ...own, createdAt: at, failedAt: null })
      .onConflict((conflict) =>
        conflict
          .column('endpoint')
          .doUpdateSet({ ...own, failedAt: null })
          // Somebody else may have been quicker with this address.
          .where('pushSubscription.p256dh', '=', p256dh)
          .where('pushSubscription.auth', '=', auth),
      )
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new DomainError('conflict');
    await makeRoom(tx, actor.id);
    return stateOf(tx, deps, actor);
  });
}

/** Notifies one of the member's devices no more. @throws DomainError `not_found` */
export async function stopPush({ deps, actor, params }: Call<typeof api.notifications.stopPush>): Promise<PushState> {
  const removed = await deps.db.query
    .deleteFrom('pushSubscription')
    .where('id', '=', params.id)
    .where('memberId', '=', actor.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new DomainError('not_found');
  return stateOf(deps.db.query, deps, actor);
}

/** The device that was added first goes when there are too many: by now it is most likely nobody's. */
async function makeRoom(tx: Tx, memberId: string): Promise<void> {
  const rows = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const tooMany = rows.slice(PUSH_DEVICES_MAX).map(({ id }) => id);
  if (tooMany.length > 0) await tx.deleteFrom('pushSubscription').where('id', 'in', tooMany).execute();
}

async function stateOf(query: Query, { env, clock }: Pick<Deps, 'env' | 'clock'>, actor: Actor): Promise<PushState> {
  if (!env.push) return { publicKey: null, devices: [] };
  const { publicKey } = env.push;
  const rows = await query
    .selectFrom('pushSubscription as device')
    .innerJoin('session', 'session.id', 'device.sessionId')
    .select(['device.id', 'device.createdAt', 'device.failedAt', 'device.sessionId', 'session.userAgent'])
    .where('device.memberId', '=', actor.id)
    .where('device.serverKey', '=', publicKey)
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', clock.now().toISOString())
    .orderBy('device.createdAt', 'desc')
    .orderBy('device.id', 'desc')
    .execute();
  return {
    publicKey,
    devices: rows.map(({ id, createdAt, failedAt, sessionId, userAgent }) => ({
      id,
      device: deviceOf(userAgent),
      current: sessionId === actor.sessionId,
      since: createdAt,
      failing: failedAt !== null,
    })),
  };
}

/** Hands the device of a session over to another session of the same browser. */
export const movePush = (tx: Tx, from: string, to: string) =>
  tx.updateTable('pushSubscription').set({ sessionId: to }).where('sessionId', '=', from).execute();
