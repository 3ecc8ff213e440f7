import { onOneLine, type SentNotification } from '@everstep/domain';
import type { Recipient } from './notification-draft.ts';

/** Whom a notification is for, in words. */
export const audienceWords: Readonly<Record<SentNotification['audience'], string>> = {
  all: 'Everybody',
  member: 'Members without administrators',
  admin: 'Administrators',
  chosen: 'Chosen users',
};

/** Those who were chosen: up to three by name. */
export function namesOf(recipients: readonly Recipient[]): string {
  const named = recipients.slice(0, 3).map(({ name }) => name);
  const further = recipients.length - named.length;
  return further > 0 ? `${named.join(', ')} and ${further} more` : named.join(', ');
}

/** Day and time as the reader's clock shows them. */
export function momentOf(instant: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** A part of a whole in whole percent, such as "40 %". */
export const shareOf = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

const BEGINNING_LENGTH = 120;

/** The beginning of what somebody wrote, on one line. */
export function beginningOf(text: string): string {
  const line = onOneLine(text);
  return line.length > BEGINNING_LENGTH ? `${line.slice(0, BEGINNING_LENGTH - 3).trimEnd()}...` : line;
}
