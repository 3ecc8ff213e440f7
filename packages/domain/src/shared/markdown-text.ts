/** Line ends of any system as one; signs that no text has are left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs to take out.
    .map((line) => line.replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, ''));

/** Text as one line, with single spaces. */
export const oneLine = (text: string): string => linesOf(text).join(' ').replace(/\s+/g, ' ').trim();

/** A line in which each sign stands for itself: what Markdown would read otherwise has a backslash before it. */
export const literal = (line: string): string =>
  line
    .trimEnd()
    .replace(/[\\`*_[\]<|~]|&(?=[#\w])/g, '\\$&')
    .replace(/^\s+/, (spaces) => '\u00a0'.repeat(spaces.replaceAll('\t', '    ').length))
    .replace(/^(\u00a0*)([#>+=-])/, '$1\\$2')
    .replace(/^(\u00a0*\d+)([.)])/, '$1\\$2');

/** Words that somebody else wrote, as one line in which each sign stands for itself: for headings and rows of lists. */
export const literalLine = (text: string): string => literal(oneLine(text));

/** Markdown that a model wrote, for a file: tags are shown as text, and pictures, which a reader's program would fetch, become links. */
export const withoutHtml = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '&lt;').replace(/!+\[/g, '[');

/** Longest part of a title in the name of a file, in characters. */
const FILE_TITLE_LENGTH = 50;

/**
 * The part of a file's name that a title gives: `my-thesis-on-mosses`. Letters and digits of any script, and hyphens: every system takes
 * such a name, and it leads nowhere else. Empty where the title has none.
 */
export function fileWords(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, FILE_TITLE_LENGTH).join('').replace(/-$/, '');
}
