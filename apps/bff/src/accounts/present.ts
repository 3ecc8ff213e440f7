import type { ProfileImage, Session, User } from '@everstep/domain';
import { colorSchemeKeys } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import { fileLink } from '../files/links.ts';
import { deviceOf } from './device.ts';
import type { SessionRow } from './session-store.ts';
import type { Account, Member } from './store.ts';

type Signing = Pick<Deps, 'clock' | 'secret'>;

/** What a member sees of themselves. */
export function presentUser(deps: Signing, account: Account): User {
  return {
    _id: account.id,
    id: account.id,
    role: account.role,
    firstName: account.firstName,
    lastName: account.lastName,
    name: fullName(account),
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    pendingEmail: account.pendingEmail,
    profileImage: presentProfileImage(deps, account),
    focus: account.focus,
    profileComplete: isProfileComplete(account),
    points: account.xp ?? 0,
    coins: account.coins ?? 0,
    level: account.highestLevel ?? 1,
    timeZone: account.timeZone,
    dayStartHour: account.dayStartHour,
    colorScheme: colorSchemeKeys.find((key) => key === account.colorScheme) ?? null,
    colorMode: account.colorMode,
    calmMode: account.calmMode === 1,
    isDemo: account.isDemo === 1,
    createdAt: account.createdAt,
    version: account.version,
  };
}

/** Signed addresses of the photo's three sizes; null without a photo. */
export function presentProfileImage({ clock, secret }: Signing, member: Member): ProfileImage | null {
  const { id, photoOriginal, photoMedium, photoThumbnail } = member;
  if (photoOriginal === null || photoMedium === null || photoThumbnail === null) return null;
  const now = clock.now();
  const link = (fileId: string) => fileLink(secret, { fileId, memberId: id }, now);
  return { original: link(photoOriginal), medium: link(photoMedium), thumbnail: link(photoThumbnail) };
}

/** One place where the member is signed in. */
export function presentSession(session: SessionRow, currentId: string): Session {
  return {
    id: session.id,
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    device: deviceOf(session.userAgent),
    current: session.id === currentId,
  };
}

/** A profile is complete once first name, last name and focus are filled. */
export const isProfileComplete = ({ firstName, lastName, focus }: Pick<Member, 'firstName' | 'lastName' | 'focus'>): boolean =>
  firstName !== '' && lastName !== '' && focus !== '';

const fullName = ({ firstName, lastName }: Member): string => [firstName, lastName].filter((part) => part !== '').join(' ');
