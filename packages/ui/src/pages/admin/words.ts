import { onOneLine, type SentNotification, SMALLEST_GROUP } from '@everstep/domain';
import { formatCount } from '../../product/format.ts';
import type { Recipient } from './notification-draft.ts';

/** Whom a notification is for, in words. */
export const audienceWords: Readonly<Record<SentNotification['audience'], string>> = {
  all: 'Everybody',
  member: 'Members alone',
  admin: 'Administrators',
  chosen: 'Chosen users',
};

/** Whether it never goes out. */
export const isCalledOff = (state: SentNotification['state']): boolean => state === 'cancelled' || state === 'stopped';

/** Why something was not sent that nobody took back. */
export const STOPPED_WORDS = 'Not sent: its author is no longer an administrator';

/** Those who were chosen: up to three by name. */
export function namesOf(recipients: readonly Recipient[]): string {
  const named = recipients.slice(0, 3).map(({ name }) => name);
  const further = recipients.length - named.length;
  return further > 0 ? `${named.join(', ')} and ${further} more` : named.join(', ');
}

/** Those whom a letter was written to, by name as far as they are told; without any, where all of them are gone. */
export function recipientWords({ recipients, delivered }: Pick<SentNotification, 'recipients' | 'delivered'>): string {
  if (recipients.length === 0) return audienceWords.chosen;
  return (delivered ?? 0) > recipients.length ? `${recipients.join(', ')} and others` : recipients.join(', ');
}

/** That some of those who were chosen could not be written to, in a sentence. */
export const goneWords = (gone: number): string =>
  gone === 1
    ? 'One of those whom you chose has no account any more.'
    : `${formatCount(gone)} of those whom you chose have no account any more.`;

/** How many have read it at least: whole tens are told, and no fewer. */
export const readersIn = ({ read }: Pick<SentNotification, 'read'>): string =>
  read === null ? `Told from ${SMALLEST_GROUP} readers on` : `${formatCount(read)} or more`;

/** Day and time as the reader's clock shows them. */
export function momentOf(instant: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** Day as the reader's clock shows it. */
export const dayOf = (instant: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant));

/** A part of a whole in whole percent, such as "40 %". */
export const shareOf = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

const BEGINNING_LENGTH = 120;

/** The beginning of what somebody wrote, on one line. */
export function beginningOf(text: string): string {
  const line = onOneLine(text);
  return line.length > BEGINNING_LENGTH ? `${line.slice(0, BEGINNING_LENGTH - 3).trimEnd()}...` : line;
}
