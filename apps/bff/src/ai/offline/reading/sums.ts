/** A number without rounding: `over` parts of it make `of`. */
interface Fraction {
  readonly of: bigint;
  readonly over: bigint;
}

const NUMBER = '-?(?:\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,12})(?:[.,]\\d{1,6})?';
const LEAD =
  "(?:(?:ok(?:ay)?|and|so|hey|hi|please|quick|then|can you|could you|tell me|do you know)\\W+)*(?:what(?:'?s| is| does| do| are)|how much (?:is|are|does|do)|calculate|compute|work out|solve)";
const TAIL = '(?:\\s*(?:=|equals?|make|is what)?\\s*[?=.!]*)(?: please)?\\W*$';
const OPERATORS: Readonly<Record<string, 'plus' | 'minus' | 'times'>> = {
  '+': 'plus',
  plus: 'plus',
  '-': 'minus',
  '−': 'minus',
  '–': 'minus',
  minus: 'minus',
  '*': 'times',
  x: 'times',
  '×': 'times',
  times: 'times',
  'multiplied by': 'times',
};

const TWO = new RegExp(
  `^\\W*?(${LEAD})?\\s*(${NUMBER})\\s*(\\+|plus|-|−|–|minus|\\*|x|×|times|multiplied by|/|÷|divided by|over)\\s*(${NUMBER})${TAIL}`,
  'iu',
);
const PERCENT = new RegExp(`^\\W*?(?:${LEAD})?\\s*(${NUMBER})\\s*(?:%|percent|per cent) (?:of|from) (${NUMBER})${TAIL}`, 'iu');
const PART = new RegExp(`^\\W*?(?:${LEAD})?\\s*(half|(?:a |one )?third|(?:a |one )?quarter|double|twice) (?:of )?(${NUMBER})${TAIL}`, 'iu');
/** "5/10", "9-5" and "3x10" are a mark, hours and exercises unless somebody asks. */
const MAY_BE_ELSE = /^(?:\/|-|–|−|x|over)$/i;
const parts: Readonly<Record<string, readonly [bigint, bigint, string]>> = {
  half: [1n, 2n, 'Half of'],
  third: [1n, 3n, 'A third of'],
  quarter: [1n, 4n, 'A quarter of'],
  double: [2n, 1n, 'Twice'],
  twice: [2n, 1n, 'Twice'],
};

function read(text: string): Fraction {
  const plain = text.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const [whole = '', decimals = ''] = plain.split('.');
  return { of: BigInt(whole + decimals), over: 10n ** BigInt(decimals.length) };
}

function calculate(one: Fraction, operator: string, other: Fraction): Fraction | undefined {
  switch (operator) {
    case 'plus':
      return { of: one.of * other.over + other.of * one.over, over: one.over * other.over };
    case 'minus':
      return { of: one.of * other.over - other.of * one.over, over: one.over * other.over };
    case 'times':
      return { of: one.of * other.of, over: one.over * other.over };
    default: {
      const sign = other.of < 0n ? -1n : 1n;
      return other.of === 0n ? undefined : { of: sign * one.of * other.over, over: sign * one.over * other.of };
    }
  }
}

/** Decimals that are written of a number that has no end. */
const DECIMALS = 4;

/** "is 391", or "is about 0.3333" where it does not end. */
function written({ of, over }: Fraction): string {
  const size = of < 0n ? -of : of;
  const scale = 10n ** 12n;
  const isExact = (size * scale) % over === 0n;
  const unit = isExact ? scale : 10n ** BigInt(DECIMALS);
  // Half a unit more rounds what has no end.
  const units = isExact ? (size * unit) / over : (2n * size * unit + over) / (2n * over);
  const decimals = (units % unit)
    .toString()
    .padStart(isExact ? 12 : DECIMALS, '0')
    .replace(/0+$/, '');
  const whole = (units / unit).toLocaleString('en-GB');
  return `is ${isExact ? '' : 'about '}${of < 0n ? '−' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** What a small sum comes to, in a sentence; undefined where none is asked for. */
export function sumIn(message: string): string | undefined {
  const text = message.slice(0, 80).trim();
  if (text.length !== message.trim().length) return undefined;
  const [, percent, whole] = PERCENT.exec(text) ?? [];
  if (percent !== undefined && whole !== undefined) {
    const share = read(percent);
    return `${percent} percent of ${whole} ${written({ of: share.of * read(whole).of, over: share.over * read(whole).over * 100n })}.`;
  }
  const [, part = '', number] = PART.exec(text) ?? [];
  const [up, down, name] = parts[part.toLowerCase().replace(/^(?:a|one) /, '')] ?? [];
  if (up !== undefined && down !== undefined && number !== undefined)
    return `${name} ${number} ${written({ of: read(number).of * up, over: read(number).over * down })}.`;
  return twoIn(text);
}

function twoIn(text: string): string | undefined {
  const [, lead, one, sign = '', other] = TWO.exec(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  if (lead === undefined && MAY_BE_ELSE.test(sign) && !/=\W*$/.test(text)) return undefined;
  const operator = OPERATORS[sign.toLowerCase()] ?? 'divided by';
  const result = calculate(read(one), operator, read(other));
  return result === undefined ? 'Nothing can be divided by zero.' : `${one} ${operator} ${other} ${written(result)}.`;
}
