import { type api, DomainError, daysBetween, sameDayInEarlierYears } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { presentEntry, presentSummary } from './present.ts';
import {
  countByDay,
  countPhotos,
  countTags,
  type EntryRow,
  entriesOfDays,
  findEntry,
  listEntries,
  listEntriesFromStart,
  photosOf,
} from './store.ts';

type Read<K extends keyof typeof api.journal> = Call<(typeof api.journal)[K]>;

const MOST_ON_THIS_DAY = 20;
const MOST_CALENDAR_DAYS = 400;
const MOST_TAGS = 200;
const EXPORTED_AT_ONCE = 50;

/** The member's entries, newest first, a page at a time. */
export async function readEntries({ actor, deps, query }: Read<'list'>) {
  const { rows, nextCursor } = await listEntries(deps.db, actor.id, query);
  return { entries: await summaries(deps, actor.id, rows), nextCursor };
}

/** One entry with its text. */
export async function readEntry({ actor, deps, params }: Read<'read'>) {
  const entry = await findEntry(deps.db.query, actor.id, params.id);
  if (!entry || entry.deletedAt !== null) throw new DomainError('not_found');
  return presentEntry(deps, entry, await photosOf(deps.db.query, actor.id, [entry.id]));
}

/** What was written on this day in earlier years. */
export async function readOnThisDay({ actor, deps, query }: Read<'onThisDay'>) {
  const rows = await entriesOfDays(deps.db.query, actor.id, sameDayInEarlierYears(query.date), MOST_ON_THIS_DAY);
  return { entries: await summaries(deps, actor.id, rows) };
}

/** How many entries each day of a span has. */
export async function readCalendar({ actor, deps, query }: Read<'calendar'>) {
  if (query.to < query.from || daysBetween(query.from, query.to) > MOST_CALENDAR_DAYS)
    throw new DomainError('validation', { fields: [{ path: 'query.to', message: `Choose at most ${MOST_CALENDAR_DAYS} days.` }] });
  return { days: await countByDay(deps.db.query, actor.id, query) };
}

/** Tags in use. */
export async function readTags({ actor, deps }: Read<'tags'>) {
  return { tags: await countTags(deps.db.query, actor.id, MOST_TAGS) };
}

/** All entries with their texts, a page at a time. */
export async function exportEntries({ actor, deps, query }: Read<'exportAll'>) {
  const { rows, nextCursor } = await listEntriesFromStart(deps.db.query, actor.id, EXPORTED_AT_ONCE, query.cursor);
  const photos = await photosOf(
    deps.db.query,
    actor.id,
    rows.map(({ id }) => id),
  );
  const entries = rows.map((row) =>
    presentEntry(
      deps,
      row,
      photos.filter(({ entryId }) => entryId === row.id),
    ),
  );
  return { entries, nextCursor };
}

async function summaries({ db }: Pick<Deps, 'db'>, memberId: string, rows: readonly EntryRow[]) {
  const photos = await countPhotos(
    db.query,
    memberId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentSummary(row, photos.get(row.id) ?? 0));
}
