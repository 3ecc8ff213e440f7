import { addDays, type ChallengeRun, type DateText, daysBetween } from '@everstep/domain';
import type { CalendarMark } from '../../components/Calendar/index.ts';

const markOf: Readonly<Record<ChallengeRun['calendar'][number]['state'], readonly CalendarMark[]>> = {
  done: ['dot'],
  missed: ['ring'],
  open: [],
  ahead: [],
};

/** What the calendar shows under the dates of a run; a date between its first and last day that is none of its days is a rest. */
export function marksOf({ calendar, startedOn, endsOn }: Pick<ChallengeRun, 'calendar' | 'startedOn' | 'endsOn'>) {
  const states = new Map(calendar.map(({ date, state }) => [date, state]));
  const dates = Array.from({ length: daysBetween(startedOn, endsOn) + 1 }, (_, index) => addDays(startedOn, index));
  const marks: Record<DateText, readonly CalendarMark[]> = {};
  for (const date of dates) {
    const state = states.get(date);
    const own: readonly CalendarMark[] = state === undefined ? ['diamond'] : markOf[state];
    if (own.length > 0) marks[date] = own;
  }
  return marks;
}
