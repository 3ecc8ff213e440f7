/** What a reader's screen makes of it stands in the text itself: the characters that pages know by name, and by number. */
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' } as const;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
/** Signs that turn the direction of what follows, so that words read otherwise than they are written. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** The beginning of something that may go on in the next piece: half a surrogate pair, or a character by its name or number. */
const BEGUN_AT_END = /[\ud800-\udbff]$|&(?:#?[\da-z]{0,8})?$/i;
/** A character in a character in a character: nobody writes that to be read. */
const DEEPEST = 8;

/**
 * The text of a model as a reader will see it, so that what reads it before them reads the same, and as any database takes it: without
 * U+0000, and U+FFFD in the place of half a surrogate pair.
 */
export async function* shownPieces(source: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of source) {
    const text = asShown(begun + piece);
    begun = BEGUN_AT_END.exec(text)?.[0] ?? '';
    yield text.slice(0, text.length - begun.length).toWellFormed();
  }
  if (begun !== '') yield begun.toWellFormed();
}

function asShown(text: string): string {
  let shown = text.replaceAll('\0', '').replace(TURNS, '');
  for (let depth = 0; depth < DEEPEST && shown.includes('&'); depth += 1) {
    const before = shown;
    shown = shown.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => characterOf(hex, decimal, name));
    if (shown === before) return shown;
  }
  return shown.includes('&') ? shown.replace(ENTITY, '') : shown;
}

function characterOf(hex: string | undefined, decimal: string | undefined, name: string | undefined): string {
  // The pattern has no other names, and one of the three.
  if (name !== undefined) return NAMED[name.toLowerCase() as keyof typeof NAMED];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isReadable = code > 0 && code <= 0x10ffff;
  return isReadable ? String.fromCodePoint(code).replace(TURNS, '') : '';
}
