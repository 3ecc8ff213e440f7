import { addDays, type DateText, daysBetween } from '../time/dates.ts';

/** Dates on which a run rests: from the first one up to, and without, `until`. */
export interface ChallengePause {
  readonly from: DateText;
  readonly until: DateText;
}

/** When a run began and when it rested: all that its days depend on. */
export interface RunCalendar {
  readonly startedOn: DateText;
  readonly pauses: readonly ChallengePause[];
}

/** Whether a run rests on a date. */
export function restsOn(pauses: readonly ChallengePause[], date: DateText): boolean {
  return pauses.some(({ from, until }) => from <= date && date < until);
}

/** Dates from `from` up to, and without, `until` on which a run rests; pauses may overlap. */
export function restDays(pauses: readonly ChallengePause[], from: DateText, until: DateText): number {
  let count = 0;
  let counted = from;
  for (const pause of [...pauses].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (pause.from > counted) counted = pause.from;
    if (counted >= until) break;
    if (pause.until <= counted) continue;
    const end = pause.until < until ? pause.until : until;
    count += daysBetween(counted, end);
    counted = end;
  }
  return count;
}

/**
 * The day of a run that a date belongs to: 1 on the first, one more after each date that was no rest. On a date of rest it is the
 * day that waits. 0 or less before the start, and beyond the last day afterwards.
 */
export function runDayOn({ startedOn, pauses }: RunCalendar, date: DateText): number {
  const passed = daysBetween(startedOn, date);
  return passed < 0 ? passed + 1 : 1 + passed - restDays(pauses, startedOn, date);
}

/** The day to show: as {@link runDayOn}, within 1 and the length of the challenge. */
export function currentDay(calendar: RunCalendar, totalDays: number, date: DateText): number {
  return Math.min(totalDays, Math.max(1, runDayOn(calendar, date)));
}

/** The dates of days 1 to `totalDays`, in order. */
export function datesOfRun({ startedOn, pauses }: RunCalendar, totalDays: number): readonly DateText[] {
  const dates: DateText[] = [];
  let date = startedOn;
  while (dates.length < totalDays) {
    const pause = pauses.find(({ from, until }) => from <= date && date < until);
    if (pause) {
      date = pause.until;
      continue;
    }
    dates.push(date);
    const next = addDays(date, 1);
    // At the end of the calendar a date has no next one.
    if (next === date) break;
    date = next;
  }
  return dates;
}
