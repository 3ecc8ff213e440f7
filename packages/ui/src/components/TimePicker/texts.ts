/** The fixed words of a `TimePicker`. */
export interface TimePickerTexts {
  /** Names the list. */
  readonly times: string;
  readonly clear: string;
  readonly show: string;
  /** Stand for the parts of a time in the empty field. */
  readonly hour: string;
  readonly minute: string;
  readonly period: string;
  /** @param pattern such as "hh:mm" @param example a time, written that way */
  readonly unreadable: (pattern: string, example: string) => string;
  /** @param first the first time that can be chosen, written out */
  readonly tooEarly: (first: string) => string;
  /** @param last the last time that can be chosen, written out */
  readonly tooLate: (last: string) => string;
}

export const timePickerTexts: TimePickerTexts = {
  times: 'Times',
  clear: 'Clear time',
  show: 'Show times',
  hour: 'hh',
  minute: 'mm',
  period: 'am/pm',
  unreadable: (pattern, example) => `Enter a time as ${pattern}, such as ${example}.`,
  tooEarly: (first) => `Choose ${first} or later.`,
  tooLate: (last) => `Choose ${last} or earlier.`,
};
