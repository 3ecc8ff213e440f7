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
