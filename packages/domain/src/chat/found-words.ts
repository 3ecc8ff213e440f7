/** How much of a message a search shows, in UTF-16 units, the ellipses not counted. */
export const EXCERPT_LENGTH = 110;
/** How much of that may stand before the words: they are to be in sight on a phone. */
const BEFORE = 24;

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, in order; together they are the text. What is searched for is found whatever its case, as by the search itself. */
export function foundIn(text: string, words: string): readonly Piece[] {
  const wanted = small(words.trim());
  const letters = small(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = wanted === '' ? -1 : letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isFound: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), isFound: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}

/** The part of a message where the words of a search stand first, in one line; its beginning where they do not stand in it. */
export function excerptOf(message: string, words: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, small(line).indexOf(small(words.trim())));
  const start = at <= BEFORE ? 0 : afterSpace(line, at - BEFORE, at);
  const longest = Math.max(EXCERPT_LENGTH, at - start + words.trim().length);
  const end = line.length - start <= longest ? line.length : beforeSpace(line, start + longest, at + words.trim().length);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trimEnd()}${end < line.length ? '…' : ''}`;
}

/** In small letters, each at its place: the few whose small form is longer stay as they are. */
const small = (text: string): string =>
  text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

/** Where the next word begins from here on, at the latest at `limit`. */
function afterSpace(line: string, from: number, limit: number): number {
  const space = line.indexOf(' ', from);
  return space >= 0 && space < limit ? space + 1 : whole(line, from);
}
/** Where the last word before here ends, at the earliest at `limit`. */
function beforeSpace(line: string, until: number, limit: number): number {
  const space = line.lastIndexOf(' ', until);
  return space > limit ? space : Math.max(limit, whole(line, until));
}
/** A place that does not part the two halves of a letter. */
const whole = (line: string, at: number): number => (/[\uDC00-\uDFFF]/.test(line[at] ?? '') ? at - 1 : at);
