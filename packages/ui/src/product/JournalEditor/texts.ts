import { countOf } from '../format.ts';

/** The fixed words of a `JournalEditor`. */
export interface JournalEditorTexts {
  /** Names the whole. */
  readonly label: string;
  readonly locked: string;
  /** Names the choice between writing and reading. */
  readonly view: string;
  readonly write: string;
  readonly read: string;
  readonly title: string;
  readonly titlePlaceholder: string;
  readonly entry: string;
  readonly entryPlaceholder: string;
  readonly words: (count: number) => string;
  /** Where the entry stands. @param at time of day */
  readonly saved: (at: string) => string;
  readonly saving: string;
  readonly offline: string;
  readonly failed: string;
  readonly retry: string;
  /** Names the question to begin with. */
  readonly prompt: string;
  readonly another: string;
  readonly dismiss: string;
  readonly photos: string;
  readonly addPhoto: string;
  readonly photoTypes: string;
  /** `place` counts from 1. */
  readonly sendingPhoto: (place: number) => string;
  readonly photoShows: (place: number) => string;
  readonly photoHint: string;
  readonly remove: string;
  readonly removePhoto: (place: number) => string;
}

export const journalEditorTexts: JournalEditorTexts = {
  label: 'Journal entry',
  locked: 'Locked: only your passphrase opens it',
  view: 'View',
  write: 'Write',
  read: 'Read',
  title: 'Title',
  titlePlaceholder: 'May stay empty',
  entry: 'Your entry',
  entryPlaceholder: 'What stayed with you today?',
  words: (count) => countOf(count, 'word'),
  saved: (at) => `Saved ${at}`,
  saving: 'Saving…',
  offline: 'Kept on this device until you are online',
  failed: 'Not saved yet. Your words are kept on this device.',
  retry: 'Try again',
  prompt: 'A question to begin with',
  another: 'Another',
  dismiss: 'Write without a question',
  photos: 'Photos',
  addPhoto: 'Add a photo',
  photoTypes: 'PNG, JPEG or WebP',
  sendingPhoto: (place) => `Sending photo ${place}`,
  photoShows: (place) => `What photo ${place} shows`,
  photoHint: 'A few words, also for yourself in ten years.',
  remove: 'Remove',
  removePhoto: (place) => `Remove photo ${place}`,
};
