import type { Announcing } from '../notifications/quiet-hours.ts';
import type { NotificationPriority, NotificationType } from '../notifications/schemas.ts';

/** What a hint may be about. */
export const eventResources = [
  'gamification',
  'mood',
  'habits',
  'goals',
  'journal',
  'challenges',
  'chat',
  'council',
  'guides',
  'care',
  'account',
  'session',
  'notification',
] as const;

/** What a page tells of a broadcast that has just come, without asking for it. */
export interface Arrival {
  readonly subject: string;
  /** Who sent it. */
  readonly sender: string;
  readonly type: NotificationType;
  readonly priority: NotificationPriority;
  /** What the member who hears it wants to be told of. */
  readonly wants: Announcing;
  /** Milliseconds within which the page fetches anew, at a moment by chance, so that many pages do not ask together. */
  readonly fetchWithinMs: number;
}

/** What `GET /api/events` may hint at: the client fetches the resource again. No hint carries a letter, and what is for one member alone not even its subject. */
export interface MemberEvent {
  readonly resource: (typeof eventResources)[number];
  /** Id of the changed thing, where there is one. */
  readonly id: string | null;
  /** Of a broadcast to others that has just gone out. */
  readonly arrival?: Arrival;
}
