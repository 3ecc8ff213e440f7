import type { MadeDraft } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { draftKey } from '../session/storage.ts';
import { madeName } from './has-kept.ts';
import { readMade } from './made-store.ts';

/** So many can be kept on one device. */
export const MOST_KEPT = 40;
/** So many stay that nobody has kept; the oldest makes room. */
const MOST_DRAFTS = 12;

/** Whether something stays on the device: it does, there are too many kept things already, or the storage is full. */
export type Fit = 'kept' | 'too-many' | 'no-room';

export interface MadeDrafts {
  /** The latest first. */
  readonly drafts: readonly MadeDraft[];
  /** Ids of those that the device had no room for as they are: they are here for as long as the app stays open. */
  readonly unstored: ReadonlySet<string>;
  /** Adds a draft. One that does not fit is here for as long as the app stays open. */
  readonly add: (draft: MadeDraft) => Fit;
  /** Changes a draft. Where there is no room to keep it, it stays a draft. */
  readonly change: (id: string, change: Partial<MadeDraft>) => Fit;
  readonly remove: (id: string) => void;
}

type Drafts = readonly MadeDraft[];

/** What a member has had made, as it lies on this device; gone with the sign-out. What was kept makes room for nothing. */
export function useMadeDrafts(): MadeDrafts {
  const key = madeName(useMemberId());
  const { text, isStored: allStored, read: readText, setText } = useDraft(key);
  const drafts = useMemo(() => readMade(text), [text]);
  const unstored = useMemo(
    () => (allStored ? NONE : idsOff(drafts, readMade(deviceStorage.storedItem(draftKey(key)) ?? ''))),
    [drafts, allStored, key],
  );
  // Read anew before each write: two changes in a row, or another tab, must not undo each other.
  const read = (): Drafts => readMade(readText());
  const isStored = (all: Drafts): boolean => setText(textOf(all));
  /** Stores them, and where the storage is full, without the oldest drafts; `newest` stays. */
  const store = (all: Drafts, newest: string): boolean => {
    for (let some: Drafts | undefined = all; some; some = withoutOldestDraft(some, newest)) if (isStored(some)) return true;
    isStored(all);
    return false;
  };
  return {
    drafts,
    unstored,
    add: (draft) => {
      const all = withRoom([draft, ...read().filter(({ id }) => id !== draft.id)], draft.id);
      return store(all, draft.id) ? 'kept' : 'no-room';
    },
    change: (id, change) => {
      const before = read();
      if (change.kept && before.filter((draft) => draft.kept && draft.id !== id).length >= MOST_KEPT) return 'too-many';
      const changed = before.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));
      if (store(withRoom(changed, id), id)) return 'kept';
      // It says "Draft" for as long as it is not kept.
      if (change.kept) isStored(before);
      return 'no-room';
    },
    remove: (id) => void isStored(read().filter((draft) => draft.id !== id)),
  };
}

const NONE: ReadonlySet<string> = new Set();
/** Ids of what does not lie on the device as it is. */
function idsOff(drafts: Drafts, onDevice: Drafts): ReadonlySet<string> {
  const stored = new Set(onDevice.map((draft) => JSON.stringify(draft)));
  return new Set(drafts.filter((draft) => !stored.has(JSON.stringify(draft))).map(({ id }) => id));
}

const textOf = (all: Drafts): string => (all.length === 0 ? '' : JSON.stringify(all));

/** Without the oldest that its author did not keep; undefined where there is none but the one that has to stay. */
function withoutOldestDraft(drafts: Drafts, staying: string): Drafts | undefined {
  const least = drafts.findLastIndex(({ id, kept }) => !kept && id !== staying);
  return least < 0 ? undefined : drafts.filter((_, index) => index !== least);
}

function withRoom(drafts: Drafts, staying: string): Drafts {
  if (drafts.filter(({ kept }) => !kept).length <= MOST_DRAFTS) return drafts;
  const fewer = withoutOldestDraft(drafts, staying);
  return fewer ? withRoom(fewer, staying) : drafts;
}
