import type { ChatRequest } from './provider.ts';

/** Numbers of records in double brackets, with the space before them. */
const MARK = /\s*\[\[\s*(\d{1,3}(?:\s*,\s*\d{1,3})*)\s*\]\]/g;
/** The end of a text that may yet become a mark. Not the space before it: each word would wait for the next one. */
const BEGINNING = /\[(?:\[[\d\s,]{0,80}\]?)?$/;

/**
 * Takes the marks by which a model names the records it used out of its text, and reports them. What is no mark stays as it is.
 * A number that was not given is nobody's record and is dropped.
 */
export async function* withoutMarks(pieces: AsyncIterable<string>, { context, onUsed }: Pick<ChatRequest, 'context' | 'onUsed'>) {
  const records = context.given?.records ?? [];
  if (records.length === 0) {
    yield* pieces;
    return;
  }
  const take = (text: string) =>
    text.replaceAll(MARK, (_, numbers: string) => {
      onUsed?.(numbers.split(',').flatMap((number) => records[Number(number) - 1]?.ref ?? []));
      return '';
    });
  let held = '';
  let spaced = false;
  try {
    for await (const piece of pieces) {
      const said = take(held + piece);
      // The space before a mark may be out already; the one after it would be a second.
      const text = spaced && held !== '' ? said.trimStart() : said;
      const end = BEGINNING.exec(text)?.index ?? text.length;
      held = text.slice(end);
      if (end === 0) continue;
      yield text.slice(0, end);
      spaced = /\s$/.test(text.slice(0, end));
    }
  } catch (error) {
    // What came before the failure stays.
    if (held !== '') yield held;
    throw error;
  }
  if (held !== '') yield held;
}
