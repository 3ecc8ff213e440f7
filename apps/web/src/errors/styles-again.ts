/**
 * A part of the page whose style sheets were lost with the connection is not given them again by the build's loader, so that it would be
 * drawn without. Fetches such sheets anew, once the server can be reached.
 */
export function fetchLostStyles(): void {
  const lost = new Set<HTMLLinkElement>();
  const lose = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  // What fails to load tells its ancestors on the way down alone.
  document.addEventListener('error', lose, { capture: true });
  const fetchAgain = () => {
    const links = [...lost];
    lost.clear();
    // A new element is fetched; the old one has given up.
    for (const link of links) link.replaceWith(link.cloneNode());
  };
  window.addEventListener('online', fetchAgain);
  window.addEventListener('server-reached', fetchAgain);
}
