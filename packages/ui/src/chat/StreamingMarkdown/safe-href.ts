/** No telephone: a number that a model made up must not be one tap away. */
const protocols: readonly string[] = ['http:', 'https:', 'mailto:'];

/**
 * The address of a link in a reply, if a member may follow it.
 *
 * @param href as written in the markdown
 * @returns the normalised address, or undefined for telephone numbers, scripts, data, relative paths and anything unreadable
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return protocols.includes(url.protocol) ? url.href : undefined;
}
