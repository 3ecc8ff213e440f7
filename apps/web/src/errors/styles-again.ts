/**
 * A part of the page whose style sheets were lost with the connection is not given them again by the build's loader, so that it would be
 * drawn without. Fetches such sheets anew, once the server can be reached.
 */
export function fetchLostStyles(): void {
  let isLost = false;
  const lose = () => {
    isLost = true;
  };
  // Of several that were lost the loader names one.
  window.addEventListener('vite:preloadError', lose);
  const fetchAgain = () => {
    if (!isLost) return;
    isLost = false;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.sheet) continue;
      // A new element is fetched; the old one has given up.
      const again = link.cloneNode();
      again.addEventListener('error', lose);
      link.replaceWith(again);
    }
  };
  window.addEventListener('online', fetchAgain);
  window.addEventListener('server-reached', fetchAgain);
}
