import { tagKey } from '@everstep/domain';
import type { TakenEntry, TakenHabit } from '@everstep/domain/transfer';
import { restand } from '../habits/standing.ts';
import { countHabits, findHabit, type HabitRow } from '../habits/store.ts';
import type { TickRow } from '../habits/tick-store.ts';
import { indexNew } from '../journal/search.ts';
import type { EntryRow } from '../journal/store.ts';
import { addExperiments, addRuns } from './add-walks.ts';
import { type Adding, record } from './adding.ts';
import type { Plan } from './plan.ts';
import { type PlannedHabit, tickKey } from './plan-habits.ts';
import { inBatches, putRecords, recordKey } from './store.ts';

/** Writes what is new of a batch. Nothing of it earns, marks a day or counts towards an achievement: it is history. */
export async function addRecords(adding: Adding, plan: Plan): Promise<void> {
  await addHabits(adding, plan.habits);
  await addMoods(adding, plan.moods);
  await addPrompts(adding, plan.prompts);
  await addVault(adding, plan);
  await addEntries(adding, plan.entries);
  await addGoals(adding, plan.goals);
  await addRuns(adding, plan.challenges);
  await addExperiments(adding, plan.experiments);
}

/** What is the same in every new row: nobody has changed it yet. */
const fresh = ({ memberId, at }: Adding, createdAt: string | null) => ({
  memberId,
  version: 1,
  createdAt: createdAt !== null && createdAt < at ? createdAt : at,
  updatedAt: at,
  deletedAt: null,
});

async function addHabits(adding: Adding, habits: Plan['habits']): Promise<void> {
  const { tx, memberId } = adding;
  const { last } = await countHabits(tx, memberId);
  const added = habits.filter(({ isNew }) => isNew).map(({ taken, id }, index) => habitRow(adding, taken, id, last + index + 1));
  await inBatches(added, (part) => tx.insertInto('habit').values(part).execute());
  const ticks = habits.flatMap(({ id, ticks }) => ticks.map((tick) => tickRow(adding, id, tick)));
  await inBatches(ticks, (part) => tx.insertInto('habitTick').values(part).execute());
  await putRecords(adding.tx, [
    ...habits.flatMap(({ id, names }) => names.map(({ key, kind }) => record(adding, kind, key, id))),
    ...ticks.map(({ habitId, localDate }) => record(adding, 'tick', tickKey(habitId, localDate), habitId, localDate)),
  ]);
  for (const habit of habits) await settle(adding, habit);
}

/** Days further back than what is settled have it counted anew; a long history is settled at once. */
async function settle({ tx, memberId, today }: Adding, { id, ticks }: PlannedHabit): Promise<void> {
  if (ticks.length === 0) return;
  const row = await findHabit(tx, memberId, id);
  const [earliest = today] = ticks.map(({ localDate }) => localDate).sort();
  if (row) await restand(tx, row, earliest, today);
}

function habitRow(adding: Adding, taken: TakenHabit, id: string, position: number): HabitRow {
  const isArchived = taken.archivedOn !== null || taken.archivedAt !== null;
  return {
    ...fresh(adding, taken.createdAt),
    id,
    title: taken.title,
    kind: taken.kind,
    target: taken.target,
    unit: taken.unit,
    schedule: JSON.stringify(taken.schedule),
    cue: taken.cue,
    reminderTime: taken.reminderTime,
    startDate: taken.startDate,
    endDate: taken.endDate,
    pauses: JSON.stringify(taken.pauses),
    position,
    archivedAt: isArchived ? (taken.archivedAt ?? adding.at) : null,
    archivedOn: isArchived ? (taken.archivedOn ?? adding.today) : null,
    state: null,
    settledThrough: null,
  };
}

const tickRow = ({ at, timeZone }: Adding, habitId: string, tick: PlannedHabit['ticks'][number]): TickRow => ({
  habitId,
  localDate: tick.localDate,
  kind: tick.kind,
  value: tick.kind === 'done' ? (tick.value ?? 0) : null,
  reason: tick.kind === 'skipped' ? (tick.reason ?? 'rest') : null,
  note: tick.note,
  // An app that knows the day only: its middle.
  at: tick.at ?? `${tick.localDate}T12:00:00.000Z`,
  timeZone: tick.timeZone ?? timeZone,
  version: 1,
  updatedAt: at,
});

