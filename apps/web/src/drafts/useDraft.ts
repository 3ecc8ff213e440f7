import { useCallback, useState } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';

export interface Draft {
  readonly text: string;
  /** The device has it; otherwise it is here for as long as the app stays open. */
  readonly isStored: boolean;
  /** The text as it lies on the device now, another tab's change included; what the device had no room for comes first. */
  readonly read: () => string;
  /** @returns whether the device had room for it */
  readonly setText: (text: string) => boolean;
  readonly clear: () => void;
  /** Takes these words out wherever they are all there is; what was written since stays, here and in another tab. */
  readonly drop: (words: string) => void;
}

/** A text with words laid under it, unless it has them already. */
export const withWords = (text: string, words: string): string =>
  text.includes(words) ? text : text === '' ? words : `${text}\n\n${words}`;

/**
 * Text that survives reload, a failed request and a lost session on this device.
 * @param key what is being written, with the member's id in it
 */
export function useDraft(key: string): Draft {
  const storageKey = draftKey(key);
  const read = useCallback(() => deviceStorage.getItem(storageKey) ?? '', [storageKey]);
  const [kept, keep] = useState(() => ({ storageKey, text: read() }));
  // At once with another key, not a step later: the text of one draft must not be taken for that of the next.
  const draft = kept.storageKey === storageKey ? kept : { storageKey, text: read() };
  if (draft !== kept) keep(draft);
  const setText = useCallback(
    (next: string) => {
      keep({ storageKey, text: next });
      if (next) return deviceStorage.setItem(storageKey, next);
      deviceStorage.removeItem(storageKey);
      return true;
    },
    [storageKey],
  );
  const drop = useCallback(
    (words: string) => {
      const isThem = (text: string) => text.trim() === words.trim();
      keep((now) => (now.storageKey === storageKey && isThem(now.text) ? { storageKey, text: '' } : now));
      if (isThem(read())) deviceStorage.removeItem(storageKey);
    },
    [read, storageKey],
  );
  const isStored = !deviceStorage.isUnstored(storageKey);
  return { text: draft.text, isStored, read, setText, clear: useCallback(() => void setText(''), [setText]), drop };
}
