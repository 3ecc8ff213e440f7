import { useCallback, useState } from 'react';
import { draftKey } from '../session/storage.ts';

/**
 * Text that survives reload, a failed request and a lost session on this device.
 * @param key what is being written, with the member's id in it
 */
export function useDraft(key: string): { text: string; setText: (text: string) => void; clear: () => void } {
  const storageKey = draftKey(key);
  const [kept, keep] = useState(() => ({ storageKey, text: stored(storageKey) }));
  // At once with another key, not a step later: the text of one draft must not be taken for that of the next.
  const draft = kept.storageKey === storageKey ? kept : { storageKey, text: stored(storageKey) };
  if (draft !== kept) keep(draft);
  const setText = useCallback(
    (next: string) => {
      keep({ storageKey, text: next });
      try {
        if (next) localStorage.setItem(storageKey, next);
        else localStorage.removeItem(storageKey);
      } catch {
        // The text stays in the field; only its copy on the device is missing.
      }
    },
    [storageKey],
  );
  return { text: draft.text, setText, clear: useCallback(() => setText(''), [setText]) };
}

const stored = (storageKey: string): string => localStorage.getItem(storageKey) ?? '';
