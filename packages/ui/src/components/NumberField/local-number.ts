/** Reads and writes numbers as people of a place write them. */
export interface LocalNumber {
  /** @returns the number; null for an empty text; NaN for one that is no number */
  parse: (text: string) => number | null;
  format: (value: number | null) => string;
}

/** Far more than anyone types, so that formatting never rounds what was meant. */
const MAX_FRACTION_DIGITS = 12;

/** Digits that keep their thousands together; any other count after a separator is a fraction. */
const GROUP = 3;

/**
 * @param locale BCP 47 tag; undefined for the browser's own
 * @returns reader and writer; `parse` takes both the place's own separators and a plain point where they can't be confused
 */
export function localNumber(locale: string | undefined): LocalNumber {
  const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: MAX_FRACTION_DIGITS, useGrouping: false });
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-12345.6);
  const part = (type: Intl.NumberFormatPartTypes, fallback: string) => parts.find((each) => each.type === type)?.value ?? fallback;
  const decimal = part('decimal', '.');
  const group = part('group', ',');
  const digits = new Map(Array.from({ length: 10 }, (_, digit) => [formatter.format(digit), String(digit)]));

  const parse = (text: string): number | null => {
    const plain = [...text.trim()]
      .map((character) => digits.get(character) ?? character)
      .join('')
      // Spaces and apostrophes part thousands in many places and mean nothing else; marks of direction mean nothing at all.
      .replaceAll(/[\s'’\u200e\u200f\u061c]/gu, '')
      .replace(/^[−–]/u, '-');
    if (plain === '') return null;
    const number = withPoint(plain, decimal, group);
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
  };
  return { parse, format: (value) => (value === null ? '' : formatter.format(value)) };
}

/** "1.234,5" and "1,234.5" → "1234.5". A lone group separator that does not part three digits was meant as the decimal one. */
function withPoint(text: string, decimal: string, group: string): string {
  const [head = '', ...groups] = text.split(group);
  const partsThousands = groups.every((each) => each.split(decimal)[0]?.length === GROUP) && /\d/.test(head);
  if (groups.length === 1 && !partsThousands && !text.includes(decimal)) return `${head}.${groups[0]}`;
  if (groups.length > 0 && !partsThousands) return text;
  return [head, ...groups].join('').replace(decimal, '.');
}
