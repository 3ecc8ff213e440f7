import { addDays } from '@everstep/domain';
import type { DayValue } from './frame/types.ts';
import type { ChartSeries } from './plot/series.ts';

export const EXAMPLE_TODAY = '2026-11-21';
const FIVE_YEARS = 1826;

/** Numbers between 0 and 1 that are the same on every run ("mulberry32"). */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

/** The dates of the last `count` days, oldest first. */
export const exampleDates = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(EXAMPLE_TODAY, index - count + 1));

/** Moods from 1 to 5 that drift over the seasons; some days are missing. */
export function exampleMoodDays(count: number, missing = 0.08): readonly DayValue[] {
  const random = chance(7);
  let drift = 0;
  return exampleDates(count).map((localDate, index) => {
    drift = drift * 0.82 + (random.next().value - 0.5) * 1.5;
    const season = Math.sin((index - count) / 58) * 0.7;
    const value = Math.min(5, Math.max(1, Math.round((3.5 + season + drift) * 2) / 2));
    return { localDate, value: random.next().value < missing ? null : value };
  });
}

/** Minutes of a habit by day; zero on days of rest, nothing before it began. */
export function exampleMinutes(count: number): readonly DayValue[] {
  const random = chance(21);
  return exampleDates(count).map((localDate, index) => {
    const [rests, length] = [random.next().value < 0.3, random.next().value];
    if (random.next().value < 0.03) return { localDate, value: null };
    return { localDate, value: rests ? 0 : Math.round(8 + length * 40 * Math.min(1, 0.4 + index / count)) };
  });
}

/** A strength from 0 to 100 that grows with practice and fades without. */
function exampleStrength(count: number, seed: number, diligence: number): readonly number[] {
  const random = chance(seed);
  let strength = 12;
  return Array.from({ length: count }, (_, index) => {
    const done = random.next().value < diligence + Math.sin(index / (count / 9)) * 0.25;
    strength += done ? (100 - strength) * 0.035 : -strength * 0.045;
    return Math.round(strength * 10) / 10;
  });
}

export const exampleWalking = (count: number): ChartSeries => ({ label: 'Walk 20 minutes', values: exampleStrength(count, 3, 0.72) });
export const exampleWriting = (count: number): ChartSeries => ({ label: 'Morning pages', values: exampleStrength(count, 11, 0.5) });
export const exampleBreathing = (count: number): ChartSeries => ({ label: 'Ten quiet breaths', values: exampleStrength(count, 29, 0.6) });

/** Takes some stretches out of a series. */
export const withGaps = ({ label, values }: ChartSeries): ChartSeries => ({
  label,
  values: values.map((value, index) => (index % 29 > 19 || index % 29 === 9 || index % 29 === 11 ? null : value)),
});

export const exampleFiveYears = {
  dates: exampleDates(FIVE_YEARS),
  series: [exampleWalking(FIVE_YEARS), exampleWriting(FIVE_YEARS)],
  moods: exampleMoodDays(FIVE_YEARS),
  minutes: exampleMinutes(FIVE_YEARS),
} as const;

export const exampleLifeAreas = ['Health', 'Work', 'Money', 'Friends', 'Family', 'Love', 'Play', 'Growth'] as const;

export const LONG_LABEL = 'Write one page of the thesis on mosses of the northern slopes before the first coffee';
