import { ARCHIVED_HABITS_MAX, HABITS_MAX } from '@everstep/domain';
import type { TakenHabit, TakenTick } from '@everstep/domain/transfer';
import { countHabits, findHabit } from '../habits/store.ts';
import { listTicks } from '../habits/tick-store.ts';
import { leave, type Planning, resolve } from './planning.ts';
import { recordKey } from './store.ts';

/** A habit that is added, or one that stands and gets further days. */
export interface PlannedHabit {
  readonly taken: TakenHabit;
  readonly id: string;
  readonly isNew: boolean;
  readonly ticks: readonly TakenTick[];
  /** Stored keys under which it is to be known from now on. */
  readonly names: readonly { readonly key: string; readonly kind: 'habit' | 'alias' }[];
}

/** Which habits are new, which get further days, and which find no room. */
export async function planHabits(planning: Planning, list: readonly TakenHabit[]) {
  const { fresh, idOf } = await resolve(
    planning,
    'habit',
    'habit',
    list.map((taken) => ({ key: lookupKey(planning, taken), id: taken.id, taken })),
  );
  const freshIds = new Set(fresh.map(({ id }) => id));
  const room = await roomFor(planning);
  const planned: PlannedHabit[] = [];
  const idByKey = new Map<string, string>();
  for (const taken of list) {
    const id = idOf(lookupKey(planning, taken)) ?? '';
    const isNew = freshIds.has(id);
    planning.found.tick += taken.ticks.length;
    if (isNew && !room.take(taken)) {
      leave(planning, 'no-room');
      continue;
    }
    idByKey.set(taken.key, id);
    planned.push({
      taken,
      id,
      isNew,
      ticks: isNew ? taken.ticks : await newTicks(planning, id, taken.ticks),
      names: namesOf(planning, taken, id),
    });
  }
  return { planned, idOf: (key: string): string | undefined => idByKey.get(key) };
}

async function roomFor({ query, memberId }: Planning) {
  const counts = await countHabits(query, memberId);
  const left = { standing: HABITS_MAX - counts.standing, archived: ARCHIVED_HABITS_MAX - counts.archived };
  return {
    take({ archivedOn, archivedAt }: TakenHabit): boolean {
      const place = archivedOn === null && archivedAt === null ? 'standing' : 'archived';
      left[place] -= 1;
      return left[place] >= 0;
    },
  };
}

/** The key by which a habit is looked up. Its name stands in only for one that came without a key of the stronger kind. */
function lookupKey({ known }: Planning, { key, alias }: TakenHabit): string {
  if (alias === null || known.has(recordKey('habit', key))) return key;
  return known.get(recordKey('habit', alias))?.kind === 'habit' ? alias : key;
}

/** The keys that are not noted yet. A name that another habit goes by stays with that one. */
function namesOf({ known }: Planning, { key, alias }: TakenHabit, id: string): PlannedHabit['names'] {
  const own = { key: recordKey('habit', key), kind: 'habit' as const };
  const other = alias === null ? [] : [{ key: recordKey('habit', alias), kind: 'alias' as const }].filter((name) => !known.has(name.key));
  return [own, ...other].filter((name) => known.get(name.key)?.recordId !== id);
}

/** Days that neither came before nor have an entry of the member's own; none for a habit that was deleted. */
async function newTicks(planning: Planning, habitId: string, ticks: readonly TakenTick[]): Promise<readonly TakenTick[]> {
  const { query, memberId, known, here } = planning;
  const habit = await findHabit(query, memberId, habitId);
  const standing = new Set((await listTicks(query, { memberId, habitId })).map(({ localDate }) => localDate));
  const isNew = ({ localDate }: TakenTick) => !standing.has(localDate) && !known.has(tickKey(habitId, localDate));
  const fresh = habit?.deletedAt === null ? ticks.filter(isNew) : [];
  here.tick += ticks.length - fresh.length;
  return fresh;
}

/** The stored key of a day of a habit. */
export const tickKey = (habitId: string, localDate: string): string => recordKey('tick', `${habitId} ${localDate}`);
