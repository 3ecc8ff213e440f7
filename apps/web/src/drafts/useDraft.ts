import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '../session/storage.ts';

/**
 * Text that survives reload, a failed request and a lost session on this device.
 * @param key what is being written, with the member's id in it
 */
export function useDraft(key: string): { text: string; setText: (text: string) => void; clear: () => void } {
  const storageKey = draftKey(key);
  const [text, set] = useState(() => localStorage.getItem(storageKey) ?? '');
  useEffect(() => set(localStorage.getItem(storageKey) ?? ''), [storageKey]);
  const setText = useCallback(
    (next: string) => {
      set(next);
      try {
        if (next) localStorage.setItem(storageKey, next);
        else localStorage.removeItem(storageKey);
      } catch {
        // The text stays in the field; only its copy on the device is missing.
      }
    },
    [storageKey],
  );
  return { text, setText, clear: useCallback(() => setText(''), [setText]) };
}
