import { type ImportKind, type LeftOut, MOST_GOALS, type Vault } from '@everstep/domain';
import type { ImportBatch, TakenEntry, TakenExperiment, TakenGoal, TakenMood, TakenPrompt, TakenRun } from '@everstep/domain/transfer';
import type { Ids } from '../clock.ts';
import { countGoals } from '../goals/store.ts';
import { MOST_OWN_PROMPTS } from '../journal/prompts.ts';
import { listPrompts } from '../journal/store.ts';
import { vaultOf } from '../journal/vault.ts';
import { type PlannedHabit, planHabits } from './plan-habits.ts';
import { planExperiments, planRuns } from './plan-walks.ts';
import { leave, noCounts, type Planned, type Planning, resolve } from './planning.ts';
import { knownRecords, type Query } from './store.ts';

/** What of a batch is new for a member, and where it goes. Nothing is written yet. */
export interface Plan {
  readonly habits: readonly PlannedHabit[];
  readonly moods: readonly (Planned<TakenMood> & { readonly score: number })[];
  readonly entries: readonly (Planned<TakenEntry> & { readonly moodId: string | null; readonly promptId: string | null })[];
  readonly goals: readonly (Planned<TakenGoal> & { readonly links: readonly { id: string; target: number; since: string }[] })[];
  readonly prompts: readonly Planned<TakenPrompt>[];
  readonly challenges: readonly Planned<TakenRun>[];
  readonly experiments: readonly Planned<TakenExperiment>[];
  /** The locked journal's, when the member has none and the batch brings one. */
  readonly vault: Vault | null;
  readonly found: Readonly<Record<ImportKind, number>>;
  readonly here: Readonly<Record<ImportKind, number>>;
  readonly leftOut: readonly LeftOut[];
}

/** Whose batch it is, and where they place moods of the app. In a preview, moods without a place count as new. */
export interface PlanningMember {
  readonly id: string;
  /** The member's date. */
  readonly today: string;
  readonly scores: ReadonlyMap<string, number | null> | 'preview';
}

type IdOf = (key: string) => string | undefined;

/** Holds a batch against what the member has. */
export async function planImport(query: Query, ids: Ids, member: PlanningMember, batch: ImportBatch): Promise<Plan> {
  const known = await knownRecords(query, member.id, batch.origin);
  const planning: Planning = { query, ids, memberId: member.id, known, found: noCounts(), here: noCounts(), left: new Map() };
  const habits = await planHabits(planning, batch.habits);
  const moods = await planMoods(planning, batch.moods, member.scores);
  const prompts = await planPrompts(planning, batch.prompts);
  const { entries, vault } = await planEntries(planning, batch, moods.idOf, prompts.idOf);
  const goals = await planGoals(planning, batch.goals, habits.idOf);
  const challenges = await planRuns(planning, batch.challenges);
  const experiments = await planExperiments(planning, batch.experiments, { today: member.today, habitIdOf: habits.idOf });
  const left = [...planning.left].map(([reason, count]) => ({ reason, count }));
  return {
    habits: habits.planned,
    moods: moods.planned,
    entries,
    goals,
    prompts: prompts.planned,
    challenges,
    experiments,
    vault,
    found: planning.found,
    here: planning.here,
    leftOut: [...batch.leftOut, ...left],
  };
}

async function planMoods(planning: Planning, list: readonly TakenMood[], scores: PlanningMember['scores']) {
  const { fresh, idOf } = await resolve(planning, 'mood', 'mood', list);
  const planned = fresh.flatMap(({ taken, id }) => {
    const score = scoreOf(taken, scores);
    return score === null ? [] : [{ taken, id, score }];
  });
  leave(planning, 'unknown-mood', fresh.length - planned.length);
  const taken = new Set(planned.map(({ id }) => id));
  const left = new Set(fresh.map(({ id }) => id).filter((id) => !taken.has(id)));
  // An entry names no mood that is left out.
  const takenIdOf: IdOf = (key) => {
    const id = idOf(key);
    return id === undefined || left.has(id) ? undefined : id;
  };
  return { planned, idOf: takenIdOf };
}

function scoreOf({ score, name }: TakenMood, scores: PlanningMember['scores']): number | null {
  if (score !== null) return score;
  // Which step it will be makes no difference to what a preview counts.
  return scores === 'preview' ? 3 : (scores.get(name ?? '') ?? null);
}

async function planPrompts(planning: Planning, list: readonly TakenPrompt[]) {
  const { fresh, idOf } = await resolve(planning, 'prompt', 'journalPrompt', list);
  const planned = await withRoom(
    planning,
    fresh,
    async () => MOST_OWN_PROMPTS - (await listPrompts(planning.query, planning.memberId)).length,
  );
  return { planned, idOf };
}

async function planEntries(planning: Planning, batch: ImportBatch, moodIdOf: IdOf, promptIdOf: IdOf) {
  const { fresh } = await resolve(planning, 'entry', 'journalEntry', batch.entries);
  const isLocked = ({ taken }: (typeof fresh)[number]) => taken.sealed !== null;
  const own = fresh.some(isLocked) ? await vaultOf(planning.query, planning.memberId) : null;
  const opens = batch.vault !== null && (own === null || isSameVault(own, batch.vault));
  const open = fresh.filter((entry) => opens || !isLocked(entry));
  leave(planning, 'locked-elsewhere', fresh.length - open.length);
  const entries = open.map(({ taken, id }) => ({
    taken,
    id,
    moodId: taken.moodKey === null ? null : (moodIdOf(taken.moodKey) ?? null),
    promptId: taken.promptId === null ? null : (promptIdOf(taken.promptId) ?? taken.promptId),
  }));
  return { entries, vault: own === null && open.some(isLocked) ? batch.vault : null };
}

async function planGoals(planning: Planning, list: readonly TakenGoal[], habitIdOf: IdOf): Promise<Plan['goals']> {
  const { fresh } = await resolve(planning, 'goal', 'goal', list);
  const planned = await withRoom(planning, fresh, async () => MOST_GOALS - (await countGoals(planning.query, planning.memberId)));
  return planned.map(({ taken, id }) => {
    const links = taken.habits.flatMap(({ key, target, since }) => {
      const habitId = habitIdOf(key);
      return habitId === undefined ? [] : [{ id: habitId, target, since }];
    });
    return { taken, id, links: [...new Map(links.map((link) => [link.id, link])).values()] };
  });
}

async function withRoom<T>(planning: Planning, fresh: readonly T[], roomLeft: () => Promise<number>): Promise<readonly T[]> {
  if (fresh.length === 0) return [];
  const room = Math.max(0, await roomLeft());
  leave(planning, 'no-room', fresh.length - room);
  return fresh.slice(0, room);
}

/** A vault keeps its key when its passphrase or its recovery key is changed, so one of both wraps is enough. */
const isSameVault = (own: Vault, other: Vault): boolean =>
  own.keyByPassphrase === other.keyByPassphrase || own.keyByRecovery === other.keyByRecovery;
