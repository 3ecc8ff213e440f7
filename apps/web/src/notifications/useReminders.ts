import { useSyncExternalStore } from 'react';
import { useMemberId } from '../session/SessionProvider.tsx';
import { type RemindersState, remindersState, wantReminders, watchReminders } from './reminder-store.ts';

/** Where reminders on this device stand, and the switch. */
export function useReminders(): { readonly state: RemindersState; readonly want: (wanted: boolean) => void } {
  const memberId = useMemberId();
  const state = useSyncExternalStore(watchReminders, () => remindersState(memberId));
  return { state, want: (wanted) => void wantReminders(memberId, wanted) };
}
