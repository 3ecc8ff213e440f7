const SUM = /(\d{1,9}) ?(\+|plus|-|minus|\*|x|times|\/|divided by) ?(\d{1,9})/i;
const DECIMALS = 4;

const operations: Readonly<Record<string, readonly [sign: string, of: (one: number, other: number) => number]>> = {
  '+': ['+', (one, other) => one + other],
  '-': ['−', (one, other) => one - other],
  '*': ['×', (one, other) => one * other],
  '/': ['÷', (one, other) => one / other],
};
const signs: Readonly<Record<string, string>> = { plus: '+', minus: '-', times: '*', x: '*', 'divided by': '/' };

/** A sum of two whole numbers with its result: "17 × 23 = 391."; undefined where there is none, or it has no result. */
export function sumIn(message: string): string | undefined {
  const [, one, word = '', other] = SUM.exec(message) ?? [];
  const [sign, of] = operations[signs[word.toLowerCase()] ?? word] ?? [];
  const result = of?.(Number(one), Number(other));
  return result === undefined || !Number.isFinite(result) ? undefined : `${one} ${sign} ${other} = ${Number(result.toFixed(DECIMALS))}.`;
}

type Unit = 'day' | 'week' | 'month' | 'year';
const NUMBER = '\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d{1,9}(?:\\.\\d+)?';
const AMOUNT = new RegExp(
  `([€$£])? ?(?<![\\d.,])(${NUMBER})(k\\b)?(?: ?(€|euros?|pounds?|dollars?|pages?|hours?|words?|kilometres?|km|days|weeks|months|years))?(?: ?(?:a|per|each|every|/) ?(day|week|month|year)\\b)?`,
  'gi',
);
const SPAN = /^(?:day|week|month|year)s$/i;
const MONTHS_IN_YEAR = 12;

interface Amount {
  readonly value: number;
  /** As it was written, without how often. */
  readonly text: string;
  readonly thing: string;
  readonly per: Unit | undefined;
}

const things: Readonly<Record<string, string>> = { euro: '€', pound: '£', dollar: '$', kilometre: 'km' };

function amountsIn(message: string): readonly Amount[] {
  return [...message.matchAll(AMOUNT)].map(([all, sign = '', digits = '', thousand, noun = '', per]) => {
    const value = Number(digits.replace(/[, ]/g, '')) * (thousand === undefined ? 1 : 1000);
    const named = noun.toLowerCase().replace(/s$/, '');
    const text = all.replace(/ ?(?:a|per|each|every|\/) ?(?:day|week|month|year)$/i, '').trim();
    return {
      value,
      text,
      thing: sign || (SPAN.test(noun) ? noun.toLowerCase() : (things[named] ?? named)),
      // The pattern has no other word there.
      per: per?.toLowerCase() as Unit | undefined,
    };
  });
}

const rounded = (value: number): string => String(Number(value.toFixed(1)));
const plural = (count: string, unit: string): string => (count === '1' ? `1 ${unit}` : `${count} ${unit}s`);

/**
 * A whole divided by a share of it, or by the time that it has: "€14,000 ÷ €600 a month = 23.3 months, about 1 year and 11 months."; of several the
 * latest count, wherever they stand.
 * @param told the member's messages, oldest first
 * @returns undefined where the two numbers were not said
 */
export function shareIn(told: readonly string[]): string | undefined {
  const amounts = told.flatMap(amountsIn).filter(({ value }) => value > 0);
  const share = amounts.findLast(({ per }) => per !== undefined);
  const last = told.at(-1) ?? '';
  const wanted = /\bhow much\b[^.!?]*\b(?:a|per|each|every) (day|week|month|year)\b/i.exec(last)?.[1]?.toLowerCase();
  if (wanted !== undefined) {
    const span = amounts.findLast(({ thing, per }) => per === undefined && thing === `${wanted}s`);
    const whole = amounts.findLast(({ thing, per }) => per === undefined && !SPAN.test(thing) && thing !== '');
    if (!span || !whole) return undefined;
    const result = rounded(whole.value / span.value);
    const sign = /^[€$£]$/.test(whole.thing);
    return `${whole.text} ÷ ${span.text} = ${sign ? `${whole.thing}${result}` : plural(result, whole.thing)} a ${wanted}.`;
  }
  if (share?.per === undefined) return undefined;
  const fits = ({ thing, per }: Amount) =>
    per === undefined && !SPAN.test(thing) && (thing === share.thing || thing === '' || share.thing === '');
  const whole = amounts.findLast((amount) => fits(amount) && amount.thing !== '') ?? amounts.findLast(fits);
  if (!whole || whole.value < share.value) return undefined;
  const count = whole.value / share.value;
  const long = Math.floor(count / MONTHS_IN_YEAR);
  const rest = plural(String(Math.round(count % MONTHS_IN_YEAR)), 'month');
  const years = share.per === 'month' && long > 0 ? `, about ${plural(String(long), 'year')} and ${rest}` : '';
  return `${whole.text} ÷ ${share.text} a ${share.per} = ${plural(rounded(count), share.per)}${years}.`;
}
