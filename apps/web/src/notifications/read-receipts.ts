import { deviceStorage } from '../device/device-storage.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { draftKey } from '../session/storage.ts';

/** So many are kept, the latest. */
const MOST = 200;

export interface Receipt {
  readonly id: string;
  /** ISO-8601 instant. */
  readonly readAt: string;
}

const keyOf = (memberId: string) => draftKey(`notification-receipts:${memberId}`);

/** What was read on this device, the latest first. */
export function readReceipts(memberId: string): readonly Receipt[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(keyOf(memberId)) ?? '[]');
    // Written below and by nobody else.
    return Array.isArray(kept) ? (kept as Receipt[]) : [];
  } catch {
    return [];
  }
}

/** Notes that these were read, and tells the page. */
export function leaveReceipts(memberId: string, ids: readonly string[], now: Date): void {
  const readAt = now.toISOString();
  const others = readReceipts(memberId).filter(({ id }) => !ids.includes(id));
  const kept = [...ids.map((id) => ({ id, readAt })), ...others].slice(0, MOST);
  deviceStorage.setItem(keyOf(memberId), JSON.stringify(kept));
  emit('notification-read', { ids });
}
