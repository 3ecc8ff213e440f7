/** Where the focus goes when a dialog about an item closes: its opener was an entry of a menu, which is gone by then. */
export const LIBRARY_SEARCH = 'library-search';

export const itemOptionsId = (itemId: string): string => `item-options-${itemId}`;

/** The button behind which the acts of an item are; the search where there is none any more. */
export const itemOptionsOf = (itemId: string): HTMLElement | null =>
  document.getElementById(itemOptionsId(itemId)) ?? document.getElementById(LIBRARY_SEARCH);
