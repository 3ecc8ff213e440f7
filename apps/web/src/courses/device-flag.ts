import { useCallback, useSyncExternalStore } from 'react';
import { deviceStorage } from '../device/device-storage.ts';

/** Told to all that show the flag; other windows hear of it by the storage itself. */
const CHANGED = 'everstep:course-ai-offline';
const keyOf = (memberId: string) => `everstep:courseAiOffline:${memberId}`;

function onChange(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
    window.removeEventListener('storage', notify);
  };
}

/** Whether this device wants the built-in assistant, for a member whose choice could not reach the server. */
export function useDeviceFlag(memberId: string): readonly [boolean, (flag: boolean) => void] {
  const flag = useSyncExternalStore(onChange, () => deviceStorage.getItem(keyOf(memberId)) !== null);
  const setFlag = useCallback(
    (next: boolean) => {
      if (next) deviceStorage.setItem(keyOf(memberId), 'true');
      else deviceStorage.removeItem(keyOf(memberId));
      window.dispatchEvent(new Event(CHANGED));
    },
    [memberId],
  );
  return [flag, setFlag];
}
