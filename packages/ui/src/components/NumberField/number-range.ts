export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  /** Distance between two allowed numbers, counted from `min` or 0. */
  step: number;
}

/** How near to a step counts as on it, in decimals. */
const PLACE_DECIMALS = 9;

/** Steps by which Page Up and Page Down leap. */
const LEAP = 10;

const decimalsOf = (value: number): number => `${value}`.split('.')[1]?.length ?? 0;

/** Takes the dust off sums of fractions: 0.1 + 0.2 is 0.3 here. */
const rounded = (value: number, { step, min = 0 }: NumberRange): number =>
  Number(value.toFixed(Math.max(decimalsOf(step), decimalsOf(min))));

export function clamp(value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange): number {
  return Math.min(max, Math.max(min, value));
}

/**
 * The number after some steps.
 *
 * @param value null starts at the lower end, or at 0 where there is none
 * @param steps how many, negative for down; from a number between two steps the next one in that direction is the first
 */
export function stepBy(value: number | null, steps: number, range: NumberRange): number {
  const origin = range.min ?? 0;
  if (value === null) return clamp(origin, range);
  const place = Number(((value - origin) / range.step).toFixed(PLACE_DECIMALS));
  const next = Number.isInteger(place) ? place + steps : (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps;
  return clamp(rounded(origin + next * range.step, range), range);
}

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: LEAP, PageDown: -LEAP };

/** The number a key leads to; undefined for keys that don't. Home and End need an end to go to. */
export function numberAfterKey(key: string, value: number | null, range: NumberRange): number | undefined {
  if (key === 'Home') return range.min;
  if (key === 'End') return range.max;
  const steps = stepsOfKey[key];
  return steps === undefined ? undefined : stepBy(value, steps, range);
}
