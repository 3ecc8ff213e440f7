import type { JournalEntry } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { JournalConflict, JournalText } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useCall } from '../session/SessionProvider.tsx';
import type { SaveState } from './autosave.ts';
import type { Writing } from './EntryEditor.tsx';
import { draftOf, type EntryDraft } from './entry-draft.ts';
import { openText } from './locked/locked-entry.ts';
import { sendEntry } from './send-entry.ts';

interface ConflictOptions extends Writing {
  readonly state: SaveState;
  readonly draft: EntryDraft;
  readonly change: (change: Partial<EntryDraft>) => void;
  readonly key: CryptoKey | null;
}

/** What to do when the entry was changed on another device: until it is answered, both texts stay. */
export function useEntryConflict({ state, draft, autosave, change, key }: ConflictOptions): JournalConflict | undefined {
  const call = useCall();
  const { showToast } = useToast();
  // The answer to a stale write carries the entry as it stands; the contract says so.
  const stored = state.kind === 'conflict' ? (state.details as JournalEntry | undefined) : undefined;
  const words = useWords(stored, key);
  if (!stored) return undefined;
  const takeTheirs = () => {
    if (!words) return;
    const theirs = draftOf(stored, words);
    change(theirs);
    autosave.settle(stored.version, theirs);
  };
  const keepBoth = async () => {
    try {
      await sendEntry(call, crypto.randomUUID(), { ...draft, title: `${draft.title || 'Entry'} (from this device)` }, null, key);
      takeTheirs();
      showToast({ id: 'both', tone: 'success', title: 'Both are kept', description: 'Your words are an entry of their own now.' });
    } catch (error) {
      showToast({ id: 'both', tone: 'danger', title: 'Your words could not be stored yet', description: sentenceOf(error) });
    }
  };
  return {
    theirs: words?.body ?? null,
    onKeepMine: () => autosave.settle(stored.version, draft),
    onTakeTheirs: takeTheirs,
    onKeepBoth: () => void keepBoth(),
  };
}

/** The words of the stored entry; undefined while they are being opened, or locked by another key. */
function useWords(stored: JournalEntry | undefined, key: CryptoKey | null): JournalText | undefined {
  const [opened, setOpened] = useState<JournalText>();
  useEffect(() => {
    if (!stored?.sealed || !key) return setOpened(undefined);
    openText(key, stored.id, stored.sealed).then(setOpened, () => setOpened(undefined));
  }, [stored, key]);
  return stored?.sealed ? opened : stored;
}
