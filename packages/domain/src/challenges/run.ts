import { addDays, type DateText } from '../time/dates.ts';
import type { ChallengeTemplate } from './challenge.ts';
import { type ChallengePause, currentDay, datesOfRun, restsOn } from './days.ts';
import { isBound, type TaskKind } from './tasks.ts';

export const runStatuses = ['scheduled', 'active', 'paused', 'completed', 'ended'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** `full` asks for nearly every day. */
export const medals = ['completed', 'full'] as const;
export type Medal = (typeof medals)[number];

/** The tick that takes up a missed day again. */
export const COMEBACK_TASK = 'comeback';
/** Missed days in a row after which a run offers to begin anew, shrink, rest or stop. */
export const MISSED_BEFORE_OFFER = 3;

/** What the rules need to know of a task. */
export interface TaskFact {
  readonly id: string;
  readonly kind: TaskKind;
  readonly required: boolean;
}

/** An open run as it stands in the member's records. */
export interface RunFacts {
  readonly template: ChallengeTemplate;
  /** The tasks of each day, in order. */
  readonly days: readonly { readonly tasks: readonly TaskFact[] }[];
  readonly startedOn: DateText;
  readonly pauses: readonly ChallengePause[];
  /** Day from which one required task makes a day complete; null when the run was never made smaller. */
  readonly shrunkFrom: number | null;
  /** Days whose outcome is written down. */
  readonly recorded: ReadonlyMap<number, 'done' | 'missed'>;
  /** What was ticked by hand, as {@link tickKey}. */
  readonly ticks: ReadonlySet<string>;
  /** What the member did elsewhere, as {@link actKey}. */
  readonly acts: ReadonlySet<string>;
}

export const tickKey = (day: number, task: string): string => `${day}:${task}`;
export const actKey = (date: DateText, kind: TaskKind): string => `${date}:${kind}`;

/** Where a day lies: `yesterday` is still open until today ends, `rest` is the day that waits for a pause to end. */
export type DayPlace = 'past' | 'yesterday' | 'today' | 'rest' | 'future';

/** A task on its day. */
export interface TaskState extends TaskFact {
  /** It ticks itself with an act of the product. */
  readonly bound: boolean;
  /** It was ticked by hand. */
  readonly ticked: boolean;
  /** By hand or by an act. */
  readonly done: boolean;
}

/** One day of a run. */
export interface DayState {
  /** From 1 on. */
  readonly day: number;
  readonly date: DateText;
  readonly place: DayPlace;
  readonly complete: boolean;
  /** Its time is over and it is not complete. */
  readonly missed: boolean;
  /** Missed, and taken up again by two minutes. */
  readonly cameBack: boolean;
  /** Required tasks that make it complete. */
  readonly needed: number;
  readonly tasks: readonly TaskState[];
}

/** All that follows from the records of an open run on a date. */
export interface RunState {
  readonly status: RunStatus;
  readonly currentDay: number;
  readonly days: readonly DayState[];
  readonly daysDone: number;
  /** Complete days in a row; days that are still open, and missed ones that were taken up again, break nothing. */
  readonly streak: number;
  /** Whether the required tasks of the current day are done. */
  readonly todayCompleted: boolean;
  /** Closed days in a row that were missed, up to the newest. */
  readonly missedInARow: number;
  /** The newest closed day, when it was missed: two minutes lead back. */
  readonly comeback: { readonly day: number; readonly done: boolean } | null;
  /** The medal that the complete days are worth. */
  readonly medal: Medal | null;
  /** Nothing is left to tick: the run can be finished. */
  readonly canFinish: boolean;
  /** Outcomes that the records show and nobody has written down yet. */
  readonly toRecord: ReadonlyMap<number, 'done' | 'missed'>;
}

/** The medal for so many complete days; null below the first threshold. */
export function medalFor(template: Pick<ChallengeTemplate, 'completedFrom' | 'fullFrom'>, daysDone: number): Medal | null {
  if (daysDone >= template.fullFrom) return 'full';
  return daysDone >= template.completedFrom ? 'completed' : null;
}

/** How a run stands on a member's date. */
export function runState(run: RunFacts, today: DateText): RunState {
  const { template, pauses, startedOn, recorded } = run;
  const resting = restsOn(pauses, today);
  const dates = datesOfRun(run, template.durationDays);
  const current = currentDay(run, template.durationDays, today);
  const days = dates.map((date, index) => dayState(run, { day: index + 1, date, today, waits: resting && index + 1 === current }));
  const daysDone = days.filter(({ complete }) => complete).length;
  const medal = medalFor(template, daysDone);
  const canFinish = days.every(({ complete, place }) => complete || place === 'past');
  const isOver = days.every(({ place }) => place === 'past');
  const status: RunStatus = isOver
    ? endOf(medal)
    : today < startedOn
      ? 'scheduled'
      : pauses.some(({ until }) => until > today)
        ? 'paused'
        : 'active';
  return {
    status,
    currentDay: current,
    days,
    daysDone,
    streak: streakOfRun(days),
    todayCompleted: days[current - 1]?.complete ?? false,
    missedInARow: missedInARow(run, days),
    comeback: comebackOf(days),
    medal,
    canFinish,
    toRecord: new Map(
      days.flatMap(({ day, complete, missed }) =>
        recorded.has(day) || !(complete || missed) ? [] : [[day, complete ? 'done' : 'missed'] as const],
      ),
    ),
  };
}

/** How a run ends that is over: with a medal it is completed. */
export function endOf(medal: Medal | null): 'completed' | 'ended' {
  return medal === null ? 'ended' : 'completed';
}

interface Place {
  readonly day: number;
  readonly date: DateText;
  readonly today: DateText;
  readonly waits: boolean;
}

function dayState(run: RunFacts, { day, date, today, waits }: Place): DayState {
  const tasks = (run.days[day - 1]?.tasks ?? []).map((task) => {
    const bound = isBound(task.kind);
    const ticked = run.ticks.has(tickKey(day, task.id));
    return { ...task, bound, ticked, done: ticked || (bound && run.acts.has(actKey(date, task.kind))) };
  });
  const place = placeOf(date, today, waits);
  const needed = run.shrunkFrom !== null && day >= run.shrunkFrom ? 1 : run.template.neededTasks;
  const outcome = run.recorded.get(day);
  const isReached = place !== 'future' && place !== 'rest';
  const enough = tasks.filter(({ required, done }) => required && done).length >= needed;
  const complete = outcome === 'done' || (outcome === undefined && isReached && enough);
  const missed = !complete && place === 'past';
  return { day, date, place, complete, missed, cameBack: missed && run.ticks.has(tickKey(day, COMEBACK_TASK)), needed, tasks };
}

function placeOf(date: DateText, today: DateText, waits: boolean): DayPlace {
  if (waits) return 'rest';
  if (date > today) return 'future';
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : 'past';
}

function streakOfRun(days: readonly DayState[]): number {
  let streak = 0;
  for (const { complete, missed, cameBack } of days.toReversed()) {
    if (missed && !cameBack) break;
    if (complete) streak += 1;
  }
  return streak;
}

/** Days before the run was made smaller or rested are forgiven, and so are all before a complete one. */
function missedInARow({ pauses, shrunkFrom }: RunFacts, days: readonly DayState[]): number {
  const since =
    pauses
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? '';
  let count = 0;
  for (const { day, date, complete, missed, cameBack } of days.toReversed()) {
    if (complete || cameBack || date < since || day < (shrunkFrom ?? 0)) break;
    if (missed) count += 1;
  }
  return count;
}

function comebackOf(days: readonly DayState[]): RunState['comeback'] {
  const newest = days.findLast(({ place }) => place === 'past');
  return newest?.missed ? { day: newest.day, done: newest.cameBack } : null;
}
