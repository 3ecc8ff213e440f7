import { type GuideConsent, type GuideDataType, usualConsent } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { KnowledgeTables } from './tables.ts';

type Query = Kysely<Tables>;
export type GuideNoteRow = Selectable<KnowledgeTables['guideNote']>;

const consents = prepared((query, param: Param<{ memberId: string }>) =>
  query.selectFrom('guideConsent').select(['type', 'allowed']).where('memberId', '=', param('memberId')),
);

/** What a member has opened to guides; the usual where nothing was chosen. */
export async function readConsent(query: Query, memberId: string): Promise<GuideConsent> {
  const rows = await consents(query, { memberId });
  return { ...usualConsent, ...Object.fromEntries(rows.map(({ type, allowed }) => [type, Number(allowed) === 1])) };
}

export async function putConsent(
  query: Query,
  memberId: string,
  choice: { readonly type: GuideDataType; readonly allowed: boolean; readonly at: string },
): Promise<void> {
  const row = { allowed: choice.allowed ? 1 : 0, updatedAt: choice.at };
  await query
    .insertInto('guideConsent')
    .values({ memberId, type: choice.type, ...row })
    .onConflict((conflict) => conflict.columns(['memberId', 'type']).doUpdateSet(row))
    .execute();
}

/** The name by which a guide forgets what a conversation was about. */
export const talkRef = (conversationId: string): string => `talk:${conversationId}`;

const forgotten = prepared((query, param: Param<{ memberId: string; personaId: string }>) =>
  query.selectFrom('guideForgotten').select('ref').where('memberId', '=', param('memberId')).where('personaId', '=', param('personaId')),
);

/** Names of the records that one guide is not told of. */
export async function forgottenBy(query: Query, memberId: string, personaId: string): Promise<ReadonlySet<string>> {
  const rows = await forgotten(query, { memberId, personaId });
  return new Set(rows.map(({ ref }) => ref));
}

interface Forgotten {
  readonly memberId: string;
  readonly personaId: string;
  readonly ref: string;
}

export async function putForgotten(query: Query, row: Forgotten & { readonly forgottenAt: string }): Promise<void> {
  await query
    .insertInto('guideForgotten')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeForgotten(query: Query, { memberId, personaId, ref }: Forgotten): Promise<void> {
  await query
    .deleteFrom('guideForgotten')
    .where('memberId', '=', memberId)
    .where('personaId', '=', personaId)
    .where('ref', '=', ref)
    .execute();
}

/** What a member lets one guide know. */
export interface Allowed {
  /** The kinds of records that are open to guides. */
  readonly consent: GuideConsent;
  /** Names of what this guide has forgotten. */
  readonly forgotten: ReadonlySet<string>;
}

export async function readAllowed(query: Query, memberId: string, personaId: string): Promise<Allowed> {
  const [consent, forgotten] = await Promise.all([readConsent(query, memberId), forgottenBy(query, memberId, personaId)]);
  return { consent, forgotten };
}

const notesFor = prepared((query, param: Param<{ memberId: string; personaId: string }>) =>
  query
    .selectFrom('guideNote')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('personaId', '=', param('personaId'))
    .orderBy('createdAt')
    .orderBy('id'),
);
const allNotes = prepared((query, param: Param<{ memberId: string }>) =>
  query.selectFrom('guideNote').selectAll().where('memberId', '=', param('memberId')).orderBy('createdAt').orderBy('id'),
);

/** A member's notes, oldest first: for one guide, or for all. */
export const notesOf = (query: Query, memberId: string, personaId?: string): Promise<GuideNoteRow[]> =>
  personaId === undefined ? allNotes(query, { memberId }) : notesFor(query, { memberId, personaId });

export async function insertNote(tx: Tx, row: GuideNoteRow): Promise<void> {
  await tx.insertInto('guideNote').values(row).execute();
}

type NoteName = Pick<GuideNoteRow, 'id' | 'memberId' | 'personaId'>;

/** Changes a note; undefined when the member has no such note for this guide. */
export function updateNote(
  query: Query,
  { id, memberId, personaId }: NoteName,
  change: Pick<GuideNoteRow, 'text' | 'updatedAt'>,
): Promise<GuideNoteRow | undefined> {
  return query
    .updateTable('guideNote')
    .set(change)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('personaId', '=', personaId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a note; false when there was none. */
export async function deleteNote(query: Query, { id, memberId, personaId }: NoteName): Promise<boolean> {
  const gone = await query
    .deleteFrom('guideNote')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('personaId', '=', personaId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Summaries of a member's standing conversations with one guide, last updated first. */
export function summariesWith(query: Query, memberId: string, personaId: string) {
  return query
    .selectFrom('conversationSummary')
    .innerJoin('conversation', 'conversation.id', 'conversationSummary.conversationId')
    .select(['conversation.id', 'conversation.title', 'conversationSummary.content', 'conversationSummary.updatedAt'])
    .where('conversation.memberId', '=', memberId)
    .where('conversation.personaId', '=', personaId)
    .where('conversation.incognito', '=', 0)
    .where('conversation.deletedAt', 'is', null)
    .orderBy('conversationSummary.updatedAt', 'desc')
    .limit(20)
    .execute();
}
