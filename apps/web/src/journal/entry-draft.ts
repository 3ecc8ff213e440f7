import type { DateText, JournalEntry } from '@everstep/domain';
import type { JournalText } from '@everstep/ui/pages';
import { deviceStorage } from '../device/device-storage.ts';
import { draftKey } from '../session/storage.ts';
import { lockText, openText } from './locked/locked-entry.ts';

/** Everything about an entry that saves itself. */
export interface EntryDraft extends JournalText {
  readonly localDate: DateText;
  readonly moodId: string | null;
  readonly promptId: string | null;
  readonly pinned: boolean;
  readonly locked: boolean;
}

/** Words that the server does not have yet, with the version they were made from; null before the first. */
export interface UnsentEntry {
  readonly draft: EntryDraft;
  readonly version: number | null;
}

/** What the device keeps: the words of a locked entry only as ciphertext. */
interface KeptEntry extends UnsentEntry {
  readonly sealed: string | null;
}

const storageKey = (memberId: string, entryId: string) => draftKey(`journal:${memberId}:${entryId}`);

/** Keeps unsent words of one entry on this device. */
export class EntryKeeper {
  readonly #storageKey: string;
  readonly #entryId: string;
  #newest = 0;

  constructor(memberId: string, entryId: string) {
    this.#storageKey = storageKey(memberId, entryId);
    this.#entryId = entryId;
  }

  /** Whether there is something on the device. */
  get isHolding(): boolean {
    return deviceStorage.getItem(this.#storageKey) !== null;
  }

  /** Keeps these words in place of the ones before; null drops them. A locked entry needs its key. */
  async keep(unsent: UnsentEntry | null, key: CryptoKey | null): Promise<void> {
    this.#newest += 1;
    const turn = this.#newest;
    if (!unsent) return deviceStorage.removeItem(this.#storageKey);
    const { draft, version } = unsent;
    const sealed = draft.locked && key ? await lockText(key, this.#entryId, draft) : null;
    // Locking takes a moment, in which newer words may have come.
    if (turn !== this.#newest) return;
    const words = draft.locked ? { title: '', body: '', tags: [] } : {};
    deviceStorage.setItem(this.#storageKey, JSON.stringify({ draft: { ...draft, ...words }, version, sealed } satisfies KeptEntry));
  }

  /**
   * What the device kept; undefined when there is nothing, or nothing that can be read.
   * @throws SealError when it is locked by another key
   */
  async find(key: CryptoKey | null): Promise<UnsentEntry | undefined> {
    const kept = readKept(deviceStorage.getItem(this.#storageKey));
    if (!kept) return undefined;
    if (!kept.sealed) return { draft: kept.draft, version: kept.version };
    if (!key) return undefined;
    return { draft: { ...kept.draft, ...(await openText(key, this.#entryId, kept.sealed)) }, version: kept.version };
  }
}

function readKept(text: string | null): KeptEntry | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    // Written above as a KeptEntry; the words are what a damaged one would break on.
    const { draft } = (kept ?? {}) as Partial<KeptEntry>;
    return typeof draft?.body === 'string' && Array.isArray(draft.tags) ? (kept as KeptEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** An entry as it was read, with its words in the clear. */
export function draftOf(entry: JournalEntry, words: JournalText = entry): EntryDraft {
  return {
    title: words.title,
    body: words.body,
    tags: words.tags,
    localDate: entry.localDate,
    moodId: entry.moodId,
    promptId: entry.promptId,
    pinned: entry.pinned,
    locked: entry.sealed !== null,
  };
}

/** An entry that nobody has written yet. */
export const blankDraft = (localDate: DateText): EntryDraft => ({
  title: '',
  body: '',
  tags: [],
  localDate,
  moodId: null,
  promptId: null,
  pinned: false,
  locked: false,
});
