import { deviceStorage } from '../device/device-storage.ts';

/**
 * Whether this device reminds: not at all, by notifications, or by a line in the page: since the browser has no answer yet, lets none through, or has none.
 */
export type RemindersState = 'off' | 'on' | 'undecided' | 'denied' | 'unsupported';

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
  return ({ granted: 'on', denied: 'denied', default: 'undecided' } as const)[Notification.permission];
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Turns reminders on or off at once; the browser asks the member the first time, and its answer is told when it comes. */
export async function wantReminders(memberId: string, wanted: boolean): Promise<void> {
  if (wanted) deviceStorage.setItem(keyOf(memberId), 'on');
  else deviceStorage.removeItem(keyOf(memberId));
  tell();
  if (!wanted || !('Notification' in globalThis) || Notification.permission !== 'default') return;
  await Notification.requestPermission();
  tell();
}
