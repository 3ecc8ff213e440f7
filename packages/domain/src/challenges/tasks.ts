import type { AwardSource } from '../gamification/awards.ts';
import { features } from '../gamification/features.ts';

/** What a task asks for: something done by hand, or an act of the product. */
export const taskKinds = ['hand', 'check-in', 'mood', 'habit', 'journal', 'goal', 'meditation'] as const;
export type TaskKind = (typeof taskKinds)[number];
/** A kind that an act of the product can tick. */
export type ActKind = Exclude<TaskKind, 'hand'>;

interface ActRule {
  /** Feature in which the act is done; the task is ticked by hand until that one stands. */
  readonly feature: string;
  /** Sources of the awards table that are this act. */
  readonly sources: readonly AwardSource[];
}

const actRules: Readonly<Record<ActKind, ActRule>> = {
  'check-in': { feature: 'dashboard', sources: ['daily_checkin'] },
  mood: { feature: 'mood', sources: ['mood_log'] },
  habit: { feature: 'habits', sources: ['habit_complete'] },
  journal: { feature: 'journal', sources: ['journal_create'] },
  goal: { feature: 'goals', sources: ['goal_create', 'goal_progress', 'goal_milestone', 'goal_complete'] },
  meditation: { feature: 'meditation', sources: ['meditation_complete'] },
};

const kindBySource: ReadonlyMap<string, ActKind> = new Map(
  // The keys of the table are its kinds: that is how the type is made.
  (Object.keys(actRules) as ActKind[]).flatMap((kind) => actRules[kind].sources.map((source) => [source, kind] as const)),
);

/** Whether a task of this kind ticks itself: the act can be done in this version. */
export function isBound(kind: TaskKind): kind is ActKind {
  return kind !== 'hand' && features.some(({ name, stands }) => stands && name === actRules[kind].feature);
}

/** Sources of the awards table that tick tasks. */
export const tickingSources: readonly string[] = [...kindBySource.keys()];

/** The kind of task that an act of this source ticks; undefined when it ticks none. */
export function kindOfSource(source: string): ActKind | undefined {
  return kindBySource.get(source);
}
