import type { MadeDraft } from '@everstep/ui/pages';
import { useMemo, useRef } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { draftKey } from '../session/storage.ts';

/** So many stay on the device. */
const MOST_DRAFTS = 12;

export interface MadeDrafts {
  /** The latest first. */
  readonly drafts: readonly MadeDraft[];
  /** @returns whether the device keeps it beyond this visit */
  readonly add: (draft: MadeDraft) => boolean;
  readonly change: (id: string, change: Partial<MadeDraft>) => boolean;
  readonly remove: (id: string) => void;
}

/** What a member has had made, as it lies on this device; gone with the sign-out. */
export function useMadeDrafts(): MadeDrafts {
  const key = `made:${useMemberId()}`;
  const { text, setText } = useDraft(key);
  const drafts = useMemo(() => readDrafts(text), [text]);
  /** What the device had no room for stays as long as the page. */
  const unstored = useRef<string | null>(null);
  // Read anew before each write: two changes in a row, or another tab, must not undo each other.
  const write = (next: (drafts: readonly MadeDraft[]) => readonly MadeDraft[]): boolean => {
    const all = next(readDrafts(unstored.current ?? localStorage.getItem(draftKey(key)) ?? ''));
    const written = all.length === 0 ? '' : JSON.stringify(all);
    setText(written);
    const isStored = (localStorage.getItem(draftKey(key)) ?? '') === written;
    unstored.current = isStored ? null : written;
    return isStored;
  };
  return {
    drafts,
    add: (draft) => write((all) => withRoom([draft, ...all.filter(({ id }) => id !== draft.id)])),
    change: (id, change) => write((all) => all.map((draft) => (draft.id === id ? { ...draft, ...change } : draft))),
    remove: (id) => write((all) => all.filter((draft) => draft.id !== id)),
  };
}

/** What goes first is the oldest that its author did not keep; then the oldest. */
function withRoom(drafts: readonly MadeDraft[]): readonly MadeDraft[] {
  if (drafts.length <= MOST_DRAFTS) return drafts;
  const least = drafts.findLastIndex(({ kept }, index) => index > 0 && !kept);
  return withRoom(drafts.filter((_, index) => index !== (least < 0 ? drafts.length - 1 : least)));
}

/** Only what is whole enough to be shown. */
function readDrafts(text: string): readonly MadeDraft[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Each made thing has a list that its view walks through; the rest was written by `write` above. */
function isDraft(value: unknown): value is MadeDraft {
  if (typeof value !== 'object' || value === null || !('made' in value) || !('id' in value)) return false;
  // Optional fields only, each looked at below.
  const made = value.made as { outline?: { modules?: unknown }; lesson?: { content?: unknown }; quiz?: { questions?: unknown } } | null;
  return (
    typeof value.id === 'string' &&
    (Array.isArray(made?.outline?.modules) || typeof made?.lesson?.content === 'string' || Array.isArray(made?.quiz?.questions))
  );
}
