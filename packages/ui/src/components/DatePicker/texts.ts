/** The fixed words of a `DatePicker`; those of its calendar are a `Calendar`'s. */
export interface DatePickerTexts {
  /** Names the calendar. */
  readonly choose: string;
  /** Chooses today. */
  readonly today: string;
  readonly clear: string;
  readonly open: string;
  /** Stand for the parts of a date in the empty field. */
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** @param pattern such as "dd/mm/yyyy" @param example today, written that way */
  readonly unreadable: (pattern: string, example: string) => string;
}

export const datePickerTexts: DatePickerTexts = {
  choose: 'Choose a date',
  today: 'Today',
  clear: 'Clear date',
  open: 'Open calendar',
  day: 'dd',
  month: 'mm',
  year: 'yyyy',
  unreadable: (pattern, example) => `Enter a date as ${pattern}, such as ${example}.`,
};
