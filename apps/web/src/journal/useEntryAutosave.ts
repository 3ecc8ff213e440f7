import { readTokenMember } from '@everstep/domain';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import type { Autosave, SaveState } from './autosave.ts';
import type { EntryDraft, EntryKeeper, UnsentEntry } from './entry-draft.ts';
import { journalKey } from './locked/key-store.ts';
import { sendEntry } from './send-entry.ts';
import { useAutosave } from './useAutosave.ts';

interface EntryAutosaveOptions {
  readonly id: string;
  readonly start: UnsentEntry;
  readonly unsent: boolean;
  readonly keeper: EntryKeeper;
  readonly key: CryptoKey | null;
  /** Called once the server has the entry for the first time. */
  readonly onStored: () => void;
}

export interface EntryAutosave {
  readonly draft: EntryDraft;
  readonly state: SaveState;
  readonly change: (change: Partial<EntryDraft>) => void;
  readonly autosave: Autosave<EntryDraft>;
}

/** An entry that saves itself: on the device at once, on the server when one pauses. */
export function useEntryAutosave({ id, start, unsent, keeper, key, onStored }: EntryAutosaveOptions): EntryAutosave {
  const { call, session } = useSession();
  const memberId = useMemberId();
  const [draft, setDraft] = useState(start.draft);
  const newest = useRef({ key, onStored, draft });
  newest.current = { ...newest.current, key, onStored };

  const { autosave, state } = useAutosave<EntryDraft>(
    {
      text: start.draft,
      version: start.version,
      unsent,
      keep: (words) => void keeper.keep(words && { draft: words.text, version: words.version }, newest.current.key),
      send: async (words, version) => {
        // What is still on its way when somebody else signs in on this page is not for their journal.
        if (readTokenMember(session.token() ?? '') !== memberId) throw new ApiError('unauthorized', 'You are signed out.');
        const stored = await sendEntry(call, id, words, version, newest.current.key);
        if (version === null) newest.current.onStored();
        return stored;
      },
    },
    'journal',
  );

  const change = useCallback(
    (part: Partial<EntryDraft>) => {
      const next = { ...newest.current.draft, ...part };
      newest.current.draft = next;
      setDraft(next);
      autosave.edit(next);
      if (next.locked) journalKey.used();
    },
    [autosave],
  );
  return { draft, state, change, autosave };
}
