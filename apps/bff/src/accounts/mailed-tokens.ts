import { createHash } from 'node:crypto';
import { DomainError } from '@everstep/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { Query } from './store.ts';
import type { AccountTokenTable } from './tables.ts';

type Purpose = AccountTokenTable['purpose'];

/** How long a mailed link is good for. */
const LIFE_MS = 60 * 60 * 1000;
const SECRET_BYTES = 32;
/** Most links of one purpose that a member is mailed within an hour; more would only fill a stranger's inbox. */
const MAX_PER_HOUR = 5;

/** A single-use secret to be mailed. Only its hash may be stored. */
export interface MailedToken {
  readonly secret: string;
  readonly purpose: Purpose;
  readonly memberId: string;
  readonly email: string;
}

export const newMailedToken = ({ ids }: Pick<Deps, 'ids'>, purpose: Purpose, memberId: string, email: string): MailedToken => ({
  secret: ids.secret(SECRET_BYTES),
  purpose,
  memberId,
  email,
});

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Keeps a token for an hour. False, and nothing kept, when the member got too many lately. */
export async function insertMailedToken(query: Query, { clock, ids }: Pick<Deps, 'clock' | 'ids'>, token: MailedToken): Promise<boolean> {
  const now = clock.now();
  const since = new Date(now.getTime() - LIFE_MS).toISOString();
  const recent = await query
    .selectFrom('accountToken')
    .select('id')
    .where('memberId', '=', token.memberId)
    .where('purpose', '=', token.purpose)
    .where('createdAt', '>', since)
    .limit(MAX_PER_HOUR)
    .execute();
  if (recent.length >= MAX_PER_HOUR) return false;
  await query
    .insertInto('accountToken')
    .values({
      id: ids.next(),
      memberId: token.memberId,
      purpose: token.purpose,
      tokenHash: hashOf(token.secret),
      email: token.email,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
      usedAt: null,
    })
    .execute();
  return true;
}

/** Whether a row is the one of this secret, and was neither used nor has run out. */
const isGood =
  (purpose: Purpose, secret: string, now: Date) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'accountToken'>) =>
    and([
      eb('tokenHash', '=', hashOf(secret)),
      eb('purpose', '=', purpose),
      eb('usedAt', 'is', null),
      eb('expiresAt', '>', now.toISOString()),
    ]);

/**
 * The member and address of a token that is still good, without using it up.
 * @throws DomainError `token_used` when it is unknown, over or used
 */
export async function findMailedToken(
  query: Query,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<{ memberId: string; email: string }> {
  const row = await query
    .selectFrom('accountToken')
    .select(['memberId', 'email'])
    .where(isGood(purpose, secret, now))
    .executeTakeFirst();
  if (!row) throw new DomainError('token_used');
  return row;
}

/**
 * Uses a token up. Of two calls at once, one gets it.
 * @throws DomainError `token_used` when it is unknown, over or used
 */
export async function consumeMailedToken(
  query: Query,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<{ memberId: string; email: string }> {
  const row = await query
    .updateTable('accountToken')
    .set({ usedAt: now.toISOString() })
    .where(isGood(purpose, secret, now))
    .returning(['memberId', 'email'])
    .executeTakeFirst();
  if (!row) throw new DomainError('token_used');
  return row;
}

/** Makes every open token of a purpose worthless. */
export async function voidMailedTokens(query: Query, memberId: string, purpose: Purpose, now: Date): Promise<void> {
  await query
    .updateTable('accountToken')
    .set({ usedAt: now.toISOString() })
    .where('memberId', '=', memberId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}
