export interface JournalTables {
  journalEntry: {
    id: string;
    memberId: string;
    title: string;
    body: string;
    /** Ciphertext of a locked entry; its title, body and tags are empty then. */
    sealed: string | null;
    /** JSON list of words, as they were written. */
    tags: string;
    moodId: string | null;
    /** A shipped prompt or one of the member's own. */
    promptId: string | null;
    pinned: number;
    words: number;
    /** 1 once it was put down as done, and so has earned. */
    finished: number;
    /** The day it is about. */
    localDate: string;
    /** When it was written; `timeZone` is of that moment. */
    at: string;
    timeZone: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
  /** Tags of standing entries, folded for comparison. */
  journalTag: { memberId: string; tag: string; entryId: string };
  journalPhoto: {
    id: string;
    memberId: string;
    entryId: string;
    largeFile: string;
    smallFile: string;
    alt: string;
    createdAt: string;
  };
  /** The member's own prompts. */
  journalPrompt: { id: string; memberId: string; text: string; createdAt: string };
  journalVault: {
    memberId: string;
    /** JSON of a `Vault`. */
    vault: string;
    version: number;
    updatedAt: string;
  };
}
