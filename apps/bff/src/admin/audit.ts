import type { AuditAct, AuditEntry, api } from '@everstep/domain';
import type { Member } from '../accounts/store.ts';
import type { Tx } from '../db/client.ts';
import { decodeCursor, pageOf } from '../db/cursor.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { senderNameOf } from '../notifications/sender-name.ts';
import type { Query } from '../notifications/store.ts';
import { contentOf } from '../templates/store.ts';

/** What was done, to whom, and the record that it is about: a notification, a thread, a file or a template. */
interface Act {
  readonly act: AuditAct;
  readonly memberId?: string;
  readonly recordId?: string;
}

/** Writes down an act of an administrator, or of the server in their place, in the transaction that does it. */
export async function recordAct(
  tx: Tx,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  actor: Pick<Member, 'id' | 'firstName' | 'lastName'>,
  { act, memberId, recordId }: Act,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      id: ids.next(),
      at: clock.now().toISOString(),
      act,
      actorId: actor.id,
      actorName: senderNameOf(actor),
      memberId: memberId ?? null,
      recordId: recordId ?? null,
    })
    .execute();
}

/** What administrators did, newest first, a page at a time. */
export async function readAudit({ deps, query: { limit, cursor } }: Call<typeof api.admin.audit>) {
  let listed = deps.db.query
    .selectFrom('audit')
    .leftJoin('member', 'member.id', 'audit.memberId')
    .selectAll('audit')
    .select(['member.firstName', 'member.lastName']);
  const after = decodeCursor(cursor, 2);
  if (after) {
    const [at = '', id = ''] = after;
    listed = listed.where((row) => row(row.refTuple('audit.at', 'audit.id'), '<', row.tuple(at, id)));
  }
  const found = await listed
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = pageOf(found, limit, ({ at, id }) => [at, id]);
  const titles = await titlesOf(
    deps.db.query,
    rows.flatMap(({ recordId }) => recordId ?? []),
  );
  return {
    entries: rows.map(
      ({ id, at, act, actorId, actorName, memberId, recordId, firstName, lastName }): AuditEntry => ({
        ...{ id, at, act, actorId, actorName, recordId },
        userId: memberId,
        recordName: titles.get(recordId ?? '') ?? null,
        userName: firstName === null || lastName === null ? null : senderNameOf({ firstName, lastName }),
      }),
    ),
    nextCursor,
  };
}

/** Titles of notifications, of those that threads are about, of files and of challenge templates, by their ids. */
async function titlesOf(query: Query, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('notification')
    .select(['id', 'subject as title'])
    .where('id', 'in', ids)
    .unionAll(
      query
        .selectFrom('notificationThread as thread')
        .innerJoin('notification', 'notification.id', 'thread.notificationId')
        .select(['thread.id', 'notification.subject as title'])
        .where('thread.id', 'in', ids),
    )
    .unionAll(query.selectFrom('libraryItem').select(['id', 'title']).where('id', 'in', ids))
    .execute();
  const templates = await query.selectFrom('challengeTemplate').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map([...rows, ...templates.map((row) => ({ id: row.id, title: contentOf(row).name }))].map(({ id, title }) => [id, title]));
}
