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
  if (localStorage.getItem(keyOf(memberId)) !== 'on') return 'off';
  if (!('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'granted' ? 'on' : 'denied';
}

/** Turns reminders on or off; the browser asks the member the first time. */
export async function wantReminders(memberId: string, wanted: boolean): Promise<void> {
  if (wanted) {
    if ('Notification' in globalThis) await Notification.requestPermission();
    localStorage.setItem(keyOf(memberId), 'on');
  } else {
    localStorage.removeItem(keyOf(memberId));
  }
  for (const listener of listeners) listener();
}
