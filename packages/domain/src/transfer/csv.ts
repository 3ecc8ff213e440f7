import { unreadableFile } from './unreadable.ts';

const MOST_ROWS = 300_000;
const MOST_CELLS = 4_000_000;

/**
 * Reads CSV as RFC 4180 has it, with any line break. A quote within a plain field is a letter: some apps write names as they are.
 * Lines without any text are left out.
 *
 * @throws DomainError when a quoted field never ends, or there is more than any app writes
 */
export function readCsv(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [];
  let cells = 0;
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (rows.length > MOST_ROWS || cells > MOST_CELLS) throw unreadableFile('This file has more rows than we can take.');
  };
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at, delimiter);
    row.push(field.value);
    cells += 1;
    at = field.end;
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the very end is followed by one more field, which is empty.
      if (at === text.length) row.push('');
      continue;
    }
    endRow();
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  if (row.length > 0) endRow();
  return rows;
}

interface Field {
  readonly value: string;
  /** Where the delimiter or the line break stands. */
  readonly end: number;
}

function plainField(text: string, start: number, delimiter: string): Field {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

function quotedField(text: string, start: number): Field {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw unreadableFile('A quotation mark in this file is never closed. It may have been cut off.');
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: endOfQuoted(text, quote + 1) };
    value += '"';
    from = quote + 2;
  }
}

/** What stands between the closing quote and the end of the field is left out: nothing but spaces is ever written there. */
function endOfQuoted(text: string, at: number): number {
  let end = at;
  while (end < text.length && text[end] === ' ') end += 1;
  const next = text[end];
  if (next === undefined || next === '\n' || next === '\r' || next === ',' || next === ';' || next === '\t') return end;
  throw unreadableFile('This file is no CSV that we can read: something follows a closed quotation mark.');
}

/** First letters of formulas, among them the wide ones that some spreadsheets read as well, and an apostrophe, so that ours can be told. */
const FORMULA = /^['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What parts fields here or in spreadsheets of other countries. */
const QUOTED = /[",;\t\r\n]/;

/**
 * One line of CSV with its line break, as RFC 4180 has it. A text that a spreadsheet would take for a formula has an apostrophe before it:
 * whoever reads the line with a program takes that away. Numbers stay numbers.
 */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
