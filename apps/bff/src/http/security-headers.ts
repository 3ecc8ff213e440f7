/** Headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** For whatever is no page: shown by itself, it loads and runs nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Headers of short texts that are no page. */
export const textHeaders = { ...commonHeaders, 'Content-Security-Policy': NO_PAGE } as const;

/** Headers of every answer of the API: private, never kept by a cache, never a page. */
export const apiHeaders = {
  ...textHeaders,
  'Cache-Control': 'no-store',
} as const;

export const jsonHeaders = { ...apiHeaders, 'Content-Type': 'application/json; charset=utf-8' } as const;
