import { type api, DomainError } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { movePush } from '../notifications/push/devices.ts';
import { passwordChangedMail } from './account-mails.ts';
import { voidMailedTokens } from './mailed-tokens.ts';
import { hashPassword, newPasswordProblems, verifyPassword } from './passwords.ts';
import { revokeSessions } from './session-store.ts';
import { announceRevoked, openSession, signToken } from './sessions.ts';
import { findMember, lockMember, type Member, updateMember } from './store.ts';

/** Changes the password; every session ends, and this browser gets a new one. */
export async function changePassword({ deps, actor, body, caller }: Call<(typeof api.accounts)['changePassword']>) {
  if (actor.isDemo) throw new DomainError('demo_only');
  const member = await findMember(deps.db.query, actor.id);
  if (!member || !(await verifyPassword(body.currentPassword, member.passwordHash))) throw wrongPassword();
  const fields = await newPasswordProblems(body.newPassword, member.email, 'body.newPassword');
  if (fields.length > 0) throw new DomainError('validation', { fields });
  const passwordHash = await hashPassword(body.newPassword, deps.ids);
  const { revoked, sessionId } = await transaction(deps.db, async (tx) => {
    // Somebody else may have changed it while this one was hashed: then the old password is no longer right.
    if (!(await isStillHash(tx, member))) throw wrongPassword();
    const sessionId = await openSession(tx, deps, member.id, caller.userAgent);
    await movePush(tx, actor.sessionId, sessionId);
    const revoked = await setPassword(tx, member.id, passwordHash, deps.clock.now(), { except: sessionId });
    return { revoked, sessionId };
  });
  announceRevoked(deps, member.id, revoked);
  deps.background.run('password mail', () => deps.mail.send(passwordChangedMail(deps.env, member)));
  return { token: await signToken(deps, member, sessionId) };
}

/** Stores a new hash, ends every session, save for one, and makes open reset links worthless. Answers with the ended sessions. */
export async function setPassword(
  tx: Tx,
  memberId: string,
  passwordHash: string,
  now: Date,
  which: { readonly except?: string } = {},
): Promise<readonly string[]> {
  await updateMember(tx, memberId, { passwordHash }, now);
  await voidMailedTokens(tx, memberId, 'reset_password', now);
  return revokeSessions(tx, memberId, which, now);
}

const isStillHash = async (tx: Tx, { id, passwordHash }: Member): Promise<boolean> =>
  (await lockMember(tx, id))?.passwordHash === passwordHash;

export const wrongPassword = (): DomainError =>
  new DomainError('wrong_password', { fields: [{ path: 'body.currentPassword', message: 'The current password is not right.' }] });
