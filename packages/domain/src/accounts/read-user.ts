import { colorSchemeKeys } from '../schemes/color-schemes.ts';
import type { ProfileImage, User } from './schemas.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a user from an answer in any form that a server may give: `user` or `{user}`, `_id` or `id`, totals as numbers or as objects,
 * the photo as one address or three. What is missing gets its empty value.
 *
 * @param apiBase put in front of relative photo addresses; empty for the same origin
 * @returns undefined when the answer holds no user
 */
export function readUser(answer: unknown, apiBase: string): User | undefined {
  const fields = fieldsOf(answer);
  const user = fields && (fieldsOf(fields.user) ?? fields);
  return user && readId(user) !== undefined ? userFrom(user, apiBase) : undefined;
}

/** The id of a record that names it `_id` or `id`. */
export function readId(record: Fields): string | undefined {
  return [record._id, record.id].find((id): id is string => typeof id === 'string' && id !== '');
}

/** A number of points or coins, given as the number itself or as `{total}`. */
export const readTotal = (value: unknown): number => readNumber(value) ?? readNumber(fieldsOf(value)?.total) ?? 0;

/** A level, given as the number itself or as `{current}`. */
export const readLevel = (value: unknown): number => readNumber(value) ?? readNumber(fieldsOf(value)?.current) ?? 1;

/** The three addresses of a photo, given as one address or as up to three; null without any. */
export function readProfileImage(value: unknown, apiBase: string): ProfileImage | null {
  const given = typeof value === 'string' ? { original: value } : (fieldsOf(value) ?? {});
  const sizes: Fields = given;
  const [original, medium, thumbnail] = [sizes.original, sizes.medium, sizes.thumbnail].map(readText);
  const largest = original || medium || thumbnail;
  if (!largest) return null;
  const address = (size: string | undefined) => withBase(size || largest, apiBase);
  return { original: address(original), medium: address(medium || original), thumbnail: address(thumbnail || medium) };
}

/** Puts the API's base in front of a relative path; an absolute, data or blob address stays as it is. */
export function withBase(address: string, apiBase: string): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) return address;
  return `${apiBase.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}

function userFrom(user: Fields, apiBase: string): User {
  const id = readId(user) ?? '';
  const firstName = readText(user.firstName);
  const lastName = readText(user.lastName);
  return {
    _id: id,
    id,
    role: user.role === 'admin' ? 'admin' : 'member',
    firstName,
    lastName,
    name: readText(user.name) || [firstName, lastName].filter(Boolean).join(' '),
    email: readText(user.email),
    emailVerified: user.emailVerified === true,
    pendingEmail: readText(user.pendingEmail) || null,
    profileImage: readProfileImage(user.profileImage, apiBase),
    focus: readText(user.focus),
    profileComplete: user.profileComplete === true,
    points: readTotal(user.points),
    coins: readTotal(user.coins),
    level: readLevel(user.level),
    timeZone: readText(user.timeZone) || 'UTC',
    dayStartHour: readNumber(user.dayStartHour) ?? 3,
    colorScheme: colorSchemeKeys.find((key) => key === user.colorScheme) ?? null,
    colorMode: user.colorMode === 'light' || user.colorMode === 'dark' ? user.colorMode : 'system',
    calmMode: user.calmMode === true,
    isDemo: user.isDemo === true,
    createdAt: readText(user.createdAt),
    version: readNumber(user.version) ?? 0,
  };
}

// The check makes it an object; reading any key of it as unknown is safe.
function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
