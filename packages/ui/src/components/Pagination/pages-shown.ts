/** A page number, or a gap where pages are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** First, gap, three in the middle, gap, last: always as many, so that the buttons stay under the pointer. */
const SLOTS = 7;

const span = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Which page numbers stand there.
 *
 * @param page the current page, from 1
 * @param count number of pages
 * @returns up to seven slots: all pages, or first and last with the surroundings of the current one
 */
export function pagesShown(page: number, count: number): readonly PageSlot[] {
  if (count <= SLOTS) return span(1, count);
  if (page <= 4) return [...span(1, 5), 'gap-after', count];
  if (page >= count - 3) return [1, 'gap-before', ...span(count - 4, count)];
  return [1, 'gap-before', ...span(page - 1, page + 1), 'gap-after', count];
}
