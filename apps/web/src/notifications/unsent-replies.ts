import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

/** A reply that the server does not have, as far as is known here. */
export interface UnsentReply {
  /** Names it: sent twice, it is one reply. */
  readonly id: string;
  readonly notificationId: string;
  readonly content: string;
  /** ISO-8601 instant at which it was written. */
  readonly sentAt: string;
}

const keyOf = (memberId: string) => draftKey(`notification-replies:${memberId}`);

/** Those of all notifications, oldest first. */
export function readUnsent(memberId: string): readonly UnsentReply[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(keyOf(memberId)) ?? '[]');
    // Written below and by nobody else.
    return Array.isArray(kept) ? (kept as UnsentReply[]) : [];
  } catch {
    return [];
  }
}

export function keepUnsent(memberId: string, reply: UnsentReply): void {
  store(memberId, [...readUnsent(memberId).filter(({ id }) => id !== reply.id), reply]);
}

export function forgetUnsent(memberId: string, ids: readonly string[]): void {
  store(
    memberId,
    readUnsent(memberId).filter(({ id }) => !ids.includes(id)),
  );
}

function store(memberId: string, replies: readonly UnsentReply[]): void {
  if (replies.length === 0) deviceStorage.removeItem(keyOf(memberId));
  else deviceStorage.setItem(keyOf(memberId), JSON.stringify(replies));
}
