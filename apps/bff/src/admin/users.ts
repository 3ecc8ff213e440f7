import { type AdminUser, type api, DomainError } from '@everstep/domain';
import { invitationMail } from '../accounts/account-mails.ts';
import { keepAnAdministrator } from '../accounts/admins.ts';
import { insertMailedToken, newMailedToken } from '../accounts/mailed-tokens.ts';
import { removeBytes } from '../accounts/profile-image.ts';
import { ageProblems, emailTaken, newMember } from '../accounts/register.ts';
import { removeMembers } from '../accounts/remove-members.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import { announceRevoked } from '../accounts/sessions.ts';
import { findMember, insertMember, lockMember, type Member, updateMember } from '../accounts/store.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { createProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { adminOf } from './acting-admin.ts';
import { recordAct } from './audit.ts';
import { requireConfirmation } from './confirm.ts';
import { lastSeen, listUsers, presentUserRow } from './user-store.ts';

/** Accounts a page at a time, searched and sorted here. */
export async function readUsers({ deps, query }: Call<typeof api.admin.users>) {
  const { rows, nextCursor } = await listUsers(deps.db.query, deps.db.dialect, query);
  const seen = await lastSeen(
    deps.db.query,
    rows.map(({ id }) => id),
  );
  return { users: rows.map((row) => presentUserRow(row, seen)), nextCursor };
}

/**
 * Makes an account without a password, and mails its owner the link to choose one.
 * @throws DomainError `validation`, `email_taken`, `conflict`, `confirmation_needed` for an administrator
 */
export async function createUser({ deps, actor, body, caller }: Call<typeof api.admin.createUser>): Promise<AdminUser> {
  const now = deps.clock.now();
  const fields = ageProblems(body, now);
  if (fields.length > 0) throw new DomainError('validation', { fields });
  const id = body.id ?? caller.idempotencyKey ?? deps.ids.next();
  const mailed = newMailedToken(deps, 'reset_password', id, body.email);
  const { member, isNew } = await transaction(deps.db, async (tx) => {
    const before = await findSameAccount(tx, id, body);
    if (before) return { member: before, isNew: false };
    if (body.role === 'admin') await requireConfirmation(tx, actor, now);
    if (!(await insertMember(tx, newMember(id, { ...body, passwordHash: '' }, now)))) {
      // The same call on its second way may have been quicker.
      const meanwhile = await findSameAccount(tx, id, body);
      if (meanwhile) return { member: meanwhile, isNew: false };
      throw emailTaken();
    }
    await createProgress(tx, id);
    await insertMailedToken(tx, deps, mailed);
    await recordAct(tx, deps, await adminOf(tx, actor), { act: 'user_created', memberId: id });
    return { member: await memberOf(tx, id), isNew: true };
  });
  if (isNew) deps.background.run('invitation mail', () => deps.mail.send(invitationMail(deps.env, body, mailed.secret)));
  return present(deps, member);
}

const SAME = ['email', 'firstName', 'lastName', 'birthYear', 'birthMonth', 'role'] as const;

/**
 * An account that was made before under the same id.
 * @returns undefined when the id is free
 * @throws DomainError `conflict` when it is another one, or is another one by now
 */
async function findSameAccount(tx: Tx, id: string, body: Call<typeof api.admin.createUser>['body']): Promise<Member | undefined> {
  const known = await findMember(tx, id);
  if (known && !SAME.every((field) => known[field] === body[field])) throw new DomainError('conflict');
  return known;
}

/**
 * Changes the name or the role of an account.
 * @throws DomainError `not_found`, `conflict` with the current user, `own_account`, `last_admin`, `confirmation_needed`, `validation`
 */
