import type { SafetyCard } from '@everstep/domain';

/** People to reach, where words speak of danger; the code for it is loaded when there is something to read. */
export async function wordsHelp(words: string): Promise<SafetyCard | undefined> {
  if (words.trim() === '') return undefined;
  return import('../mood/note-help.ts').then(
    ({ noteHelp }) => noteHelp(words),
    () => undefined,
  );
}
