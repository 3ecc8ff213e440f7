import { setImmediate as turn } from 'node:timers/promises';
import { countWords } from '@everstep/domain';
import type { TakenEntry } from '@everstep/domain/transfer';
import { searchWords } from '../journal/search.ts';

/** How many words an entry has, and those that it is found by. */
export type EntryWords = (entry: TakenEntry) => { readonly count: number; readonly found: string };

/** Characters after which others have their turn: parting text into words takes long. */
const CHARACTERS_A_TURN = 50_000;

/** Parts the texts of entries into words, and lets other requests through meanwhile. */
export async function wordsOfEntries(entries: readonly TakenEntry[]): Promise<EntryWords> {
  const words = new Map<TakenEntry, ReturnType<EntryWords>>();
  let since = 0;
  for (const entry of entries) {
    words.set(entry, partedWords(entry));
    since += entry.body.length;
    if (since < CHARACTERS_A_TURN) continue;
    since = 0;
    await turn();
  }
  return (entry) => words.get(entry) ?? partedWords(entry);
}

/** The server cannot read a locked entry. */
function partedWords({ sealed, title, body, tags }: TakenEntry): ReturnType<EntryWords> {
  if (sealed !== null) return { count: 0, found: '' };
  return { count: countWords(body), found: searchWords([title, body, ...tags].join('\n')).join(' ') };
}