export async function updateUser({ deps, actor, params, body }: Call<typeof api.admin.updateUser>): Promise<AdminUser> {
  const now = deps.clock.now();
  const { member, isChanged } = await transaction(deps.db, async (tx) => {
    // The rule over all administrators is locked before any account, everywhere.
    if (body.role === 'member') await keepAnAdministrator(tx, params.id);
    const before = await lockMember(tx, params.id);
    if (!before) throw new DomainError('not_found');
    if (body.version !== undefined && body.version !== before.version)
      throw new DomainError('conflict', { details: { user: presentUserRow(before, new Map()) } });
    const { firstName = before.firstName, lastName = before.lastName, role = before.role } = body;
    const becameOther = role !== before.role;
    if (becameOther) await allowRole(tx, actor, before, now);
    const isRenamed = firstName !== before.firstName || lastName !== before.lastName;
    if (!becameOther && !isRenamed) return { member: before, isChanged: false };
    await updateMember(tx, params.id, { firstName, lastName, role }, now);
    const admin = await adminOf(tx, actor);
    if (isRenamed) await recordAct(tx, deps, admin, { act: 'user_renamed', memberId: params.id });
    if (becameOther) await recordAct(tx, deps, admin, { act: role === 'admin' ? 'user_promoted' : 'user_demoted', memberId: params.id });
    return { member: await memberOf(tx, params.id), isChanged: true };
  });
  if (isChanged) deps.events.publish(member.id, { resource: 'account', id: null });
  return present(deps, member);
}

async function allowRole(tx: Tx, actor: Actor, before: Member, now: Date): Promise<void> {
  refuseOwn(actor, before.id);
  if (before.isDemo === 1)
    throw new DomainError('validation', { fields: [{ path: 'body.role', message: 'A demo account cannot become an administrator.' }] });
  await requireConfirmation(tx, actor, now);
}

/**
 * Suspends an account, which ends all its sessions, or lets it in again.
 * @throws DomainError `not_found`, `own_account`, `last_admin`, `confirmation_needed` save where a plain member is let in
 */
export async function changeStatus({ deps, actor, params, body }: Call<typeof api.admin.userStatus>): Promise<AdminUser> {
  const now = deps.clock.now();
  const { userId } = params;
  const { member, revoked } = await transaction(deps.db, async (tx) => {
    if (body.status === 'suspended') await allowLoss(tx, actor, userId, now);
    const before = await lockMember(tx, userId);
    if (!before) throw new DomainError('not_found');
    if (before.status === body.status) return { member: before, revoked: [] };
    // Who is let in as an administrator has power again.
    if (body.status === 'active' && before.role === 'admin') await requireConfirmation(tx, actor, now);
    await updateMember(tx, userId, { status: body.status }, now);
    const act = body.status === 'suspended' ? 'user_suspended' : 'user_reactivated';
    await recordAct(tx, deps, await adminOf(tx, actor), { act, memberId: userId });
    const revoked = body.status === 'suspended' ? await revokeSessions(tx, userId, {}, now) : [];
    return { member: await memberOf(tx, userId), revoked };
  });
  announceRevoked(deps, userId, revoked);
  return present(deps, member);
}

/**
 * Deletes an account with everything in it.
 * @throws DomainError `not_found`, `own_account`, `last_admin`, `confirmation_needed`
 */
export async function deleteUser({ deps, actor, params }: Call<typeof api.admin.deleteUser>) {
  const now = deps.clock.now();
  const { files, revoked } = await transaction(deps.db, async (tx) => {
    await allowLoss(tx, actor, params.id, now);
    if (!(await lockMember(tx, params.id))) throw new DomainError('not_found');
    const revoked = await revokeSessions(tx, params.id, {}, now);
    await recordAct(tx, deps, await adminOf(tx, actor), { act: 'user_deleted', memberId: params.id });
    return { files: await removeMembers(tx, [params.id]), revoked };
  });
  announceRevoked(deps, params.id, revoked);
  await removeBytes(deps, files);
  return {};
}

/** What takes an account away from its owner: never one's own, never the last administrator's, and by password alone. */
async function allowLoss(tx: Tx, actor: Actor, userId: string, now: Date): Promise<void> {
  await keepAnAdministrator(tx, userId);
  refuseOwn(actor, userId);
  await requireConfirmation(tx, actor, now);
}

function refuseOwn(actor: Actor, userId: string): void {
  if (actor.id === userId) throw new DomainError('own_account');
}

/** @throws DomainError `not_found` */
async function memberOf(tx: Tx, id: string): Promise<Member> {
  const member = await findMember(tx, id);
  if (!member) throw new DomainError('not_found');
  return member;
}

const present = async (deps: Deps, member: Member): Promise<AdminUser> =>
  presentUserRow(member, await lastSeen(deps.db.query, [member.id]));
