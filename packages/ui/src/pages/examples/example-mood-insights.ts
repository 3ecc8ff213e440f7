import { addDays, experimentPlan, type MoodCorrelation, type MoodDays, type MoodExperiment, type MoodInsights } from '@everstep/domain';
import { exampleMoodDays } from '../../charts/example-data.ts';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';

/** Means of the days of a year, some of them left out. */
export const exampleMeans: MoodDays['days'] = exampleMoodDays(365).flatMap(({ localDate, value }) =>
  value === null ? [] : [{ date: localDate, mean: value, count: 1 }],
);

const part = (means: readonly number[], first = 0, count = 40) =>
  means.map((mean, index) => ({ part: first + index, mean, count: count + index }));

const correlation = (more: Pick<MoodCorrelation, 'id' | 'label'> & Partial<MoodCorrelation>): MoodCorrelation => ({
  kind: 'habit',
  nextDay: false,
  r: 0.31,
  low: 0.05,
  high: 0.53,
  pairs: 42,
  meanWith: 3.9,
  meanWithout: 3.3,
  mayBeChance: false,
  ...more,
});

export const exampleCorrelations: readonly MoodCorrelation[] = [
  correlation({
    kind: 'activity',
    id: 'outdoors',
    label: 'outdoors',
    r: 0.38,
    low: 0.29,
    high: 0.46,
    pairs: 338,
    meanWith: 3.9,
    meanWithout: 3.2,
  }),
  correlation({ id: 'walk', label: 'Walk 20 minutes' }),
  correlation({
    kind: 'activity',
    id: 'screen time',
    label: 'screen time',
    nextDay: true,
    r: -0.22,
    low: -0.32,
    high: -0.11,
    pairs: 310,
    meanWith: 3.1,
    meanWithout: 3.5,
  }),
  correlation({
    kind: 'limit',
    id: 'coffee',
    label: 'Coffee',
    r: 0.14,
    low: -0.19,
    high: 0.44,
    pairs: 36,
    meanWith: 3.5,
    meanWithout: 3.3,
    mayBeChance: true,
  }),
  correlation({
    id: 'pages',
    label: 'Morning pages',
    r: 0.05,
    low: -0.26,
    high: 0.35,
    pairs: 40,
    meanWith: 3.45,
    meanWithout: 3.42,
    mayBeChance: true,
  }),
];

export const exampleInsights: MoodInsights = {
  from: addDays(EXAMPLE_DATE, -364),
  to: EXAMPLE_DATE,
  daysLogged: 338,
  firstDate: '2024-11-02',
  byWeekday: part([3.1, 3.2, 3.3, 3.3, 3.6, 4, 3.8]),
  byHour: part([2.9, 3.1, 3.3, 3.4, 3.4, 3.5, 3.3, 3.2, 3.2, 3.4, 3.6, 3.7, 3.8, 3.9, 3.8, 3.6], 7, 6),
  correlations: [...exampleCorrelations],
};

/** A member of five days, with two moods a day. */
export const exampleYoungInsights: MoodInsights = {
  ...exampleInsights,
  daysLogged: 5,
  firstDate: addDays(EXAMPLE_DATE, -4),
  byWeekday: [],
  byHour: [],
  correlations: [],
};

const PLAN = experimentPlan([true, false, false, true, true, false, true]);

/** Fourteen days with and without something; `gone` of them are over. */
export function exampleExperiment(gone: number, more: Partial<MoodExperiment> = {}): MoodExperiment {
  const startsOn = addDays(EXAMPLE_DATE, -gone);
  return {
    id: `experiment-${gone}-${more.label ?? ''}`,
    kind: 'habit',
    subject: 'walk',
    label: 'Walk 20 minutes',
    nextDay: false,
    state: gone < 14 ? 'running' : 'finished',
    startsOn,
    endsOn: addDays(startsOn, 13),
    stoppedOn: null,
    // The fifth day went otherwise, and on the eighth there was no mood.
    days: PLAN.map((planned, index) => ({
      date: addDays(startsOn, index),
      planned,
      done: index < gone ? planned !== (index === 4) : null,
      mean: index < gone && index !== 7 ? (planned ? 4 : 3) : null,
    })),
    result: null,
    ...more,
  };
}

const found = { meanWith: 4, meanWithout: 3.2, difference: 0.8, low: 0.2, high: 1.4, daysWith: 7, daysWithout: 6, mayBeChance: false };

/** Experiments that are over, newest first. */
export const examplePast: readonly MoodExperiment[] = [
  exampleExperiment(16, {
    result: { byPlan: found, byDone: { ...found, daysWith: 6, daysWithout: 7, difference: 0.9 }, asPlanned: 13, known: 14 },
  }),
  exampleExperiment(60, {
    kind: 'activity',
    subject: 'screen time',
    label: 'screen time',
    nextDay: true,
    result: {
      byPlan: { ...found, meanWith: 3.3, meanWithout: 3.4, difference: -0.1, low: -0.8, high: 0.6, mayBeChance: true },
      byDone: null,
      asPlanned: 12,
      known: 12,
    },
  }),
  exampleExperiment(90, {
    label: 'Morning pages',
    state: 'stopped',
    stoppedOn: addDays(EXAMPLE_DATE, -86),
    result: { byPlan: null, byDone: null, asPlanned: 3, known: 4 },
  }),
];
