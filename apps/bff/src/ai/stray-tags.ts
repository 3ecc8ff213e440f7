const TAG = /<\/think>/gi;
/** The end of a text that may yet become the tag. */
const BEGINNING = /<(?:\/(?:t(?:h(?:i(?:nk?)?)?)?)?)?$/i;

/**
 * Takes the closing tag of a model's thinking out of its text, where the opening one never came. What stood before it was shown already; the
 * tag itself says nothing to anybody.
 */
export async function* withoutStrayTags(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  try {
    for await (const piece of pieces) {
      const text = (held + piece).replaceAll(TAG, '');
      const end = BEGINNING.exec(text)?.index ?? text.length;
      held = text.slice(end);
      if (end > 0) yield text.slice(0, end);
    }
  } catch (error) {
    if (held !== '') yield held;
    throw error;
  }
  if (held !== '') yield held;
}
