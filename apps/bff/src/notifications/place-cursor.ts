import { cursorNumber, decodeCursor } from '../db/cursor.ts';
import type { InboxPlace } from './inbox-store.ts';

/**
 * The place that a cursor of one place names.
 * @returns undefined when there is no cursor: the first page
 * @throws DomainError `validation` when the cursor is not one of ours
 */
export function placeOf(cursor: string | undefined): number | undefined {
  const [place] = decodeCursor(cursor, 1) ?? [];
  return place === undefined ? undefined : cursorNumber(place);
}

/**
 * Where in the inbox a page ended.
 * @returns undefined when there is no cursor: the first page
 * @throws DomainError `validation` when the cursor is not one of ours
 */
export function inboxPlaceOf(cursor: string | undefined): InboxPlace | undefined {
  const [rank, asOf] = decodeCursor(cursor, 2) ?? [];
  return rank === undefined || asOf === undefined ? undefined : { rank: cursorNumber(rank), asOf: cursorNumber(asOf) };
}
