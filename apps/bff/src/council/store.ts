import { type CorePersonaId, DomainError } from '@everstep/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Dialect, Tx } from '../db/client.ts';
import { decodeCursor, type PageOf, pageOf } from '../db/cursor.ts';
import type { Tables } from '../db/tables.ts';
import type { CouncilTables } from './tables.ts';

type Query = Kysely<Tables>;
export type CouncilRow = Selectable<CouncilTables['council']>;
export type VoiceRow = Selectable<CouncilTables['councilVoice']>;

/** A member's council, deleted or not; someone else's is not found. */
export const findCouncil = (query: Query, memberId: string, id: string): Promise<CouncilRow | undefined> =>
  query.selectFrom('council').selectAll().where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst();

/** A member's standing council. @throws DomainError `not_found` */
export async function standingCouncil(query: Query, memberId: string, id: string): Promise<CouncilRow> {
  const council = await findCouncil(query, memberId, id);
  if (!council || council.deletedAt !== null) throw new DomainError('not_found');
  return council;
}

/** Adds a council; false when its id is taken. */
export async function insertCouncil(tx: Tx, council: CouncilRow): Promise<boolean> {
  const added = await tx
    .insertInto('council')
    .values(council)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Adds the places of voices. */
export async function insertVoices(tx: Tx, voices: readonly VoiceRow[]): Promise<void> {
  if (voices.length > 0)
    await tx
      .insertInto('councilVoice')
      .values([...voices])
      .execute();
}

/** Changes a council; what the member changes raises its version. */
export async function updateCouncil(
  tx: Query,
  council: CouncilRow,
  change: Partial<Omit<CouncilRow, 'id' | 'memberId' | 'createdAt'>>,
): Promise<CouncilRow> {
  await tx.updateTable('council').set(change).where('id', '=', council.id).where('memberId', '=', council.memberId).execute();
  return { ...council, ...change };
}

/** One page of a member's standing councils, newest first. */
export async function listCouncils(
  query: Query,
  memberId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<PageOf<CouncilRow>> {
  let councils = query.selectFrom('council').selectAll().where('memberId', '=', memberId).where('deletedAt', 'is', null);
  const after = decodeCursor(page.cursor, 2);
  if (after) {
    const [createdAt = '', id = ''] = after;
    councils = councils.where((row) => row(row.refTuple('createdAt', 'id'), '<', row.tuple(createdAt, id)));
  }
  const rows = await councils
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page.limit, ({ createdAt, id }) => [createdAt, id]);
}

/** The voices of some councils, each council's in their order. */
export async function voicesOf(query: Query, councilIds: readonly string[]): Promise<VoiceRow[]> {
  if (councilIds.length === 0) return [];
  return query.selectFrom('councilVoice').selectAll().where('councilId', 'in', councilIds).orderBy('councilId').orderBy('place').execute();
}

/** How many voices are being written for a member. */
export async function waitingVoices(query: Query, memberId: string, now: string): Promise<number> {
  const { count } = await query
    .selectFrom('councilVoice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', memberId)
    .where('status', '=', 'waiting')
    .where('leaseUntil', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface VoiceName {
  readonly councilId: string;
  readonly personaId: CorePersonaId;
}

/** Puts a failed voice back to waiting; false when another request did so meanwhile. */
export async function reopenVoice(
  tx: Tx,
  { councilId, personaId }: VoiceName,
  change: Pick<VoiceRow, 'owner' | 'leaseUntil' | 'offline'>,
): Promise<boolean> {
  const opened = await tx
    .updateTable('councilVoice')
    .set({ ...change, status: 'waiting' })
    .where('councilId', '=', councilId)
    .where('personaId', '=', personaId)
    .where('status', '=', 'failed')
    .returning('personaId')
    .executeTakeFirst();
  return opened !== undefined;
}

/** Changes a voice that its server is still writing. */
export async function updateWaiting(
  query: Query,
  { councilId, personaId, owner }: VoiceName & { readonly owner: string },
  change: Partial<Pick<VoiceRow, 'status' | 'content' | 'nextStep' | 'evidence' | 'leaseUntil'>>,
): Promise<void> {
  await query
    .updateTable('councilVoice')
    .set(change)
    .where('councilId', '=', councilId)
    .where('personaId', '=', personaId)
    .where('owner', '=', owner)
    .where('status', '=', 'waiting')
    .execute();
}

/** Closes the voices of a council that are still to come. */
export async function closeWaiting(tx: Tx, councilId: string): Promise<void> {
  await tx
    .updateTable('councilVoice')
    .set({ status: 'failed' })
    .where('councilId', '=', councilId)
    .where('status', '=', 'waiting')
    .execute();
}

/**
 * Closes voices that nobody writes any more as failed, so that they can be asked again, and answers whose they were. The embedded database
 * has one server: there, what another one began was left behind.
 */
export function closeForsaken(query: Query, dialect: Dialect, { owner, now }: { readonly owner: string; readonly now: string }) {
  return query
    .updateTable('councilVoice')
    .set({ status: 'failed' })
    .where('status', '=', 'waiting')
    .where((row) =>
      dialect === 'sqlite' ? row.or([row('leaseUntil', '<=', now), row('owner', '!=', owner)]) : row('leaseUntil', '<=', now),
    )
    .returning(['councilId', 'memberId'])
    .execute();
}
