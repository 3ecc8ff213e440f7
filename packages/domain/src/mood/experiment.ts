import { addDays, type DateText } from '../time/dates.ts';
import { type DayMood, type DoneOn, meanOf } from './insights.ts';

/** Days of an experiment with a habit or an activity. */
export const EXPERIMENT_DAYS = 14;
/** Blocks of two days: one of them with it, one without. */
export const EXPERIMENT_BLOCKS = EXPERIMENT_DAYS / 2;
/** Days with a mood that either side of a comparison needs. */
export const MIN_DAYS_COMPARED = 4;

/** What an experiment is about: days by a plan, from a date on. */
export interface ExperimentPlan {
  readonly startsOn: DateText;
  /** For each day whether it is one with it. */
  readonly plan: readonly boolean[];
  /** Whether the mood of the day after is looked at. */
  readonly nextDay: boolean;
  /** The date on which it was stopped; null when it was not. That day is not counted: it was not over. */
  readonly stoppedOn: DateText | null;
}

/** The days of an experiment: in blocks of two, one with it and one without, in an order by chance. One toss decides a block. */
export function experimentPlan(tosses: readonly boolean[]): readonly boolean[] {
  return Array.from({ length: EXPERIMENT_BLOCKS }, (_, block) => tosses[block] ?? false).flatMap((first) => [first, !first]);
}

/** The last day of an experiment. */
export const experimentEnd = (startsOn: DateText): DateText => addDays(startsOn, EXPERIMENT_DAYS - 1);

export const experimentStates = ['scheduled', 'running', 'finished', 'stopped'] as const;
export type ExperimentState = (typeof experimentStates)[number];

/** Where an experiment stands on a date. */
export function experimentState({ startsOn, stoppedOn }: Pick<ExperimentPlan, 'startsOn' | 'stoppedOn'>, today: DateText): ExperimentState {
  if (stoppedOn !== null) return 'stopped';
  if (today < startsOn) return 'scheduled';
  return today > experimentEnd(startsOn) ? 'finished' : 'running';
}

/** One day of an experiment. */
export interface ExperimentDay {
  readonly date: DateText;
  /** Whether it was to be a day with it. */
  readonly planned: boolean;
  /** Whether it was; null where nothing tells. */
  readonly done: boolean | null;
  /** The mood that counts for it; null without one. */
  readonly mean: number | null;
}

/** The days of an experiment with what really happened. */
export function experimentDays({ startsOn, plan, nextDay }: ExperimentPlan, moods: readonly DayMood[], doneOn: DoneOn): ExperimentDay[] {
  const means = new Map(moods.map(({ date, mean }) => [date, mean]));
  return plan.map((planned, index) => {
    const date = addDays(startsOn, index);
    return { date, planned, done: doneOn(date) ?? null, mean: means.get(nextDay ? addDays(date, 1) : date) ?? null };
  });
}

/** How far the moods of two kinds of days lie apart. */
export interface MoodDifference {
  readonly meanWith: number;
  readonly meanWithout: number;
  /** With it less without it. */
  readonly difference: number;
  /** The 95 % interval of the difference. */
  readonly low: number;
  readonly high: number;
  readonly daysWith: number;
  readonly daysWithout: number;
  /** The interval holds 0: it may well be chance. */
  readonly mayBeChance: boolean;
}

/** What came of an experiment. */
export interface ExperimentResult {
  /** By the days as chance had planned them: the fair comparison. Null with too few moods. */
  readonly byPlan: MoodDifference | null;
  /** By what was really done, where that differs from the plan. */
  readonly byDone: MoodDifference | null;
  /** Days that went as planned, and those of which it is known. */
  readonly asPlanned: number;
  readonly known: number;
}

/** What came of an experiment that has ended; null while it goes on, so that a half result sways nobody. */
export function experimentResult(experiment: ExperimentPlan, days: readonly ExperimentDay[], today: DateText): ExperimentResult | null {
  const state = experimentState(experiment, today);
  if (state === 'running' || state === 'scheduled') return null;
  const { stoppedOn } = experiment;
  const counted = days.filter(({ date }) => stoppedOn === null || date < stoppedOn);
  const known = counted.filter(({ done }) => done !== null);
  const asPlanned = known.filter(({ done, planned }) => done === planned).length;
  return {
    byPlan: differenceBetween(moodsOf(counted, 'planned', true), moodsOf(counted, 'planned', false)),
    byDone: asPlanned === known.length ? null : differenceBetween(moodsOf(known, 'done', true), moodsOf(known, 'done', false)),
    asPlanned,
    known: known.length,
  };
}

const moodsOf = (days: readonly ExperimentDay[], by: 'planned' | 'done', isWith: boolean): readonly number[] =>
  days.flatMap((day) => (day[by] === isWith && day.mean !== null ? [day.mean] : []));

/** A face stands for everything half a step around it: no spread of moods is known to be smaller than that rounding. */
const ROUNDING_VARIANCE = 1 / 12;
/** Moods lie between 1 and 5. */
const LARGEST_DIFFERENCE = 4;

/**
 * The difference of two means with Welch's 95 % interval.
 * @returns null with fewer than {@link MIN_DAYS_COMPARED} days on either side
 */
export function differenceBetween(withIt: readonly number[], without: readonly number[]): MoodDifference | null {
  if (Math.min(withIt.length, without.length) < MIN_DAYS_COMPARED) return null;
  const [meanWith, meanWithout] = [meanOf(withIt), meanOf(without)];
  const difference = meanWith - meanWithout;
  const [a, b] = [varianceOf(withIt) / withIt.length, varianceOf(without) / without.length];
  // Welch and Satterthwaite.
  const freedom = (a + b) ** 2 / (a ** 2 / (withIt.length - 1) + b ** 2 / (without.length - 1));
  const reach = studentT(freedom) * Math.sqrt(a + b);
  const within = (value: number) => Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, value));
  const [low, high] = [within(difference - reach), within(difference + reach)];
  return {
    meanWith,
    meanWithout,
    difference,
    low,
    high,
    daysWith: withIt.length,
    daysWithout: without.length,
    mayBeChance: low <= 0 && high >= 0,
  };
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return Math.max(ROUNDING_VARIANCE, squares / (numbers.length - 1));
}

/** Student's t for 95 % by whole degrees of freedom, from 1 on. */
const T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179];

/** Rounded down to whole degrees of freedom, which makes intervals rather too wide than too narrow. */
const studentT = (freedom: number): number => T_95[Math.min(T_95.length, Math.max(1, Math.floor(freedom + 1e-9))) - 1] ?? 12.706;
