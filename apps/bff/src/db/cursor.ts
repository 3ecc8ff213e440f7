import { DomainError } from '@everstep/domain';

/**
 * The cursor of a keyset page: the sort key of its last row, opaque to callers.
 * @param key values in the order of the sort; text without control characters, as ids, instants and dates are
 */
function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(key.join('\n')).toString('base64url');
}

/**
 * Reads a cursor back.
 * @param length how many values the sort key has
 * @returns undefined when there is no cursor: the first page
 * @throws DomainError `validation` when the cursor is not one of ours
 */
export function decodeCursor(cursor: string | undefined, length: number): readonly string[] | undefined {
  if (cursor === undefined) return undefined;
  const key = Buffer.from(cursor, 'base64url').toString().split('\n');
  if (key.length !== length || key.some((part) => !/^[\w.:+-]{1,64}$/.test(part))) {
    throw foreignCursor();
  }
  return key;
}

/** A whole number of a cursor's key. @throws DomainError `validation` when it is none */
export function cursorNumber(part: string): number {
  if (!/^\d{1,15}$/.test(part)) throw foreignCursor();
  return Number(part);
}

/** The refusal of a cursor that is not one of ours. */
export const foreignCursor = (): DomainError =>
  new DomainError('validation', { fields: [{ path: 'query.cursor', message: 'Use the nextCursor of the page before.' }] });

/** One page of a list, with the cursor of the next one; null after the last. */
export interface PageOf<R> {
  readonly rows: readonly R[];
  readonly nextCursor: string | null;
}

/**
 * A page of rows.
 * @param rows what was read: one more than `limit`, if there are as many
 * @param keyOf the sort key of a row
 */
export function pageOf<R>(rows: readonly R[], limit: number, keyOf: (row: R) => readonly (string | number)[]): PageOf<R> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null };
}
