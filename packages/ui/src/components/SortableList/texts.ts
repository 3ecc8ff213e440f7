/** The fixed words of a `SortableList`. `name` is that of an item, `place` counts from 1. */
export interface SortableListTexts {
  /** How the keyboard moves an item, read with each handle. */
  readonly hint: string;
  readonly move: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly lifted: (name: string, place: number, count: number) => string;
  /** Said with every step of a lifted item. */
  readonly at: (name: string, place: number, count: number) => string;
  readonly moved: (name: string, place: number, count: number) => string;
  readonly droppedBack: (name: string) => string;
  readonly cancelled: (name: string, place: number, count: number) => string;
}

export const sortableListTexts: SortableListTexts = {
  hint: 'Space lifts it, arrow keys move it, Space drops it, Escape cancels.',
  move: (name) => `Move ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  lifted: (name, place, count) => `${name} lifted, place ${place} of ${count}. Arrow keys move it, Space drops it, Escape cancels.`,
  at: (name, place, count) => `${name}, place ${place} of ${count}.`,
  moved: (name, place, count) => `${name} moved to place ${place} of ${count}.`,
  droppedBack: (name) => `${name} dropped where it was.`,
  cancelled: (name, place, count) => `Move cancelled. ${name} is back at place ${place} of ${count}.`,
};
