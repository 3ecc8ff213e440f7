import { type LedgerEntry, plainAmount } from '@everstep/domain';
import type { OutRun, OwnEntry, OwnExperiment, OwnGoal, OwnHabit, OwnMood } from '@everstep/domain/transfer';
import { nameOfRun } from '../../challenges/editions.ts';
import { presentEntries } from '../../gamification/ledger.ts';
import { listLedger } from '../../gamification/ledger-store.ts';
import { readLinks } from '../../goals/links.ts';
import { confidenceOf, milestonesOf } from '../../goals/present.ts';
import { listGoals } from '../../goals/store.ts';
import { pausesOf, ruleOf } from '../../habits/standing.ts';
import { type HabitRow, listArchived, listHabits } from '../../habits/store.ts';
import { listTicks, type TickRow } from '../../habits/tick-store.ts';
import { tagsOf } from '../../journal/present.ts';
import { type EntryRow, listEntriesFromStart, type PhotoRow, photosOf } from '../../journal/store.ts';
import { wordsOf } from '../../mood/present.ts';
import { listMoods } from '../../mood/store.ts';
import type { Query } from '../store.ts';

/** Whose data is read. It is read a page at a time, so that a slow line holds nothing up; what is written meanwhile may be in it or not. */
export interface Source {
  readonly query: Query;
  readonly memberId: string;
}

const PAGE = 200;

/** Habits with all their days: those in use in their order, then the archive. */
export async function* habitsOut({ query, memberId }: Source): AsyncGenerator<OwnHabit> {
  for (const row of [...(await listHabits(query, memberId)), ...(await listArchived(query, memberId))]) {
    const ticks = await listTicks(query, { memberId, habitId: row.id });
    yield { ...habitOut(row), ticks: ticks.map(tickOut) };
  }
}

const habitOut = (row: HabitRow): Omit<OwnHabit, 'ticks'> => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  target: row.target === null ? null : plainAmount(row.target),
  unit: row.unit,
  schedule: ruleOf(row).schedule,
  cue: row.cue,
  reminderTime: row.reminderTime,
  startDate: row.startDate,
  endDate: row.endDate,
  pauses: [...pausesOf(row)],
  archivedAt: row.archivedAt,
  archivedOn: row.archivedOn,
  createdAt: row.createdAt,
});

const tickOut = ({ localDate, kind, value, reason, note, at, timeZone }: TickRow): OwnHabit['ticks'][number] => ({
  localDate,
  kind,
  value: value === null ? null : plainAmount(value),
  reason,
  note,
  at,
  timeZone,
});

/** Moods, newest first. */
export async function* moodsOut({ query, memberId }: Source): AsyncGenerator<OwnMood> {
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listMoods(query, memberId, { limit: PAGE, cursor });
    for (const { id, score, quadrant, words, activities, note, at, localDate, timeZone, createdAt } of rows)
      yield { id, score, quadrant, words: wordsOf(words), activities: wordsOf(activities), note, at, localDate, timeZone, createdAt };
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Entries of the journal, oldest first; locked ones as the ciphertext that they are. */
export async function* entriesOut({ query, memberId }: Source): AsyncGenerator<OwnEntry> {
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listEntriesFromStart(query, memberId, PAGE, cursor);
    const ids = rows.map(({ id }) => id);
    const photos = Map.groupBy(await photosOf(query, memberId, ids), ({ entryId }) => entryId);
    for (const row of rows) yield entryOut(row, photos.get(row.id) ?? []);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const entryOut = (row: EntryRow, photos: readonly PhotoRow[]): OwnEntry => ({
  id: row.id,
  title: row.title,
  body: row.body,
  sealed: row.sealed,
  tags: tagsOf(row),
  moodId: row.moodId,
  promptId: row.promptId,
  pinned: row.pinned === 1,
  finished: row.finished === 1,
  localDate: row.localDate,
  at: row.at,
  timeZone: row.timeZone,
  createdAt: row.createdAt,
  photos: photos.map(({ id, alt }) => ({ id, alt, file: photoName(id) })),
});

/** Where a photo lies in the archive. */
export const photoName = (id: string): string => `photos/${id}.webp`;

/** Goals, newest first. */
export async function* goalsOut({ query, memberId }: Source): AsyncGenerator<OwnGoal & { progressHabits: readonly string[] }> {
  const linksOf = await readLinks(query, memberId);
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listGoals(query, memberId, { limit: PAGE, cursor });
    for (const row of rows) {
      const links = linksOf(row.id);
      yield {
        id: row.id,
        title: row.title,
        why: row.why,
        size: row.size,
        state: row.state,
        dueDate: row.dueDate,
        milestones: milestonesOf(row),
        habits: links.map(({ id, target, since }) => ({ id, target, since })),
        confidence: confidenceOf(row),
        lesson: row.lesson,
        createdAt: row.createdAt,
        completedAt: row.completedAt,
        progressHabits: links.map(({ title }) => title),
      };
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Runs of challenges, oldest first. */
export async function* runsOut({ query, memberId }: Source): AsyncGenerator<OutRun> {
  const rows = await query
    .selectFrom('challengeRun')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const days = await query.selectFrom('challengeDay').select(['day', 'outcome']).where('runId', '=', row.id).orderBy('day').execute();
    const ticks = await query
      .selectFrom('challengeTick')
      .select(['day', 'task', 'at'])
      .where('runId', '=', row.id)
      .orderBy('day')
      .orderBy('task')
      .execute();
    const pauses = await query
      .selectFrom('challengePause')
      .select(['fromDate', 'untilDate'])
      .where('runId', '=', row.id)
      .orderBy('fromDate')
      .execute();
    yield {
      id: row.id,
      challenge: row.templateId,
      name: await nameOfRun(query, row),
      totalDays: row.totalDays,
      startedOn: row.startedOn,
      shrunkFrom: row.shrunkFrom,
      createdAt: row.createdAt,
      closedOn: row.closedOn,
      closedAt: row.closedAt,
      outcome: row.outcome,
      medal: row.medal,
      days,
      ticks,
      pauses: pauses.map(({ fromDate, untilDate }) => ({ from: fromDate, until: untilDate })),
    };
  }
}

/** Experiments with moods, oldest first: the plan of fourteen days, and on what it was tried. */
export async function* experimentsOut({ query, memberId }: Source): AsyncGenerator<OwnExperiment> {
  const rows = await query
    .selectFrom('moodExperiment')
    .select(['id', 'kind', 'subject', 'label', 'nextDay', 'startsOn', 'plan', 'stoppedOn'])
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .orderBy('startsOn')
    .orderBy('id')
    .execute();
  for (const { nextDay, ...row } of rows) yield { ...row, nextDay: nextDay === 1 };
}

/** Booked changes of points and coins, newest first. */
export async function* ledgerOut({ query, memberId }: Source): AsyncGenerator<LedgerEntry> {
  let beforeSeq: number | undefined;
  for (;;) {
    const rows = await listLedger(query, memberId, { kind: 'all', limit: PAGE, beforeSeq });
    yield* await presentEntries(query, memberId, rows);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    beforeSeq = last.seq;
  }
}

/** Photos of entries that stand, with the names of their files in the file store. */
export const photoFiles = ({ query, memberId }: Source) =>
  query
    .selectFrom('journalPhoto')
    .innerJoin('journalEntry', 'journalEntry.id', 'journalPhoto.entryId')
    .select(['journalPhoto.id', 'journalPhoto.largeFile'])
    .where('journalPhoto.memberId', '=', memberId)
    .where('journalEntry.deletedAt', 'is', null)
    .orderBy('journalPhoto.id')
    .execute();
