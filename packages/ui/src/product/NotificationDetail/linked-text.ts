/** A piece of plain text: words, or an address that may be followed. */
export interface TextPiece {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** What follows an address in a sentence and is no part of it. */
const CLOSING = /[.,;:!?'’”»)\]}]+$/;

/** An address without what closes the sentence around it; a bracket that was opened inside is kept. */
function trimmed(address: string): string {
  const bare = address.replace(CLOSING, '');
  return address[bare.length] === ')' && bare.includes('(') ? `${bare})` : bare;
}

/** The address of a link that a member may follow: http and https alone. */
export function webHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** The address of an attachment: on the web, or a path of the product. */
export function attachmentHref(address: string): string | undefined {
  return /^\/(?![/\\])/.test(address) ? address : webHref(address);
}

/** Cuts plain text at its http(s) addresses. The pieces put together are the text. */
export function linkedText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const push = (end: number, href?: string) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), ...(href && { href }) });
    at = end;
  };
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    const href = webHref(address);
    if (href === undefined) continue;
    push(match.index);
    push(match.index + address.length, href);
  }
  push(text.length);
  return pieces;
}
