import { useCallback, useSyncExternalStore } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

const OFF = 'off';
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this device shows the administrators' view; on until somebody turns it off here. */
export function useAdminView(): [boolean, (on: boolean) => void] {
  const key = `everstep:admin-view:${useMemberId()}`;
  const isOn = useSyncExternalStore(watch, () => deviceStorage.getItem(key) !== OFF);
  const turn = useCallback(
    (on: boolean) => {
      if (on) deviceStorage.removeItem(key);
      else deviceStorage.setItem(key, OFF);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [isOn, turn];
}
