import { type RawBuilder, sql } from 'kysely';
import type { Dialect, Tx } from '../db/client.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const MOST_WORDS_SEARCHED = 12;

/** Words of a text as both databases compare them: parted by Unicode's rules, without case and accents. */
export function searchWords(text: string): readonly string[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
  return [...segmenter.segment(folded)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment.split(/[^\p{L}\p{N}]+/u).filter(Boolean) : [],
  );
}

interface Doc {
  readonly memberId: string;
  readonly entryId: string;
  readonly text: string;
}

/** Puts an entry's words into the index, in place of those it had. */
export async function indexEntry(tx: Tx, dialect: Dialect, doc: Doc): Promise<void> {
  await forgetEntry(tx, doc.entryId);
  const words = searchWords(doc.text).join(' ');
  if (words === '') return;
  if (dialect === 'postgres') {
    await sql`insert into journal_doc (entry_id, words) values (${doc.entryId}, to_tsvector('simple', ${words}))`.execute(tx);
    return;
  }
  const { rows } = await sql<{ docid: number }>`insert into journal_doc (entry_id) values (${doc.entryId}) returning docid`.execute(tx);
  await sql`insert into journal_words (rowid, owner, words) values (${rows[0]?.docid}, ${owner(doc.memberId)}, ${words})`.execute(tx);
}

/**
 * Puts entries into the index that are new to it, in two statements.
 * @param docs with their words as `searchWords` has them, spaces between; none without words
 */
export async function indexNew(tx: Tx, dialect: Dialect, docs: readonly (Omit<Doc, 'text'> & { readonly words: string })[]): Promise<void> {
  if (docs.length === 0) return;
  if (dialect === 'postgres') {
    const rows = docs.map(({ entryId, words }) => sql`(${entryId}, to_tsvector('simple', ${words}))`);
    await sql`insert into journal_doc (entry_id, words) values ${sql.join(rows)}`.execute(tx);
    return;
  }
  const ids = docs.map(({ entryId }) => sql`(${entryId})`);
  const { rows } = await sql<{
    docid: number;
    entryId: string;
  }>`insert into journal_doc (entry_id) values ${sql.join(ids)} returning docid, entry_id`.execute(tx);
  const docids = new Map(rows.map(({ docid, entryId }) => [entryId, docid]));
  const words = docs.map((doc) => sql`(${docids.get(doc.entryId)}, ${owner(doc.memberId)}, ${doc.words})`);
  await sql`insert into journal_words (rowid, owner, words) values ${sql.join(words)}`.execute(tx);
}

/** Takes an entry's words out of the index. */
export async function forgetEntry(tx: Tx, entryId: string): Promise<void> {
  await sql`delete from journal_doc where entry_id = ${entryId}`.execute(tx);
}

/**
 * Overwrites the words of entries that have left the index. FTS5 only marks them as gone until it rewrites its table, which takes
 * about a tenth of a second for ten thousand entries: called where words must not be found by anybody any more.
 */
export async function overwriteForgotten(tx: Tx, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await sql`insert into journal_words (journal_words) values ('optimize')`.execute(tx);
}

/**
 * A query for the ids of a member's entries that have all the words, each as the beginning of one.
 * @returns undefined when the text has no words
 */
export function entriesWith(dialect: Dialect, memberId: string, text: string): RawBuilder<string> | undefined {
  const words = searchWords(text).slice(0, MOST_WORDS_SEARCHED);
  if (words.length === 0) return undefined;
  // Words hold letters and digits only, so nothing in them is read as part of either query language.
  if (dialect === 'postgres')
    return sql`(select entry_id from journal_doc where words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}))`;
  const match = [`owner:"${owner(memberId)}"`, ...words.map((word) => `words:"${word}"*`)].join(' AND ');
  return sql`(select entry_id from journal_doc where docid in (select rowid from journal_words where journal_words match ${match}))`;
}

/** The member's id as one word. */
const owner = (memberId: string): string => memberId.replaceAll('-', '');
