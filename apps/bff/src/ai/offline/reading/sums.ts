const OPERAND = '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.\\d{1,4})?';
const OPERATION = ' ?(?:\\+|plus|-|−|minus|\\*|×|x|times|multiplied by|\\/|÷|divided by) ?';
/** Round the clock, a rating and a page of so many are no sums. */
const NO_SUM = '(?!24 ?\\/ ?7\\b|\\d{1,2}\\/(?:5|10)\\b(?! ?[-+*\\/]))';
const SUM = `(?<![\\d.,:/-])${NO_SUM}(${OPERAND}(?:${OPERATION}${OPERAND})+|${OPERAND} ?(?:%|per ?cent) of ${OPERAND})(?![\\d:]|\\.\\d|[/-]\\d)`;
const NODS = '(?:(?:and|so|ok(?:ay)?|lol|haha|hmm|then|now|also|please|what about|how about|next)\\b[\\s,.!:…]*)*';

/** A sum that is asked for, anywhere in a message: by what leads to it, by its mark, or as a sentence of its own. */
export const ASKED_SUM = new RegExp(
  [
    `\\b(?:what(?:'s|s| is| are| does| do| would)|how much (?:is|are|does|do|makes?|would)|how many (?:is|are)|calculate|compute|work out|add up|solve|tell me|count)\\b[\\s,:]*(?:(?:me|please|the sum of|the result of|exactly)\\b[\\s,:]*)*${SUM}`,
    `${SUM} ?(?:=|equals?|is|makes?|gives?) ?(?:\\?|what\\b|how (?:much|many)\\b)`,
    `(?:^|[.!?…,]\\s+)\\W*${NODS}${SUM}\\s*(?:=|please)?\\s*(?:[?.!]|$)`,
  ].join('|'),
  'i',
);

const signs: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '−',
  '-': '−',
  times: '×',
  'multiplied by': '×',
  x: '×',
  '*': '×',
  'divided by': '÷',
  '/': '÷',
};
const DECIMALS = 4;
const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

/** A sum that is asked for, with its result: "17 × 23 = 391."; undefined where there is none. */
export function sumIn(message: string): string | undefined {
  const asked = ASKED_SUM.exec(message.replace(/[’‘]/g, "'"))?.slice(1);
  const sum = asked?.find((part) => part !== undefined);
  if (sum === undefined) return undefined;
  const [share, whole] = sum.split(/ ?(?:%|per ?cent) of /i);
  if (share !== undefined && whole !== undefined) return `${share}% of ${whole} = ${written((numberIn(share) * numberIn(whole)) / 100)}.`;
  const parts = (sum.match(new RegExp(`${OPERAND}|\\+|−|-|\\*|×|\\/|÷|[a-z]+(?: by)?`, 'gi')) ?? []).map(
    (part) => signs[part.toLowerCase()] ?? part,
  );
  const result = resultOf(parts);
  return Number.isFinite(result)
    ? `${parts.join(' ')} = ${written(result)}.`
    : `${parts.join(' ')} has no result: nothing can be divided by zero.`;
}

const written = (value: number): string => String(Number(value.toFixed(DECIMALS)));

/** Numbers and signs in turn; products before sums. */
function resultOf(parts: readonly string[]): number {
  let [total, sign] = [0, 1];
  let product = numberIn(parts[0] ?? '');
  for (let at = 1; at + 1 < parts.length; at += 2) {
    const value = numberIn(parts[at + 1] ?? '');
    const operation = parts[at];
    if (operation === '×') product *= value;
    else if (operation === '÷') product /= value;
    else {
      total += sign * product;
      sign = operation === '−' ? -1 : 1;
      product = value;
    }
  }
  return total + sign * product;
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
