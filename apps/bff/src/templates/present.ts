import type { AdminTemplate, AdminTemplateRow } from '@everstep/domain';
import { contentOf, type TemplateRow } from './store.ts';

const standing = (row: TemplateRow, newest: string | undefined) => ({
  id: row.id,
  state: row.state,
  changed: newest !== undefined && newest !== row.content,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  publishedAt: row.publishedAt,
});

/** A template with all its days. @param newest content of the edition that members got last */
export const presentTemplate = (row: TemplateRow, newest: string | undefined): AdminTemplate => ({
  ...standing(row, newest),
  content: contentOf(row),
});

/** A template without its days. @param newest content of the edition that members got last */
export function presentTemplateRow(row: TemplateRow, newest: string | undefined): AdminTemplateRow {
  const { name, category, difficulty, days } = contentOf(row);
  return { ...standing(row, newest), name, category, difficulty, durationDays: days.length };
}
