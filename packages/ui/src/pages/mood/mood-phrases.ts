import {
  type DateText,
  dateText,
  daysBetween,
  EXPERIMENT_DAYS,
  type MoodCorrelation,
  type MoodDifference,
  type MoodExperiment,
} from '@everstep/domain';
import { countOf } from '../../product/format.ts';

/** Activities that need another word after "with". */
const activityWords: Readonly<Record<string, string>> = {
  family: 'time with family',
  friends: 'time with friends',
  moving: 'movement',
  outdoors: 'time outdoors',
};

/** What was done, as it stands after "with": "time outdoors", "“Walk”". */
export const doingWords = ({ kind, label }: Pick<MoodCorrelation, 'kind' | 'label'>): string =>
  kind === 'activity' ? (activityWords[label] ?? label) : `“${label}”`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const signed = (value: number): string => value.toFixed(2).replace('-', '−');
const tenths = (value: number): number => Math.round(Math.abs(value) * 10) / 10;

/** A difference of two means: "0.6 higher", "the same". */
export function higherWords(difference: number): string {
  if (tenths(difference) === 0) return 'the same';
  return `${tenths(difference).toFixed(1)} ${difference > 0 ? 'higher' : 'lower'}`;
}

/** An interval of a difference: "between 0.2 lower and 1.1 higher". */
export function rangeWords({ low, high }: Pick<MoodDifference, 'low' | 'high'>): string {
  const [from, to] = [higherWords(low), higherWords(high)];
  const sameSide = low > 0 === high > 0 && from !== 'the same' && to !== 'the same';
  if (!sameSide) return `between ${from} and ${to}`;
  const [nearer, farther] = [Math.min(tenths(low), tenths(high)), Math.max(tenths(low), tenths(high))];
  return `between ${nearer.toFixed(1)} and ${farther.toFixed(1)} ${low > 0 ? 'higher' : 'lower'}`;
}

function daysWords(correlation: MoodCorrelation): string {
  const { kind, label, nextDay } = correlation;
  if (kind === 'limit') return `On days ${nextDay ? 'after keeping' : 'that kept'} within “${label}”`;
  return `On days ${nextDay ? 'after' : 'with'} ${doingWords(correlation)}`;
}

/** What a comparison found, in a sentence. */
export const correlationSentence = (correlation: MoodCorrelation): string =>
  `${daysWords(correlation)} your mood was ${higherWords(correlation.meanWith - correlation.meanWithout)} on average.`;

/** How sure that is: days, r and its interval. */
export function correlationNumbers({ pairs, r, low, high }: MoodCorrelation): string {
  return `${countOf(pairs, 'day')} compared, r ${signed(r)}, likely between ${signed(low)} and ${signed(high)}`;
}

/** What an experiment is about: "With and without reading". */
export const experimentTitle = ({ kind, label }: Pick<MoodExperiment, 'kind' | 'label'>): string =>
  `With and without ${doingWords({ kind, label })}`;

/** What a day of an experiment asks for: "With reading". */
export const dayWords = ({ kind, label }: Pick<MoodExperiment, 'kind' | 'label'>, planned: boolean): string =>
  `${planned ? 'With' : 'Without'} ${doingWords({ kind, label })}`;

/** Where an experiment stands: "Day 3 of 14", "From tomorrow". */
export function experimentProgress({ startsOn, state }: Pick<MoodExperiment, 'startsOn' | 'state'>, today: DateText): string {
  if (state === 'scheduled') return 'From tomorrow';
  return `Day ${daysBetween(startsOn, today) + 1} of ${EXPERIMENT_DAYS}`;
}

/** The days of an experiment that is over: "2 to 15 Mar", and up to where it came. */
export function experimentSpan({ startsOn, endsOn, stoppedOn }: MoodExperiment, today: DateText): string {
  const [first, last] = [dateText(startsOn, today), dateText(stoppedOn ?? endsOn, today)];
  return stoppedOn === null ? `${first} to ${last}` : `${first} to ${last}, stopped`;
}

/** How large a difference is, on faces that lie 1 apart. */
function sizeOf(difference: number): string {
  const size = Math.abs(difference);
  if (size < 0.25) return 'hardly any difference';
  if (size < 0.5) return 'a small difference';
  return size < 1 ? 'a clear difference' : 'a large difference';
}

/** What came of an experiment, by the plan: what was found, how large it is, how sure. */
export function resultSentences({ nextDay }: Pick<MoodExperiment, 'nextDay'>, found: MoodDifference): readonly string[] {
  const { difference, daysWith, daysWithout, mayBeChance } = found;
  const kinds = `${countOf(daysWith, 'day')} with it and ${daysWithout} without`;
  return [
    `Your mood was ${higherWords(difference)} on average ${nextDay ? 'after days' : 'on days'} planned with it: ${kinds} were compared.`,
    `That is ${sizeOf(difference)}; the true one is likely ${rangeWords(found)}.`,
    mayBeChance
      ? 'It may be chance: a small difference would not show in so few days.'
      : 'Chance alone seldom brings as much. Still, these were few days of your life.',
  ];
}

/** How far it went as planned, and what was really done says, where that is another thing. */
export function doneSentence({ result }: Pick<MoodExperiment, 'result'>): string | undefined {
  if (!result || result.known === 0) return undefined;
  const kept = `${result.asPlanned} of ${countOf(result.known, 'known day')} went as planned.`;
  if (!result.byDone) return kept;
  const { difference, daysWith, daysWithout, mayBeChance } = result.byDone;
  const chance = mayBeChance ? ', which may be chance' : '';
  return `${kept} By what was really done it was ${higherWords(difference)}, ${countOf(daysWith, 'day')} with it and ${daysWithout} without${chance}; days that one chooses may differ in more than this.`;
}

/** A day of an experiment in words, for those who cannot see its mark. */
export function experimentDayWords({ planned, done, mean }: MoodExperiment['days'][number]): string {
  const happened = done === null ? undefined : done ? 'done' : 'not done';
  return capital(
    [planned ? 'with it' : 'without it', happened, mean === null ? undefined : `mood ${mean.toFixed(1)}`].filter(Boolean).join(', '),
  );
}
