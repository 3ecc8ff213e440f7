import { type Award, type api, DomainError } from '@everstep/domain';
import type { Updateable } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announceProgress, openEarning } from '../gamification/earning.ts';
import { type Earning, recordActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { emailChangeMail } from './account-mails.ts';
import { isProfileComplete, presentUser } from './present.ts';
import { emailTaken } from './register.ts';
import { findMemberByEmail, lockMember, type Member, readAccount, updateMember } from './store.ts';
import type { MemberTable } from './tables.ts';
import { mailVerification } from './verify.ts';

type ProfileCall = Call<(typeof api.accounts)['updateProfile']>;
type ProfileBody = ProfileCall['body'];

/** Changes what was sent of the profile. Completing it and choosing a scheme are first steps; a new e-mail waits for its mail. */
export async function updateProfile({ deps, actor, body }: ProfileCall) {
  if (actor.isDemo && body.email !== undefined) throw new DomainError('demo_only');
  const { before, award, newEmail } = await transaction(deps.db, async (tx) => {
    // Totals before the member, as everywhere: two locks in two orders would wait for each other.
    const earning = await openEarning(tx, { deps, actor });
    const before = await lockMember(tx, actor.id);
    if (!before) throw new DomainError('session_expired');
    await refuseStale(tx, deps, before, body);
    const newEmail = await newAddress(tx, before, body);
    const change = { ...columnsOf(body), ...pendingEmail(before, body, newEmail) };
    if (Object.keys(change).length > 0) await updateMember(tx, actor.id, change, deps.clock.now());
    return { before, newEmail, award: await firstSteps(earning, before, { ...before, ...change }) };
  });
  if (newEmail !== undefined) await mailNewAddress(deps, before, newEmail);
  announce(deps, actor, award);
  return { user: presentUser(deps, await readAccount(deps.db.query, actor.id)), award };
}

async function refuseStale(tx: Tx, deps: Deps, before: Member, { version }: ProfileBody): Promise<void> {
  if (version === undefined || version === before.version) return;
  throw new DomainError('conflict', { details: { user: presentUser(deps, await readAccount(tx, before.id)) } });
}

/** The address that now has to be confirmed; undefined when none was sent, or the present one, or one that waits already. */
async function newAddress(tx: Tx, before: Member, { email }: ProfileBody): Promise<string | undefined> {
  if (email === undefined || email === before.email || email === before.pendingEmail) return undefined;
  if (await findMemberByEmail(tx, email)) throw emailTaken();
  return email;
}

/** Sending the present address again takes a wish for another one back. */
function pendingEmail(before: Member, { email }: ProfileBody, newEmail: string | undefined): Pick<Updateable<MemberTable>, 'pendingEmail'> {
  if (newEmail !== undefined) return { pendingEmail: newEmail };
  return email === before.email && before.pendingEmail !== null ? { pendingEmail: null } : {};
}

/** The columns that were sent. */
function columnsOf({ firstName, lastName, focus, timeZone, dayStartHour, colorScheme, colorMode, calmMode }: ProfileBody) {
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(focus === undefined ? {} : { focus }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(dayStartHour === undefined ? {} : { dayStartHour }),
    ...(colorScheme === undefined ? {} : { colorScheme }),
    ...(colorMode === undefined ? {} : { colorMode }),
    ...(calmMode === undefined ? {} : { calmMode: calmMode ? (1 as const) : (0 as const) }),
  };
}

/** Books what became true with this change for the first time. */
async function firstSteps(earning: Earning, before: Member, after: Pick<Member, 'firstName' | 'lastName' | 'focus' | 'colorScheme'>) {
  const reference = before.id;
  const awards: Award[] = [];
  if (before.colorScheme === null && after.colorScheme !== null)
    awards.push(await recordActivity(earning, { source: 'scheme_choice', reference }));
  if (!isProfileComplete(before) && isProfileComplete(after)) {
    awards.push(await recordActivity(earning, { source: 'profile_complete', reference }));
  }
  return awards.length === 0 ? null : awards.reduce(together);
}

/** Two acts of one request as one notice: what each earned, and the totals after the second. */
function together(first: Award, second: Award): Award {
  return {
    ...second,
    xpAwarded: first.xpAwarded + second.xpAwarded,
    coinsAwarded: first.coinsAwarded + second.coinsAwarded,
    levelUp: unitedLevelUp(first.levelUp, second.levelUp),
    achievementsUnlocked: [...first.achievementsUnlocked, ...second.achievementsUnlocked],
    receipt: { ...second.receipt, firstSteps: [...first.receipt.firstSteps, ...second.receipt.firstSteps] },
  };
}

function unitedLevelUp(first: Award['levelUp'], second: Award['levelUp']): Award['levelUp'] {
  if (!first || !second) return first ?? second;
  return {
    ...second,
    xpGained: first.xpGained + second.xpGained,
    coinsEarned: first.coinsEarned + second.coinsEarned,
    newFeatures: [...first.newFeatures, ...second.newFeatures],
  };
}

async function mailNewAddress(deps: Deps, before: Member, newEmail: string): Promise<void> {
  deps.background.run('e-mail change mail', () => deps.mail.send(emailChangeMail(deps.env, before, newEmail)));
  await mailVerification(deps, before, newEmail);
}

function announce(deps: Deps, { id }: Actor, award: Award | null): void {
  deps.events.publish(id, { resource: 'account', id: null });
  if (award) announceProgress(deps, id);
}
