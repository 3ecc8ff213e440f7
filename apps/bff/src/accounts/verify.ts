import { type api, DomainError } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { verificationMail } from './account-mails.ts';
import { consumeMailedToken, insertMailedToken, newMailedToken, voidMailedTokens } from './mailed-tokens.ts';
import { findMember, findMemberByEmail, isUniqueViolation, lockMember, type Member, updateMember } from './store.ts';

/** Confirms an address with a mailed link: the first one, or a new one that then replaces it. */
export async function verify({ deps, body }: Call<(typeof api.accounts)['verify']>) {
  const { memberId, email } = await transaction(deps.db, async (tx) => {
    const consumed = await consumeMailedToken(tx, 'verify_email', body.token, deps.clock.now());
    const member = await lockMember(tx, consumed.memberId);
    if (!member) throw new DomainError('token_used');
    await confirmEmail(tx, deps, member, consumed.email);
    return consumed;
  }).catch((error: unknown) => {
    // Somebody registered the address between our look and our write.
    throw isUniqueViolation(error) ? new DomainError('email_taken') : error;
  });
  deps.events.publish(memberId, { resource: 'account', id: null });
  return { email };
}

/**
 * Takes an address as confirmed; whoever confirms `ADMIN_EMAIL` becomes administrator.
 * @throws DomainError `token_used` when the member neither has nor awaits the address, `email_taken` when another account has it by now
 */
export async function confirmEmail(tx: Tx, deps: Deps, member: Member, email: string): Promise<void> {
  if (email !== member.email && email !== member.pendingEmail) throw new DomainError('token_used');
  const now = deps.clock.now();
  const moves = email !== member.email;
  if (moves) {
    if (await findMemberByEmail(tx, email)) throw new DomainError('email_taken');
    // Links that went to the old address end with it.
    await voidMailedTokens(tx, member.id, 'reset_password', now);
    await voidMailedTokens(tx, member.id, 'verify_email', now);
  }
  if (!moves && member.emailVerifiedAt !== null) return;
  await updateMember(
    tx,
    member.id,
    {
      email,
      emailVerifiedAt: now.toISOString(),
      ...(moves ? { pendingEmail: null } : {}),
      ...(email === deps.env.adminEmail ? { role: 'admin' as const } : {}),
    },
    now,
  );
}

/** Mails the confirming link again, to the new address where one waits; nothing to confirm, nothing mailed. */
export async function resendVerification({ deps, actor }: Call<(typeof api.accounts)['resendVerification']>) {
  if (actor.isDemo) throw new DomainError('demo_only');
  const member = await findMember(deps.db.query, actor.id);
  const email = member?.pendingEmail ?? (member?.emailVerifiedAt === null ? member.email : undefined);
  if (member && email !== undefined) await mailVerification(deps, member, email);
  return {};
}

/** Keeps a token for an address and mails its link, outside any transaction. */
export async function mailVerification(deps: Deps, member: Pick<Member, 'id' | 'firstName'>, email: string): Promise<void> {
  const mailed = newMailedToken(deps, 'verify_email', member.id, email);
  if (!(await insertMailedToken(deps.db.query, deps, mailed))) return;
  const mail = verificationMail(deps.env, { firstName: member.firstName, email }, mailed.secret);
  deps.background.run('verification mail', () => deps.mail.send(mail));
}
