import type { Notification } from '@everstep/domain';
import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

/** The newest notifications as they were seen last, for when the server does not answer. Gone at sign-out, as all that lies among the drafts. */
export interface ListCopy {
  /** ISO-8601 instant. */
  readonly savedAt: string;
  readonly notifications: readonly Notification[];
  readonly unread: number;
}

const keyOf = (memberId: string) => draftKey(`notifications-copy:${memberId}`);

export function storeCopy(memberId: string, copy: ListCopy): void {
  deviceStorage.setItem(keyOf(memberId), JSON.stringify(copy));
}

/** @returns undefined where there is none, or none that can be read */
export function readCopy(memberId: string): ListCopy | undefined {
  try {
    // Written above and by nobody else; an older version's shape is caught by the checks.
    const copy = JSON.parse(deviceStorage.getItem(keyOf(memberId)) ?? 'null') as ListCopy | null;
    return copy !== null && typeof copy.savedAt === 'string' && Array.isArray(copy.notifications) ? copy : undefined;
  } catch {
    return undefined;
  }
}
