import { addDays, countWords, type DateText, plannedMilestone } from '@everstep/domain';
import type { Tx } from '../../apps/bff/src/db/client.ts';
import { below, type Random, seededRandom } from '../../apps/bff/src/demo/random.ts';
import type { Deps } from '../../apps/bff/src/deps.ts';
import type { GoalRow } from '../../apps/bff/src/goals/store.ts';
import { restand } from '../../apps/bff/src/habits/standing.ts';
import type { HabitRow } from '../../apps/bff/src/habits/store.ts';
import type { TickRow } from '../../apps/bff/src/habits/tick-store.ts';
import type { EntryRow } from '../../apps/bff/src/journal/store.ts';
import { findable } from '../../apps/bff/src/journal/write-entry.ts';
import { portions } from './history.ts';

/** Habits that are ticked every day: 36,500 ticks in ten years. */
export const HABITS = 10;
const GOALS = 60;
const WORDS = 'moss wall canal bench lamp kettle letter river hill window bread train garden stone rain song bridge page light walk'.split(
  ' ',
);
const TAGS = ['family', 'work', 'garden', 'friends', 'running', 'reading', 'rest'];

/** Where ten years of practice belong. */
interface Owner {
  readonly memberId: string;
  readonly habitIds: readonly string[];
  /** The days on which something was done, oldest first. */
  readonly dates: readonly DateText[];
}

/** Gives a member what ten years of habits, goals and a journal leave behind, the same every time. */
export async function storePractice(tx: Tx, deps: Pick<Deps, 'db' | 'ids'>, owner: Owner): Promise<void> {
  const random = seededRandom('ten years');
  const last = owner.dates.at(-1) ?? '';
  const habits = owner.habitIds.map((id, index) => habitRow(owner, id, index));
  await tx.insertInto('habit').values(habits).execute();
  const ticks = habits.flatMap(({ id }) => owner.dates.map((date) => tickRow(id, date, random)));
  for (const rows of portions(ticks)) await tx.insertInto('habitTick').values(rows).execute();
  for (const row of habits) await restand(tx, row, row.startDate, addDays(last, 1));
  const entries = owner.dates.map((date) => entryRow(owner.memberId, deps.ids.next(), date, random));
  for (const rows of portions(entries)) await tx.insertInto('journalEntry').values(rows).execute();
  for (const entry of entries) await findable(deps, tx, entry);
  const goals = Array.from({ length: GOALS }, (_, index) => goalRow(owner, deps.ids.next(), index, deps));
  await tx.insertInto('goal').values(goals).execute();
  const links = goals
    .filter(({ state }) => state === 'active')
    .map(({ id }, index) => ({ goalId: id, habitId: habits[index % HABITS]?.id ?? '' }));
  const since = owner.dates[0] ?? '';
  const link = { memberId: owner.memberId, position: 0, target: 1000, since };
  await tx
    .insertInto('goalHabit')
    .values(links.map((ids) => ({ ...ids, ...link })))
    .execute();
}

const noon = (date: DateText): string => `${date}T12:00:00.000Z`;

function habitRow({ memberId, dates }: Owner, id: string, index: number): HabitRow {
  const startDate = dates[0] ?? '';
  const at = noon(startDate);
  return {
    id,
    memberId,
    title: `Habit ${index + 1}`,
    kind: 'yes-no',
    target: null,
    unit: '',
    schedule: '{"per":"day","times":1}',
    cue: '',
    reminderTime: null,
    startDate,
    endDate: null,
    pauses: '[]',
    position: index + 1,
    archivedAt: null,
    archivedOn: null,
    state: null,
    settledThrough: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}

function tickRow(habitId: string, localDate: DateText, random: Random): TickRow {
  const entered = { habitId, localDate, at: noon(localDate), timeZone: 'UTC', version: 1, updatedAt: noon(localDate) };
  if (random() < 0.05) return { ...entered, kind: 'skipped', value: null, reason: 'rest', note: '' };
  return { ...entered, kind: 'done', value: 1000, reason: null, note: random() < 0.1 ? text(random, 6) : '' };
}

function entryRow(memberId: string, id: string, localDate: DateText, random: Random): EntryRow {
  const at = noon(localDate);
  const body = text(random, 40 + below(random, 160));
  return {
    id,
    memberId,
    title: text(random, 3),
    body,
    sealed: null,
    tags: JSON.stringify([TAGS[below(random, TAGS.length)]]),
    moodId: null,
    promptId: null,
    pinned: random() < 0.01 ? 1 : 0,
    words: countWords(body),
    finished: 1,
    localDate,
    at,
    timeZone: 'UTC',
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}

/** Goals spread over the years; the last few are still on the way. */
function goalRow({ memberId, dates }: Owner, id: string, index: number, { ids }: Pick<Deps, 'ids'>): GoalRow {
  const at = noon(dates[Math.floor((index * dates.length) / GOALS)] ?? '');
  const isActive = index >= GOALS - 5;
  const milestones = ['Begin', 'Halfway'].map((title) => plannedMilestone({ title, kind: 'check', start: 0, unit: '' }, ids.next()));
  return {
    id,
    memberId,
    title: `Goal ${index + 1}`,
    why: '',
    size: 'M',
    state: isActive ? 'active' : 'completed',
    dueDate: null,
    milestones: JSON.stringify(milestones),
    confidence: '[]',
    lesson: '',
    completedAt: isActive ? null : at,
    version: 1,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}

const text = (random: Random, words: number): string => Array.from({ length: words }, () => WORDS[below(random, WORDS.length)]).join(' ');
