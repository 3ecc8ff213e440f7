/** Kinds of records that are counted for the member whose they are. */
export const dataKinds = [
  'moods',
  'mood-experiments',
  'habits',
  'habit-ticks',
  'goals',
  'journal-entries',
  'own-prompts',
  'challenge-runs',
  'check-ins',
  'ledger-rows',
  'achievements',
  'conversations',
  'messages',
  'councils',
  'course-sessions',
  'guide-notes',
  'imports',
  'files',
] as const;
export type DataKind = (typeof dataKinds)[number];