async function addMoods(adding: Adding, moods: Plan['moods']): Promise<void> {
  const rows = moods.map(({ taken, id, score }) => ({
    ...fresh(adding, taken.createdAt),
    id,
    score,
    quadrant: taken.quadrant,
    words: JSON.stringify(taken.words),
    activities: JSON.stringify(taken.activities),
    note: taken.note,
    at: taken.at,
    localDate: taken.localDate,
    timeZone: taken.timeZone,
  }));
  await inBatches(rows, (part) => adding.tx.insertInto('mood').values(part).execute());
  await putRecords(
    adding.tx,
    moods.map(({ taken, id }) => record(adding, 'mood', recordKey('mood', taken.key), id)),
  );
}

async function addPrompts(adding: Adding, prompts: Plan['prompts']): Promise<void> {
  const rows = prompts.map(({ taken, id }) => ({ id, memberId: adding.memberId, text: taken.text, createdAt: adding.at }));
  await inBatches(rows, (part) => adding.tx.insertInto('journalPrompt').values(part).execute());
  await putRecords(
    adding.tx,
    prompts.map(({ taken, id }) => record(adding, 'prompt', recordKey('prompt', taken.key), id)),
  );
}

async function addVault(adding: Adding, { vault }: Plan): Promise<void> {
  if (vault === null) return;
  const { tx, memberId, at } = adding;
  await tx
    .insertInto('journalVault')
    .values({ memberId, vault: JSON.stringify(vault), version: 1, updatedAt: at })
    .execute();
  await putRecords(tx, [record(adding, 'vault', recordKey('vault', vault.keyByRecovery), memberId)]);
}

async function addEntries(adding: Adding, entries: Plan['entries']): Promise<void> {
  const { tx, deps, memberId, wordsOf } = adding;
  const rows = entries.map(
    ({ taken, id, moodId, promptId }): EntryRow => ({
      ...fresh(adding, taken.createdAt),
      id,
      title: taken.sealed === null ? taken.title : '',
      body: taken.sealed === null ? taken.body : '',
      sealed: taken.sealed,
      tags: JSON.stringify(tagsOf(taken)),
      moodId,
      promptId,
      pinned: taken.pinned ? 1 : 0,
      words: wordsOf(taken).count,
      // What earns is putting an entry down as done, and this one was elsewhere.
      finished: 1,
      localDate: taken.localDate,
      at: taken.at,
      timeZone: taken.timeZone,
    }),
  );
  await inBatches(rows, (part) => tx.insertInto('journalEntry').values(part).execute());
  const tags = entries.flatMap(({ taken, id }) => [...new Set(tagsOf(taken).map(tagKey))].map((tag) => ({ memberId, tag, entryId: id })));
  await inBatches(tags, (part) => tx.insertInto('journalTag').values(part).execute());
  const docs = entries.map(({ taken, id }) => ({ memberId, entryId: id, words: wordsOf(taken).found }));
  await inBatches(
    docs.filter(({ words }) => words !== ''),
    (part) => indexNew(tx, deps.db.dialect, part),
  );
  await putRecords(
    tx,
    entries.map(({ taken, id }) => record(adding, 'entry', recordKey('entry', taken.key), id)),
  );
}

/** Tags of a locked entry are locked with it. */
const tagsOf = ({ sealed, tags }: TakenEntry): readonly string[] => (sealed === null ? tags : []);

async function addGoals(adding: Adding, goals: Plan['goals']): Promise<void> {
  const { tx, memberId } = adding;
  const rows = goals.map(({ taken, id }) => ({
    // How old a goal is decides whether completing it earns: it is as old as its import.
    ...fresh(adding, null),
    id,
    title: taken.title,
    why: taken.why,
    size: taken.size,
    state: taken.state,
    dueDate: taken.dueDate,
    milestones: JSON.stringify(taken.milestones),
    confidence: JSON.stringify(taken.confidence),
    lesson: taken.lesson,
    completedAt: taken.state === 'completed' ? (taken.completedAt ?? adding.at) : taken.completedAt,
  }));
  await inBatches(rows, (part) => tx.insertInto('goal').values(part).execute());
  const links = goals.flatMap(({ id, links }) =>
    links.map((link, position) => ({ goalId: id, habitId: link.id, memberId, position, target: link.target, since: link.since })),
  );
  await inBatches(links, (part) => tx.insertInto('goalHabit').values(part).execute());
  await putRecords(
    tx,
    goals.map(({ taken, id }) => record(adding, 'goal', recordKey('goal', taken.key), id)),
  );
}
