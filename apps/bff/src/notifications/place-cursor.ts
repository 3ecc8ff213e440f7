import { decodeCursor, foreignCursor } from '../db/cursor.ts';

/**
 * The place that a cursor of one place names.
 * @returns undefined when there is no cursor: the first page
 * @throws DomainError `validation` when the cursor is not one of ours
 */
export function placeOf(cursor: string | undefined): number | undefined {
  const [place] = decodeCursor(cursor, 1) ?? [];
  if (place === undefined) return undefined;
  if (!/^\d{1,15}$/.test(place)) throw foreignCursor();
  return Number(place);
}
