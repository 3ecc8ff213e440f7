import { dateText, relativeTime } from '@everstep/domain';

/** Words of time that several components share. */
export interface TimeTexts {
  /** How long ago it was, such as "2 min ago". @param instant ISO 8601 @param timeZone IANA zone of the reader */
  readonly relative: (instant: string, now: Date, timeZone: string) => string;
  /** A day of the past, such as "Tuesday" or "3 March". @param localDate `YYYY-MM-DD` @param today the same of the reader's today */
  readonly day: (localDate: string, today: string) => string;
  readonly today: string;
}

export const timeTexts: TimeTexts = { relative: relativeTime, day: dateText, today: 'Today' };
