import { type api, DomainError, type PasswordLink } from '@everstep/domain';
import { keepResetLink, mayHaveLink } from '../accounts/reset-password.ts';
import { lockMember } from '../accounts/store.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { adminOf } from './acting-admin.ts';
import { recordAct } from './audit.ts';
import { requireConfirmation } from './confirm.ts';

/**
 * Mails somebody the link to choose a new password, to their own address and in the words of the one that they can ask for themselves.
 * The link is in the mail alone.
 * @throws DomainError `not_found`, `conflict` for a demo or suspended account, `limit_reached`, `confirmation_needed`
 */
export async function sendPasswordLink({ deps, actor, params }: Call<typeof api.admin.passwordLink>): Promise<PasswordLink> {
  const mail = await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    await requireConfirmation(tx, actor, deps.clock.now());
    // Held, so that those who ask at once are counted one after the other.
    const member = await lockMember(tx, params.id);
    if (!member) throw new DomainError('not_found');
    if (!mayHaveLink(member)) throw new DomainError('conflict', { message: 'A suspended or demo account gets no link.' });
    const kept = await keepResetLink(tx, deps, member);
    if (!kept) throw new DomainError('limit_reached', { message: 'They were sent as many links as one can be within an hour.' });
    await recordAct(tx, deps, admin, { act: 'user_password_link', memberId: member.id });
    return kept;
  });
  deps.background.run('reset mail', () => deps.mail.send(mail));
  return { mailServer: deps.env.mail.smtpUrl !== undefined };
}
