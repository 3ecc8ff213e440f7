import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/dates.ts';
import {
  differenceBetween,
  EXPERIMENT_BLOCKS,
  type ExperimentPlan,
  experimentDays,
  experimentEnd,
  experimentPlan,
  experimentResult,
  experimentState,
} from './experiment.ts';

const startsOn = '2026-03-02';
const dateOf = (day: number) => addDays(startsOn, day);
const experiment = (changes: Partial<ExperimentPlan> = {}): ExperimentPlan => ({
  startsOn,
  plan: experimentPlan([true, true, false, true, false, false, true]),
  nextDay: false,
  stoppedOn: null,
  ...changes,
});
/** Better on days of the plan by `step`, beginning `shift` days later. */
const moodsBy = ({ plan }: ExperimentPlan, step: number, shift = 0) =>
  plan.map((planned, day) => ({ date: dateOf(day + shift), mean: 3 + (planned ? step : 0) }));

describe('the plan of an experiment', () => {
  it('has seven days with it and seven without, one of each in every block of two, whatever chance says', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: EXPERIMENT_BLOCKS, maxLength: EXPERIMENT_BLOCKS }), (tosses) => {
        const plan = experimentPlan(tosses);
        expect(plan).toHaveLength(14);
        expect(plan.filter(Boolean)).toHaveLength(7);
        for (let block = 0; block < plan.length; block += 2) expect(plan[block]).not.toBe(plan[block + 1]);
        expect(plan.filter((_, day) => day % 2 === 0)).toEqual(tosses);
      }),
    );
  });

  it('waits, runs for fourteen days and is finished, unless it is stopped', () => {
    const stateOn = (day: number) => experimentState(experiment(), dateOf(day));
    expect([-1, 0, 13, 14].map(stateOn)).toEqual(['scheduled', 'running', 'running', 'finished']);
    expect(experimentEnd(startsOn)).toBe('2026-03-15');
    expect(experimentState(experiment({ stoppedOn: dateOf(3) }), dateOf(40))).toBe('stopped');
  });
});

describe('what comes of an experiment', () => {
  const asPlanned =
    ({ plan }: ExperimentPlan) =>
    (date: string) =>
      plan[plan.findIndex((_, day) => dateOf(day) === date)];

  it('is said when it is over, by the plan', () => {
    const run = experiment();
    const days = experimentDays(run, moodsBy(run, 1), asPlanned(run));
    expect(experimentResult(run, days, dateOf(13))).toBeNull();
    const result = experimentResult(run, days, dateOf(14));
    expect(result).toMatchObject({ asPlanned: 14, known: 14, byDone: null });
    expect(result?.byPlan).toMatchObject({ difference: 1, daysWith: 7, daysWithout: 7, mayBeChance: false });
  });

  it('looks at the mood of the day after where it is asked to', () => {
    const run = experiment({ nextDay: true });
    const days = experimentDays(run, moodsBy(run, 1, 1), asPlanned(run));
    expect(experimentResult(run, days, dateOf(15))?.byPlan?.difference).toBe(1);
  });

  it('keeps the plan as the comparison and adds what was really done', () => {
    const run = experiment();
    const never = experimentDays(run, moodsBy(run, 1), (date) => date < dateOf(4));
    const result = experimentResult(run, never, dateOf(14));
    expect(result?.byPlan?.difference).toBe(1);
    expect(result?.byDone).toMatchObject({ daysWith: 4, daysWithout: 10 });
    expect(result?.asPlanned).toBe(7);
  });

  it('counts the days before it was stopped, and says nothing of too few', () => {
    const run = experiment({ stoppedOn: dateOf(8) });
    const days = experimentDays(run, moodsBy(run, 1), asPlanned(run));
    expect(experimentResult(run, days, dateOf(8))?.byPlan).toMatchObject({ daysWith: 4, daysWithout: 4 });
    const early = experiment({ stoppedOn: dateOf(7) });
    expect(experimentResult(early, days, dateOf(8))).toMatchObject({ byPlan: null, known: 7 });
  });
});

describe('the difference of two kinds of days', () => {
  it('has the interval of Welch, as textbooks have it', () => {
    // Means 4 and 2, variances 2.5 each, five values a side: t(8) = 2.306, standard error 1.
    const result = differenceBetween([2, 3, 4, 5, 6], [0, 1, 2, 3, 4]);
    expect(result?.difference).toBe(2);
    expect(result?.high).toBe(4);
    expect(result?.low).toBeCloseTo(2 - 2.306, 3);
    expect(result?.mayBeChance).toBe(true);
  });

  it('is never surer than whole faces allow', () => {
    const result = differenceBetween([4, 4, 4, 4], [4, 4, 4, 4]);
    expect(result).toMatchObject({ difference: 0, mayBeChance: true });
    expect((result?.high ?? 0) - (result?.low ?? 0)).toBeGreaterThan(0.9);
  });

  it('turns around with its sides and lies within its interval, whatever the moods', () => {
    const side = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 10 });
    fc.assert(
      fc.property(side, side, (a, b) => {
        const [there, back] = [differenceBetween(a, b), differenceBetween(b, a)];
        expect(there?.difference).toBeCloseTo(-(back?.difference ?? 0));
        expect(there?.low).toBeCloseTo(-(back?.high ?? 0));
        expect(there?.low ?? 0).toBeLessThanOrEqual(there?.difference ?? 0);
        expect(there?.mayBeChance).toBe(back?.mayBeChance);
      }),
    );
  });
});
