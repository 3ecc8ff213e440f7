/** Paths that older clients call without `/api`; a browser that navigates to one of them wants the page of that name. */
const SECOND_MAP = /^\/(?:(?:gemini|auth)\/.|goals(?:\/|$)|dashboard(?:\/summary)?$|user\/profile$)/;

/** The path that serves a request: an API path asked for without its prefix leads to the API, unless a page is wanted. */
export function routedPath(path: string, accept: string | null): string {
  if (!SECOND_MAP.test(path) || accept?.includes('text/html')) return path;
  return `/api${path}`;
}
