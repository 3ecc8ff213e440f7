/** What the build's loader of parts says of a style sheet that did not come. */
const LOST = /^Unable to preload CSS for (\S+)$/;

/**
 * A part of the page whose style sheet was lost with the connection is not given it again by the build's loader, so that it would be drawn
 * without. Fetches such sheets anew, once the server can be reached.
 */
export function fetchLostStyles(): void {
  const lost = new Set<string>();
  window.addEventListener('vite:preloadError', (event) => {
    // The loader's own event carries the error; its types are those of the build.
    const { payload } = event as Event & { readonly payload?: unknown };
    const [, href] = LOST.exec(payload instanceof Error ? payload.message : '') ?? [];
    if (href !== undefined) lost.add(href);
  });
  const fetchAgain = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const href = link.getAttribute('href');
      if (href === null || !lost.delete(href)) continue;
      // A new element is fetched; the old one has given up.
      const again = link.cloneNode();
      again.addEventListener('error', () => lost.add(href));
      link.replaceWith(again);
    }
  };
  window.addEventListener('online', fetchAgain);
  window.addEventListener('server-reached', fetchAgain);
}
