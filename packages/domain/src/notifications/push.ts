import { PUSH_ATTEMPTS_MAX, PUSH_LIFE_SECONDS } from './limits.ts';
import type { NotificationPriority } from './schemas.ts';

/** What a push tells a device. It is shown on locked screens, and lies on the way with the browser's own service, encrypted. */
export interface PushMessage {
  /** The notification that it leads to. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** What is known of a notification when it is to be said on a device. */
export interface Pushable {
  readonly id: string;
  readonly subject: string;
  readonly sender: string;
  /** Whether it is for this member alone: a letter to chosen members, or an answer of the team. */
  readonly isPrivate: boolean;
}

/** The words on the device: what was written to one member stays unsaid. */
export const pushMessage = ({ id, subject, sender, isPrivate }: Pushable): PushMessage =>
  isPrivate
    ? { id, title: 'Everstep', body: 'Something new is waiting for you behind the bell.' }
    : { id, title: subject, body: `From ${sender}` };

/** How pressing it is in the words of push services (RFC 8030): a phone that saves its battery fetches what can wait later. */
export const pushUrgency = (priority: NotificationPriority): 'high' | 'normal' | 'low' => (priority === 'urgent' ? 'high' : priority);

/** What an answer of a push service means for the push and for the subscription. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** @param status HTTP status of the push service */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3600;

/**
 * When a push that did not get through is tried again.
 * @param attempts how often it was tried, at least 1
 * @param wantedSeconds the pause that the push service asked for, if it did
 * @param sentAt when the notification went out
 * @returns null when it is given up: tried often enough, or not worth saying any more by then
 */
export function pushAgainAt(attempts: number, wantedSeconds: number | undefined, sentAt: Date, now: Date): Date | null {
  if (attempts >= PUSH_ATTEMPTS_MAX) return null;
  const own = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  const again = new Date(now.getTime() + Math.max(own, wantedSeconds ?? 0) * 1000);
  return again.getTime() < sentAt.getTime() + PUSH_LIFE_SECONDS * 1000 ? again : null;
}

/**
 * The pause that a `Retry-After` header asks for, in seconds: given as such, or as a date.
 * @returns undefined when there is none, or none that can be read
 */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = /^[A-Z][a-z]{2},/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
