/** Counts a download of one of some items, as the server does. */
export const counted =
  (id: string) =>
  <I extends { readonly id: string; readonly downloads: number }>(item: I): I =>
    item.id === id ? { ...item, downloads: item.downloads + 1 } : item;
