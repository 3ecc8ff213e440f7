import { type api, DomainError, type FieldProblem, isOldEnough, localDateOf } from '@everstep/domain';
import type { Insertable } from 'kysely';
import { startCohort } from '../challenges/cohort.ts';
import { transaction } from '../db/transaction.ts';
import { createProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { verificationMail } from './account-mails.ts';
import { roleOfNewMember } from './admins.ts';
import { insertMailedToken, newMailedToken } from './mailed-tokens.ts';
import { hashPassword, newPasswordProblems } from './passwords.ts';
import { presentUser } from './present.ts';
import { openSession, signToken } from './sessions.ts';
import { insertMember, readAccount } from './store.ts';
import type { MemberTable } from './tables.ts';

type RegisterCall = Call<(typeof api.accounts)['register']>;

/** Local hour at which a member's day starts until they choose another. */
export const DEFAULT_DAY_START_HOUR = 3;

/** Creates an account, signs it in and mails the link that confirms the address. The first person becomes administrator. */
export async function register({ deps, body, caller }: RegisterCall) {
  const now = deps.clock.now();
  const fields = [...ageProblems(body, now), ...(await newPasswordProblems(body.password, body.email, 'body.password'))];
  if (fields.length > 0) throw new DomainError('validation', { fields });
  const passwordHash = await hashPassword(body.password, deps.ids);
  const id = deps.ids.next();
  const mailed = newMailedToken(deps, 'verify_email', id, body.email);
  const { role, sessionId } = await transaction(deps.db, async (tx) => {
    const role = await roleOfNewMember(tx);
    const member = newMember(id, { ...body, passwordHash, role }, now);
    if (!(await insertMember(tx, member))) throw emailTaken();
    await createProgress(tx, id);
    if (body.cohort) {
      const startedOn = localDateOf(now, member.timeZone, member.dayStartHour);
      await startCohort(tx, { id: deps.ids.next(), memberId: id, templateId: body.cohort, startedOn, createdAt: now.toISOString() });
    }
    await insertMailedToken(tx, deps, mailed);
    return { role, sessionId: await openSession(tx, deps, id, caller.userAgent) };
  });
  deps.background.run('verification mail', () => deps.mail.send(verificationMail(deps.env, body, mailed.secret)));
  return {
    token: await signToken(deps, { id, role }, sessionId),
    user: presentUser(deps, await readAccount(deps.db.query, id)),
  };
}

export const emailTaken = (): DomainError =>
  new DomainError('email_taken', { fields: [{ path: 'body.email', message: 'There is already an account with this e-mail.' }] });

/** The gate is neutral: it says what is needed only after a month was given. */
export function ageProblems(
  { birthYear, birthMonth }: Pick<RegisterCall['body'], 'birthYear' | 'birthMonth'>,
  now: Date,
): readonly FieldProblem[] {
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  if (isOldEnough({ year: birthYear, month: birthMonth }, today)) return [];
  return [{ path: 'body.birthYear', message: 'Everstep is for people who are 18 or older.' }];
}

type Chosen = Pick<MemberTable, 'email' | 'passwordHash' | 'role' | 'firstName' | 'lastName' | 'birthYear' | 'birthMonth'> & {
  readonly cohort?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly focus?: string;
  readonly isDemo?: boolean;
};

/** A member row with everything not chosen yet at its start value. */
export function newMember(id: string, chosen: Chosen, now: Date): Insertable<MemberTable> {
  const at = now.toISOString();
  return {
    id,
    email: chosen.email,
    emailVerifiedAt: null,
    pendingEmail: null,
    passwordHash: chosen.passwordHash,
    role: chosen.role,
    status: 'active',
    firstName: chosen.firstName,
    lastName: chosen.lastName,
    focus: chosen.focus ?? '',
    birthYear: chosen.birthYear,
    birthMonth: chosen.birthMonth,
    cohort: chosen.cohort ?? null,
    timeZone: chosen.timeZone ?? 'UTC',
    dayStartHour: DEFAULT_DAY_START_HOUR,
    colorScheme: null,
    colorMode: 'system',
    calmMode: 0,
    photoOriginal: null,
    photoMedium: null,
    photoThumbnail: null,
    isDemo: chosen.isDemo ? 1 : 0,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}
