import { hash } from 'node:crypto';

/**
 * The id under which a member's record stands when somebody else has a record of the id that was asked for: always the same for both, so
 * that asking again makes nothing twice. It keeps the time of the first one, by which records sort.
 */
export function ownIdFor(memberId: string, id: string): string {
  const own = hash('sha256', `${memberId}:${id}`, 'hex');
  return `${id.slice(0, 15)}${own.slice(0, 3)}-8${own.slice(3, 6)}-${own.slice(6, 18)}`;
}
