import type { ImportKind, LeftOutReason } from '@everstep/domain';
import type { Ids } from '../clock.ts';
import { type knownRecords, type OwnedTable, ownersOf, type Query, recordKey } from './store.ts';

/** What is counted while a batch is held against what a member has. */
export interface Planning {
  readonly query: Query;
  readonly ids: Ids;
  readonly memberId: string;
  readonly known: Awaited<ReturnType<typeof knownRecords>>;
  readonly found: Record<ImportKind, number>;
  readonly here: Record<ImportKind, number>;
  readonly left: Map<LeftOutReason, number>;
}

export const noCounts = (): Record<ImportKind, number> => ({
  habit: 0,
  tick: 0,
  mood: 0,
  entry: 0,
  goal: 0,
  prompt: 0,
  challenge: 0,
  experiment: 0,
});

/** Notes that something is not taken in. */
export function leave({ left }: Planning, reason: LeftOutReason, count = 1): void {
  if (count > 0) left.set(reason, (left.get(reason) ?? 0) + count);
}

/** A record with the id that it has here, or is to have. */
export interface Planned<T> {
  readonly taken: T;
  readonly id: string;
}

interface Resolved<T> {
  readonly fresh: readonly Planned<T>[];
  /** Ids of new records and of those that stand, by their key in the file. */
  readonly idOf: (key: string) => string | undefined;
}

/** Parts records into those that are here and new ones, which keep their own id when nobody has it. */
export async function resolve<T extends { readonly key: string; readonly id: string | null }>(
  planning: Planning,
  kind: Exclude<ImportKind, 'tick'>,
  table: OwnedTable,
  list: readonly T[],
): Promise<Resolved<T>> {
  const named = list.map((taken) => ({ taken, known: planning.known.get(recordKey(kind, taken.key))?.recordId }));
  const candidates = new Set(named.flatMap(({ taken, known }) => [taken.id, known].filter((id) => typeof id === 'string')));
  const owners = await ownersOf(planning.query, table, [...candidates]);
  const isOwn = (id: string | null | undefined): id is string => typeof id === 'string' && owners.get(id) === planning.memberId;
  const used = new Set<string>();
  const idByKey = new Map<string, string>();
  const fresh: Planned<T>[] = [];
  planning.found[kind] += list.length;
  for (const { taken, known } of named) {
    const standing = isOwn(known) ? known : isOwn(taken.id) ? taken.id : undefined;
    if (standing !== undefined) {
      planning.here[kind] += 1;
      idByKey.set(taken.key, standing);
      continue;
    }
    const id = taken.id !== null && !owners.has(taken.id) && !used.has(taken.id) ? taken.id : planning.ids.next();
    used.add(id);
    idByKey.set(taken.key, id);
    fresh.push({ taken, id });
  }
  return { fresh, idOf: (key) => idByKey.get(key) };
}
