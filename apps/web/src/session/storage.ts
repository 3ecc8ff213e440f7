import { checkToken } from '@everstep/domain';
import { deviceStorage } from '../device/device-storage.ts';

const TOKEN = 'token';
/** What a sign-out takes away, by its name in the specification. */
export const sessionKeys = {
  savedEmail: 'everstep:savedEmail',
  user: 'everstep:user',
  gamification: 'everstep:gamification',
  lastApiCall: 'everstep:lastApiCall',
  preferences: 'everstep:preferences',
  userData: 'everstep:userData',
  authState: 'everstep:authState',
} as const;

/** The stored token; one that is malformed or expired is removed and counts as none. */
export function readToken(now: number): string | null {
  const stored = deviceStorage.getItem(TOKEN);
  if (stored === null) return null;
  if (checkToken(stored, now) === 'good') return stored;
  deviceStorage.removeItem(TOKEN);
  return null;
}

export function storeToken(token: string): void {
  deviceStorage.setItem(TOKEN, token);
}

export function removeToken(): void {
  deviceStorage.removeItem(TOKEN);
}

const DRAFT = 'everstep:draft:';

/**
 * What a member typed and did not send yet: kept when a session runs out, gone when the member signs out. What others began on this
 * device waits for them; without a member, all of it goes.
 */
export function clearDrafts(memberId: string | undefined): void {
  for (const key of deviceStorage.keys()) {
    if (key.startsWith(DRAFT) && (memberId === undefined || key.split(':').includes(memberId))) deviceStorage.removeItem(key);
  }
}

/** Where a draft lies. `name` has the member's id as one of its parts, with colons between. */
export const draftKey = (name: string): string => DRAFT + name;

/** Everything that belongs to the session. The look, the welcome flag and the country of Help now belong to the device, the guide to the member: they stay. */
export function clearSession(): void {
  deviceStorage.removeItem(TOKEN);
  for (const key of Object.values(sessionKeys)) deviceStorage.removeItem(key);
}

export function readJson<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(deviceStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storeJson(key: string, value: unknown): void {
  deviceStorage.setItem(key, JSON.stringify(value));
}
