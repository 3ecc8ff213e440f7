/** Headers of every answer. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers of every answer of the API: private, never kept by a cache, never a page. */
export const apiHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const;

export const jsonHeaders = { ...apiHeaders, 'Content-Type': 'application/json; charset=utf-8' } as const;
