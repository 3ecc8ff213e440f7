/** The fixed words of a `Pagination`. */
export interface PaginationTexts {
  /** Names the landmark. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Names a number. */
  readonly page: (page: number) => string;
  /** Stands there in a narrow place. */
  readonly position: (page: number, pageCount: number) => string;
}

export const paginationTexts: PaginationTexts = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
};

/** The fixed words of a `Pager`. */
export interface PagerTexts {
  /** Names the landmark. */
  readonly label: string;
  readonly newer: string;
  readonly older: string;
}

export const pagerTexts: PagerTexts = { label: 'Pages', newer: 'Newer', older: 'Older' };
