/** The fixed words of a `Calendar`; names of days and months come from its locale. */
export interface CalendarTexts {
  readonly previousYear: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nextYear: string;
  /** Read with the day that is today. */
  readonly today: string;
  /** Read with a day that can't be chosen. */
  readonly unavailable: (reason: string) => string;
  /** @param first the first day that can be chosen, written out */
  readonly tooEarly: (first: string) => string;
  /** @param last the last day that can be chosen, written out */
  readonly tooLate: (last: string) => string;
}

export const calendarTexts: CalendarTexts = {
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  today: 'today',
  unavailable: (reason) => `unavailable: ${reason}`,
  tooEarly: (first) => `Choose ${first} or later.`,
  tooLate: (last) => `Choose ${last} or earlier.`,
};
