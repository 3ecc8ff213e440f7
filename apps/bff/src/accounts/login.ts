import { createHash } from 'node:crypto';
import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { addressGroup } from '../http/address.ts';
import type { Call, Limit } from '../http/route.ts';
import { verifyPassword } from './passwords.ts';
import { presentUser } from './present.ts';
import { openSession, signToken } from './sessions.ts';
import { findMemberByEmail, type Member, readAccount, updateMember } from './store.ts';

/** Ten failures in a quarter of an hour, for an address of either kind; refuses when they cannot be counted. */
const FAILURES: Limit = { points: 10, seconds: 15 * 60, by: 'address', failClosed: true };
const PER_EMAIL = 'sign-in-email';
const PER_ADDRESS = 'sign-in-address';

/** Signs in with e-mail and password. An unknown address is told the same as a wrong password, and takes as long. */
export async function login({ deps, body, caller }: Call<(typeof api.accounts)['login']>) {
  const address = addressGroup(caller.address);
  await deps.limits.check(PER_ADDRESS, FAILURES, address);
  // Counted before the password is looked at: guesses sent side by side must not slip through together.
  await deps.limits.take(PER_EMAIL, FAILURES, emailKey(body.email));
  const member = await findMemberByEmail(deps.db.query, body.email);
  const right = await verifyPassword(body.password, member?.passwordHash);
  if (!member || !right) {
    await deps.limits.take(PER_ADDRESS, FAILURES, address);
    throw new DomainError('invalid_credentials');
  }
  await forgiveFailures(deps, body.email);
  if (member.status === 'suspended') throw new DomainError('suspended');
  const sessionId = await transaction(deps.db, async (tx) => {
    if (isAppointed(deps, member)) await updateMember(tx, member.id, { role: 'admin' }, deps.clock.now());
    return openSession(tx, deps, member.id, caller.userAgent);
  });
  const account = await readAccount(deps.db.query, member.id);
  return { token: await signToken(deps, account, sessionId), user: presentUser(deps, account) };
}

/** `ADMIN_EMAIL` may have been set after its owner had confirmed the address. */
const isAppointed = ({ env }: Deps, { email, emailVerifiedAt, role }: Member): boolean =>
  email === env.adminEmail && emailVerifiedAt !== null && role !== 'admin';

/** Starts the count of failures over, once somebody has shown that the address is theirs. */
export const forgiveFailures = (deps: Deps, email: string): Promise<void> => deps.limits.clear(PER_EMAIL, FAILURES, emailKey(email));

const emailKey = (email: string): string => createHash('sha256').update(email).digest('base64url');
