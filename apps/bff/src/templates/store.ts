import type { TemplateContent } from '@everstep/domain';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import type { Tables } from '../db/tables.ts';
import type { TemplateTables } from './tables.ts';

type Query = Kysely<Tables>;
export type TemplateRow = Selectable<TemplateTables['challengeTemplate']>;

/** What is read back was checked by the contract when it was written. */
export const contentOf = ({ content }: Pick<TemplateRow, 'content'>): TemplateContent => JSON.parse(content) as TemplateContent;

export const findTemplate = (query: Query, id: string): Promise<TemplateRow | undefined> =>
  query.selectFrom('challengeTemplate').selectAll().where('id', '=', id).executeTakeFirst();

/** Reads a template and keeps others from changing it until the transaction ends, on both databases. */
export const lockTemplate = (tx: Tx, id: string): Promise<TemplateRow | undefined> =>
  tx
    .updateTable('challengeTemplate')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Adds a template; undefined when its id is taken. */
export const insertTemplate = (tx: Tx, row: TemplateRow): Promise<TemplateRow | undefined> =>
  tx
    .insertInto('challengeTemplate')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a template as it was read; undefined when somebody else has changed it since. */
export const updateTemplate = (
  tx: Tx,
  { id, version }: Pick<TemplateRow, 'id' | 'version'>,
  change: Updateable<TemplateTables['challengeTemplate']>,
): Promise<TemplateRow | undefined> =>
  tx
    .updateTable('challengeTemplate')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();

/** Every template, the newest first, a page at a time. */
export async function listTemplates(
  query: Query,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<PageOf<TemplateRow>> {
  const [after] = decodeCursor(cursor, 1) ?? [];
  let listed = query.selectFrom('challengeTemplate').selectAll();
  if (after !== undefined) listed = listed.where('id', '<', after);
  const rows = await listed
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ id }) => [id]);
}

export async function countPublished(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('challengeTemplate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What members got last of these templates, by template. */
export async function newestEditions(query: Query, rows: readonly TemplateRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter(({ edition }) => edition > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const editions = await query
    .selectFrom('challengeEdition')
    .innerJoin('challengeTemplate', (join) =>
      join
        .onRef('challengeTemplate.id', '=', 'challengeEdition.templateId')
        .onRef('challengeTemplate.edition', '=', 'challengeEdition.edition'),
    )
    .select(['challengeEdition.templateId', 'challengeEdition.content'])
    .where('challengeEdition.templateId', 'in', ids)
    .execute();
  return new Map(editions.map(({ templateId, content }) => [templateId, content]));
}

export async function insertEdition(tx: Tx, edition: TemplateTables['challengeEdition']): Promise<void> {
  await tx.insertInto('challengeEdition').values(edition).execute();
}
