import type { Kysely, Selectable } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { NotificationTables } from './tables.ts';

export type Query = Kysely<Tables>;
export type NotificationRow = Selectable<NotificationTables['notification']>;
/** A notification with what one member did with it. */
export interface InboxRow extends NotificationRow {
  readonly place: number;
  readonly sentAt: string;
  /** The member, once they have touched it; then `readAt` alone says whether it is read. */
  readonly toucher: string | null;
  readonly readAt: string | null;
  readonly deletedAt: string | null;
  /** The team's newest answer to the member; nulls without any. */
  readonly answerContent: string | null;
  readonly answerAuthor: string | null;
  readonly answeredAt: string | null;
}

/** Whose inbox is read: where it begins, and up to where it was marked as read. */
export interface Reader {
  readonly memberId: string;
  readonly role: 'admin' | 'member';
  readonly joinedAt: string;
  /** Place of the first broadcast since the member joined; past all places when there is none. */
  readonly first: number;
  /** Everything up to this place is read, save what a receipt says. */
  readonly mark: number;
}

/** Past all places. */
export const NO_PLACE_YET = Number.MAX_SAFE_INTEGER;

/** A member as a reader, for whatever asks about them within a query of its own. */
export const readerIn = (query: Query, memberId: string) =>
  query
    .selectFrom('member')
    .leftJoin('notificationMark', 'notificationMark.memberId', 'member.id')
    .select(['member.role', 'member.createdAt', 'notificationMark.place as mark'])
    .select((row) =>
      row
        .selectFrom('notification')
        .select('notification.place')
        .whereRef('notification.sentAt', '>=', 'member.createdAt')
        .orderBy('notification.sentAt')
        .orderBy('notification.place')
        .limit(1)
        .as('first'),
    )
    .where('member.id', '=', memberId);

const readerRow = prepared((query, param: Param<{ memberId: string }>) => readerIn(query, param('memberId')));

/** @throws when the member is gone */
export async function readerOf(query: Query, memberId: string): Promise<Reader> {
  const [row] = await readerRow(query, { memberId });
  if (!row) throw new Error('a reader without an account');
  return { memberId, role: row.role, joinedAt: row.createdAt, first: row.first ?? NO_PLACE_YET, mark: row.mark ?? 0 };
}

/** Whether a member has read one of their notifications. */
export const hasRead = (
  { toucher, readAt, place }: Pick<InboxRow, 'toucher' | 'readAt' | 'place'>,
  { mark }: Pick<Reader, 'mark'>,
): boolean => (toucher === null ? place <= mark : readAt !== null);

/** Whether a member had seen the newest of a notification; without an instant they had. */
export const hasSeen = (
  { sentAt, answeredAt }: Pick<InboxRow, 'sentAt' | 'answeredAt'>,
  { asOf }: { readonly asOf?: string | undefined },
): boolean => asOf === undefined || Date.parse(answeredAt ?? sentAt) <= Date.parse(asOf);

const lastRow = prepared((query) => query.selectFrom('notificationOrder').select('last').where('id', '=', 1));

/** The last place that was given; 0 before the first. */
export async function lastPlace(query: Query): Promise<number> {
  const [row] = await lastRow(query, {});
  return row?.last ?? 0;
}
