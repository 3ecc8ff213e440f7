/** How many of the rows shown are chosen. */
export type SelectionState = 'none' | 'some' | 'all';

export function selectionState(keys: readonly string[], selected: ReadonlySet<string>): SelectionState {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** The selection with one row the other way round. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection with all of these rows, or none of them once all are chosen; rows of other pages stay as they are. */
export function allToggled(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  if (selectionState(keys, selected) !== 'all') return new Set([...selected, ...keys]);
  const shown = new Set(keys);
  return new Set([...selected].filter((key) => !shown.has(key)));
}
