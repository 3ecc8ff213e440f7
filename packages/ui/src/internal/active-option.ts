/**
 * Where a key moves the active option of a list that an input controls. Home and End stay with the text.
 *
 * @param key of the keyboard event
 * @param active index of the active option; -1 for none
 * @param count number of options
 * @returns the new index, wrapping at both ends; undefined for keys that move nothing
 */
export function optionAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
