export type MailLinkPurpose = 'verify' | 'reset';

/**
 * Path of the page that a mailed link opens. The token stands in the fragment, which browsers keep to themselves: it reaches no
 * server log and no Referer header.
 */
export const mailLinkPath = (purpose: MailLinkPurpose, token: string): string => `/auth#${purpose}=${encodeURIComponent(token)}`;

/** Reads the fragment of the address (with or without its #); undefined when it carries no mailed token. */
export function readMailLink(fragment: string): { readonly purpose: MailLinkPurpose; readonly token: string } | undefined {
  const match = /^#?(verify|reset)=([\w-]{1,200})$/.exec(fragment);
  const [, purpose, token] = match ?? [];
  if ((purpose !== 'verify' && purpose !== 'reset') || token === undefined) return undefined;
  return { purpose, token };
}
