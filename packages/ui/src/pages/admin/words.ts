import { onOneLine, type SentNotification, SMALLEST_GROUP } from '@everstep/domain';
import { formatCount } from '../../product/format.ts';
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

/** Those whom a letter was written to, by name as far as they are told; without any, where all of them are gone. */
export function recipientWords({ recipients, delivered }: Pick<SentNotification, 'recipients' | 'delivered'>): string {
  if (recipients.length === 0) return audienceWords.chosen;
  const further = Math.max(0, (delivered ?? 0) - recipients.length);
  return further > 0 ? `${recipients.join(', ')} and ${formatCount(further)} more` : recipients.join(', ');
}

/** How many have read it, and which part that is of those it went to. */
export function readersIn({ read, delivered }: Pick<SentNotification, 'read' | 'delivered'>): string {
  if (read === null) return `Told from ${SMALLEST_GROUP} readers on`;
  return delivered ? `${formatCount(read)} (${shareOf(read, delivered)})` : formatCount(read);
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
