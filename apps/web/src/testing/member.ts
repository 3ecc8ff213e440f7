import { PLACEHOLDER_USER, type User } from '@everstep/domain';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the server would issue it at `issuedAt`, with a signature that nobody checks here. */
export function tokenFor(memberId: string, issuedAt: number): string {
  return `${part({ alg: 'HS256' })}.${part({ sub: memberId, exp: Math.floor(issuedAt / 1000) + 7 * 86_400 })}.c2lnbmF0dXJl`;
}

export function memberOf(id: string, change: Partial<User> = {}): User {
  return { ...PLACEHOLDER_USER, _id: id, id, firstName: 'Ada', name: 'Ada Lovelace', email: `${id}@example.org`, ...change };
}
