import { deviceStorage } from '../device/device-storage.ts';

/**
 * Whether this device reminds: not at all, by notifications, or by a line in the page, since the browser lets none through or has none.
 */
export type RemindersState = 'off' | 'on' | 'denied' | 'unsupported';

const keyOf = (memberId: string) => `everstep:reminders:${memberId}`;
const listeners = new Set<() => void>();

/** Tells of a change on this page; for `useSyncExternalStore`. */
export function watchReminders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the member wants on this device, and how far the browser goes along. */
export function remindersState(memberId: string): RemindersState {
  if (deviceStorage.getItem(keyOf(memberId)) !== 'on') return 'off';
  if (!('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'granted' ? 'on' : 'denied';
}

/** Turns reminders on or off; the browser asks the member the first time. */
export async function wantReminders(memberId: string, wanted: boolean): Promise<void> {
  if (wanted) {
    if ('Notification' in globalThis) await Notification.requestPermission();
    deviceStorage.setItem(keyOf(memberId), 'on');
  } else {
    deviceStorage.removeItem(keyOf(memberId));
  }
  for (const listener of listeners) listener();
}
