import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentTemplate, presentTemplateRow } from './present.ts';
import { findTemplate, listTemplates, newestEditions } from './store.ts';

type Features = typeof api.templates;

/** Challenges that administrators write, the newest first, a page at a time. */
export async function readTemplates({ deps, query }: Call<Features['list']>) {
  const { rows, nextCursor } = await listTemplates(deps.db.query, query);
  const newest = await newestEditions(deps.db.query, rows);
  return { templates: rows.map((row) => presentTemplateRow(row, newest.get(row.id))), nextCursor };
}

/** @throws DomainError `not_found` */
export async function readTemplate({ deps, params }: Call<Features['read']>) {
  const row = await findTemplate(deps.db.query, params.id);
  if (!row) throw new DomainError('not_found');
  return presentTemplate(row, (await newestEditions(deps.db.query, [row])).get(row.id));
}
