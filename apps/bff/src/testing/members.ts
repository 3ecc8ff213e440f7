import { issueToken, TOKEN_LIFE_SECONDS } from '../accounts/tokens.ts';
import type { Deps } from '../deps.ts';
import { createProgress } from '../gamification/store.ts';

/** Who a test needs. */
export interface NewMember {
  readonly firstName: string;
  readonly role?: 'admin' | 'member';
  readonly timeZone?: string;
  readonly status?: 'active' | 'suspended';
}

/** Puts a member with a session straight into the database: hashing a password for each test would take most of its time. */
export async function insertMember(
  deps: Deps,
  member: NewMember,
): Promise<{ id: string; token: string; sessionId: string; email: string }> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const [id, sessionId] = [deps.ids.next(), deps.ids.next()];
  const role = member.role ?? 'member';
  const email = `${member.firstName.toLowerCase()}.${id}@example.org`;
  await deps.db.query
    .insertInto('member')
    .values({
      id,
      email,
      emailVerifiedAt: at,
      pendingEmail: null,
      passwordHash: '',
      role,
      status: member.status ?? 'active',
      firstName: member.firstName,
      lastName: '',
      focus: '',
      birthYear: 1990,
      birthMonth: 5,
      cohort: null,
      timeZone: member.timeZone ?? 'UTC',
      dayStartHour: 3,
      colorScheme: null,
      colorMode: 'system',
      calmMode: 0,
      photoOriginal: null,
      photoMedium: null,
      photoThumbnail: null,
      isDemo: 0,
      createdAt: at,
      updatedAt: at,
      version: 1,
    })
    .execute();
  await createProgress(deps.db.query, id);
  await deps.db.query
    .insertInto('session')
    .values({
      id: sessionId,
      memberId: id,
      createdAt: at,
      lastSeenAt: at,
      renewedAt: at,
      // Tests move their clock over weeks; the token's own end is what they meet first.
      expiresAt: new Date(now.getTime() + TOKEN_LIFE_SECONDS * 1000).toISOString(),
      revokedAt: null,
      userAgent: 'Vitest',
    })
    .execute();
  return { id, sessionId, email, token: await issueToken(deps.secret, { memberId: id, sessionId, role }, now) };
}
