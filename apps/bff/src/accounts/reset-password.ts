import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import type { Mail } from '../mail/mailer.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { setPassword } from './change-password.ts';
import { forgiveFailures } from './login.ts';
import { consumeMailedToken, findMailedToken, insertMailedToken, newMailedToken } from './mailed-tokens.ts';
import { hashPassword, newPasswordProblems } from './passwords.ts';
import { announceRevoked } from './sessions.ts';
import { findMember, findMemberByEmail, lockMember, type Member, type Query } from './store.ts';
import { confirmEmail } from './verify.ts';

/** Mails the link to choose a new password. All of it happens after the answer, which therefore tells nothing about the address. */
export async function forgotPassword({ deps, body }: Call<(typeof api.accounts)['forgotPassword']>) {
  // No link could be kept, for any address: a promise of one would be empty.
  if ((await deps.db.storage()) === 'read-only') throw new DomainError('storage_full');
  deps.background.run('reset mail', () => mailResetLink(deps, body.email));
  return {};
}

async function mailResetLink(deps: Deps, email: string): Promise<void> {
  const member = await findMemberByEmail(deps.db.query, email);
  if (!member || !mayHaveLink(member)) return;
  const mail = await keepResetLink(deps.db.query, deps, member);
  if (mail) await deps.mail.send(mail);
}

/** Whether somebody may choose a new password by mail: a demo account has none, and who is suspended could not sign in with it. */
export const mayHaveLink = ({ isDemo, status }: Member): boolean => isDemo === 0 && status === 'active';

/** Keeps a link to choose a new password. Its mail is for the member's own address; undefined when they got too many lately. */
export async function keepResetLink(query: Query, deps: Deps, member: Member): Promise<Mail | undefined> {
  const mailed = newMailedToken(deps, 'reset_password', member.id, member.email);
  return (await insertMailedToken(query, deps, mailed)) ? resetMail(deps.env, member, mailed.secret) : undefined;
}

/**
 * The member whose password a mailed link may choose anew.
 * @throws DomainError `token_used`, also when the link went to an address that the account has left since
 */
async function memberOfLink(deps: Deps, token: string): Promise<Member> {
  const found = await findMailedToken(deps.db.query, 'reset_password', token, deps.clock.now());
  const member = await findMember(deps.db.query, found.memberId);
  if (member?.email !== found.email) throw new DomainError('token_used');
  return member;
}

/** Says before anything is typed whether a mailed link still works. */
export async function checkReset({ deps, body }: Call<(typeof api.accounts)['checkReset']>) {
  await memberOfLink(deps, body.token);
  return {};
}

/** Chooses a new password with a mailed link. Every session ends; having got the mail also confirms the address. */
export async function resetPassword({ deps, body }: Call<(typeof api.accounts)['resetPassword']>) {
  const member = await memberOfLink(deps, body.token);
  const fields = await newPasswordProblems(body.newPassword, member.email, 'body.newPassword');
  if (fields.length > 0) throw new DomainError('validation', { fields });
  const passwordHash = await hashPassword(body.newPassword, deps.ids);
  const now = deps.clock.now();
  const revoked = await transaction(deps.db, async (tx) => {
    await consumeMailedToken(tx, 'reset_password', body.token, now);
    const current = await lockMember(tx, member.id);
    if (current?.email !== member.email) throw new DomainError('token_used');
    await confirmEmail(tx, deps, current, member.email);
    return setPassword(tx, member.id, passwordHash, now);
  });
  await forgiveFailures(deps, member.email);
  announceRevoked(deps, member.id, revoked);
  deps.background.run('password mail', () => deps.mail.send(passwordChangedMail(deps.env, member)));
  return {};
}
