const MARK = 'newEntry';

/** Marks an entry of the history as one that was made for a new entry of the journal. */
export const newEntryState = { [MARK]: true } as const;

/** Whether the server has not been told of the entry yet. */
export const isNewEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/** The state once the server has the entry: a reload then asks for it. */
export function asStored(state: unknown): unknown {
  if (!isNewEntry(state)) return state;
  // An object, as the line above found.
  const { [MARK]: _, ...rest } = state as Readonly<Record<string, unknown>>;
  return rest;
}
