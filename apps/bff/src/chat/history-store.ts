import { excerptOf } from '@everstep/domain';
import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import { decodeCursor, foreignCursor, type PageOf, pageOf } from '../db/cursor.ts';
import type { Tables } from '../db/tables.ts';

type Query = Kysely<Tables>;

/** How much of a message the list carries. */
const LIST_TEXT_LENGTH = 200;

/** What the history asks for. */
export interface HistoryFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Words of a title or a message, whatever their case. */
  readonly q?: string | undefined;
}

const groups = ['pinned', 'others'] as const;
type Group = (typeof groups)[number];
export type HistoryRow = Awaited<ReturnType<typeof findHistoryRow>> & object;

/** One page of a member's standing conversations: pinned ones, then the others, last updated first within each. */
export async function listConversations(query: Query, memberId: string, page: HistoryFilter): Promise<PageOf<FoundRow>> {
  const [group, updatedAt = '', id = ''] = decodeCursor(page.cursor, 3) ?? [];
  if (group !== undefined && !isGroup(group)) throw foreignCursor();
  const rows: HistoryRow[] = [];
  // One after the other: each is read in the order of an index, however many there are.
  for (const next of groups.slice(group === undefined ? 0 : groups.indexOf(group))) {
    const after = next === group ? { updatedAt, id } : undefined;
    const limit = page.limit + 1 - rows.length;
    if (limit > 0) rows.push(...(await rowsOf(query, memberId, { group: next, after, limit, q: page.q })));
  }
  const { rows: shown, nextCursor } = pageOf(rows, page.limit, (row) => [groupOf(row), row.updatedAt, row.id]);
  return { rows: await withExcerpts(query, shown, page.q), nextCursor };
}

/** A row with the part of a message where the words of the search stand. */
export type FoundRow = HistoryRow & { readonly foundText?: string | undefined };

async function withExcerpts(query: Query, rows: readonly HistoryRow[], q: string | undefined): Promise<FoundRow[]> {
  const ids = rows.flatMap(({ foundId }) => foundId ?? []);
  if (!q || ids.length === 0) return [...rows];
  const messages = await query.selectFrom('message').select(['id', 'content']).where('id', 'in', ids).execute();
  const excerpts = new Map(messages.map(({ id, content }) => [id, excerptOf(content, q)]));
  return rows.map((row) => ({ ...row, foundText: excerpts.get(row.foundId ?? '') }));
}

/** A member's standing conversation as the history shows it. */
export function findHistoryRow(query: Query, memberId: string, id: string) {
  return shownRows(query, memberId).where('conversation.id', '=', id).executeTakeFirst();
}

const isGroup = (name: string): name is Group => groups.some((group) => group === name);
const groupOf = ({ pinnedAt }: HistoryRow): Group => (pinnedAt === null ? 'others' : 'pinned');

interface GroupPage {
  readonly group: Group;
  readonly after: { readonly updatedAt: string; readonly id: string } | undefined;
  readonly limit: number;
  readonly q: string | undefined;
}

function rowsOf(query: Query, memberId: string, { group, after, limit, q }: GroupPage): Promise<HistoryRow[]> {
  let rows = shownRows(query, memberId, q).where('conversation.pinnedAt', group === 'pinned' ? 'is not' : 'is', null);
  if (after)
    rows = rows.where((row) => row(row.refTuple('conversation.updatedAt', 'conversation.id'), '<', row.tuple(after.updatedAt, after.id)));
  if (q) {
    rows = rows.where((row) =>
      row.or([
        holds('conversation.title', q),
        row.exists(
          row
            .selectFrom('message as found')
            .select('found.id')
            .whereRef('found.conversationId', '=', 'conversation.id')
            .where(holds('found.content', q)),
        ),
      ]),
    );
  }
  return rows.orderBy('conversation.updatedAt', 'desc').orderBy('conversation.id', 'desc').limit(limit).execute();
}

function shownRows(query: Query, memberId: string, q?: string) {
  const text = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(LIST_TEXT_LENGTH)})`;
  return query
    .selectFrom('conversation')
    .leftJoin('message as leaf', 'leaf.id', 'conversation.activeLeafId')
    .leftJoin('message as said', 'said.id', 'leaf.parentId')
    .selectAll('conversation')
    .select((eb) => [
      text('leaf.content').as('leafText'),
      text('said.content').as('saidText'),
      eb
        .selectFrom('message as first')
        .select(text('first.content').as('text'))
        .whereRef('first.conversationId', '=', 'conversation.id')
        .orderBy('first.id')
        .limit(1)
        .as('firstText'),
      eb
        .selectFrom('message as said')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('said.conversationId', '=', 'conversation.id')
        .as('messageCount'),
    ])
    .$if(Boolean(q), (rows) =>
      rows.select((eb) =>
        eb
          .selectFrom('message as found')
          .select('found.id')
          .whereRef('found.conversationId', '=', 'conversation.id')
          .where(holds('found.content', q ?? ''))
          .orderBy('found.id')
          .limit(1)
          .as('foundId'),
      ),
    )
    .where('conversation.memberId', '=', memberId)
    .where('conversation.deletedAt', 'is', null);
}

/** Whether a column has these words in it, whatever their case; no sign of theirs is read as a wildcard. */
function holds(column: string, words: string): RawBuilder<boolean> {
  const wanted = words.toLowerCase();
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  // Both databases may know the cases of ASCII only: the other letters that are looked for are made small by name.
  const others = [...new Set(wanted)].filter((letter) => letter > '\u007f' && letter.toUpperCase() !== letter);
  const small = others.reduce<Expression<unknown>>(
    (text, letter) => sql`replace(${text}, ${letter.toUpperCase()}, ${letter})`,
    sql`lower(${sql.ref(column)})`,
  );
  return sql<boolean>`${small} like ${pattern} escape '\\'`;
}
