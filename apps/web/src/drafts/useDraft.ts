import { useCallback, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { draftKey } from '../session/storage.ts';
import { unstoredDrafts } from './unstored.ts';

export interface Draft {
  readonly text: string;
  /** The device has it; otherwise it is here for as long as the app stays open. */
  readonly isStored: boolean;
  /** The text as it lies on the device now, another tab's change included; what the device had no room for comes first. */
  readonly read: () => string;
  /** @returns whether the device had room for it */
  readonly setText: (text: string) => boolean;
  readonly clear: () => void;
}

/**
 * Text that survives reload, a failed request and a lost session on this device.
 * @param key what is being written, with the member's id in it
 */
export function useDraft(key: string): Draft {
  const { session } = useSession();
  const storageKey = draftKey(key);
  const read = useCallback(() => unstoredDrafts(session).get(storageKey) ?? localStorage.getItem(storageKey) ?? '', [session, storageKey]);
  const [kept, keep] = useState(() => ({ storageKey, text: read() }));
  // At once with another key, not a step later: the text of one draft must not be taken for that of the next.
  const draft = kept.storageKey === storageKey ? kept : { storageKey, text: read() };
  if (draft !== kept) keep(draft);
  const setText = useCallback(
    (next: string) => {
      keep({ storageKey, text: next });
      const fits = fitsOnDevice(storageKey, next);
      if (fits) unstoredDrafts(session).delete(storageKey);
      else unstoredDrafts(session).set(storageKey, next);
      return fits;
    },
    [session, storageKey],
  );
  const isStored = !unstoredDrafts(session).has(storageKey);
  return { text: draft.text, isStored, read, setText, clear: useCallback(() => void setText(''), [setText]) };
}

function fitsOnDevice(storageKey: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(storageKey, text);
    else localStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
