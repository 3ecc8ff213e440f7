const MARK = 'newEntry';

/** Marks an entry of the history as one that was made for a new entry of the journal, and since which loading of the app. */
export const newEntryState = { [MARK]: performance.timeOrigin } as const;

/** Whether the entry was made as a new one, which the server may have by now. */
export const isNewEntry = (state: unknown): boolean => markOf(state) !== undefined;

/** Whether the server cannot have the entry yet. The mark outlives a reload, by which it may have been stored. */
export const isUnstored = (state: unknown): boolean => markOf(state) === newEntryState[MARK];

const markOf = (state: unknown): unknown => (typeof state === 'object' && state !== null && MARK in state ? state[MARK] : undefined);

/** The state once the server has the entry. */
export function asStored(state: unknown): unknown {
  if (!isNewEntry(state)) return state;
  // An object, as the line above found.
  const { [MARK]: _, ...rest } = state as Readonly<Record<string, unknown>>;
  return rest;
}
