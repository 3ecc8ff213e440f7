import { addDays } from '../time/dates.ts';
import { localDateOf } from '../time/moment.ts';
import { wallInstant } from '../time/wall-instant.ts';
import type { NotificationType } from './schemas.ts';

/** A span of each day by the clocks of where the member is; it may go over midnight. Both are HH:mm. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/**
 * When the quiet hours end that last at an instant; null while there are none. A time that comes twice is meant the first time, one that
 * a clock change leaves out comes as much later.
 */
export function quietHoursEnd({ from, to }: QuietHours, now: Date, timeZone: string): Date | null {
  const today = localDateOf(now, timeZone, 0);
  for (const date of [addDays(today, -1), today]) {
    const end = wallInstant(to > from ? date : addDays(date, 1), to, timeZone);
    if (wallInstant(date, from, timeZone) <= now && now < end) return end;
  }
  return null;
}

/** What a member wants to be told of as it comes. Whatever they choose, every notification waits behind the bell. */
export interface Announcing {
  readonly mutedTypes: readonly NotificationType[];
  readonly quiet: QuietHours | null;
}

/** Whether a notification of a type may make itself heard now. */
export const mayAnnounce = (type: NotificationType, { mutedTypes, quiet }: Announcing, now: Date, timeZone: string): boolean =>
  !mutedTypes.includes(type) && (quiet === null || quietHoursEnd(quiet, now, timeZone) === null);
