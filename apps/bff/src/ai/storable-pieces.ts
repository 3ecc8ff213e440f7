const HALF_AT_END = /[\ud800-\udbff]$/;

/**
 * The text of a model as any database takes it: without U+0000, and U+FFFD in the place of half a surrogate pair. A pair may come in
 * two pieces.
 */
export async function* storablePieces(source: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const piece of source) {
    const text = half + piece.replaceAll('\0', '');
    half = HALF_AT_END.exec(text)?.[0] ?? '';
    yield text.slice(0, text.length - half.length).toWellFormed();
  }
  if (half !== '') yield half.toWellFormed();
}
