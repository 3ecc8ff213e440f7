import { ADMIN_CONFIRMED_MINUTES, type api, DomainError } from '@everstep/domain';
import { wrongPassword } from '../accounts/change-password.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { findMember } from '../accounts/store.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import type { Call } from '../http/route.ts';

const CONFIRMED_MS = ADMIN_CONFIRMED_MINUTES * 60_000;

/**
 * Takes the administrator's password once more: a device that was left open must not be enough for what cannot be undone.
 * @throws DomainError `wrong_password`
 */
export async function confirm({ deps, actor, body }: Call<typeof api.admin.confirm>) {
  const member = await findMember(deps.db.query, actor.id);
  if (!(await verifyPassword(body.currentPassword, member?.passwordHash))) throw wrongPassword();
  const now = deps.clock.now();
  const at = now.toISOString();
  await deps.db.query
    .insertInto('adminConfirmation')
    .values({ sessionId: actor.sessionId, at })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ at }))
    .execute();
  return { until: new Date(now.getTime() + CONFIRMED_MS).toISOString() };
}

/** @throws DomainError `confirmation_needed` when the password was not given in this session lately */
export async function requireConfirmation(tx: Tx, { sessionId }: Actor, now: Date): Promise<void> {
  const confirmed = await tx.selectFrom('adminConfirmation').select('at').where('sessionId', '=', sessionId).executeTakeFirst();
  if (confirmed === undefined || now.getTime() - Date.parse(confirmed.at) > CONFIRMED_MS) throw new DomainError('confirmation_needed');
}
