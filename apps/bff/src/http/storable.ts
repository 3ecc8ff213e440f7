/** Stands in for what no database can hold, as in HTML. */
const REPLACEMENT = '\uFFFD';
const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f])/i;
/** Any escape, so that an escaped backslash is never read as the start of the next one; whole surrogate pairs come first. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2})|u(0000|d[89a-f][\da-f]{2})|[\s\S])/gi;

/** Text without U+0000 and without halves of surrogate pairs: PostgreSQL refuses the first, and neither survives being stored. */
export function storableText(text: string): string {
  const formed = text.toWellFormed();
  return formed.includes('\0') ? formed.replaceAll('\0', REPLACEMENT) : formed;
}

/** The same for a JSON text that was decoded from UTF-8, in which only escapes can name such characters. */
export function storableJson(json: string): string {
  if (!SUSPECT_ESCAPE.test(json)) return json;
  return json.replace(ESCAPE, (written, _pair, unstorable) => (unstorable === undefined ? written : REPLACEMENT));
}

/** The same for the values of a path or a query. */
export function storableValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storableText(value)]));
}
