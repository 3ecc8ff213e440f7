import { addDays, type DateText, daysBetween } from '../time/dates.ts';
import type { ChallengePause } from './days.ts';
import type { RunFacts, RunState } from './run.ts';

/** What a run may still rest. */
export interface PauseRoom {
  /** Days it rested, or is going to. */
  readonly daysUsed: number;
  readonly daysLeft: number;
  /** Null where the days alone count. */
  readonly pausesLeft: number | null;
  /** The date on which a running pause ends and the run goes on; null when there is none. */
  readonly until: DateText | null;
}

/** What a run has used of its pauses on a date. */
export function pauseRoom({ template, pauses }: Pick<RunFacts, 'template' | 'pauses'>, today: DateText): PauseRoom {
  const daysUsed = pauses.reduce((sum, { from, until }) => sum + Math.max(0, daysBetween(from, until)), 0);
  return {
    daysUsed,
    daysLeft: Math.max(0, template.pauseDays - daysUsed),
    pausesLeft: template.maxPauses === null ? null : Math.max(0, template.maxPauses - pauses.length),
    until: pauses.find(({ until }) => until > today)?.until ?? null,
  };
}

/**
 * The pause that begins now, or why there is none. A day that is complete stays where it is: the pause then begins tomorrow.
 * @param days how long it is planned; as long as there is room when absent
 */
export function decidePause(
  run: RunFacts,
  state: RunState,
  today: DateText,
  days: number | undefined,
): ChallengePause | 'not-active' | 'no-room' {
  const isAhead = state.days.some(({ place, complete }) => place === 'future' || (place === 'today' && !complete));
  if (state.status !== 'active' || !isAhead) return 'not-active';
  const { daysLeft, pausesLeft } = pauseRoom(run, today);
  if (daysLeft === 0 || pausesLeft === 0) return 'no-room';
  const from = state.todayCompleted ? addDays(today, 1) : today;
  return { from, until: addDays(from, Math.min(daysLeft, Math.max(1, days ?? daysLeft))) };
}

/** A running pause as it stands once the run goes on today; null when nothing is left of it. */
export function resumedPause(pause: ChallengePause, today: DateText): ChallengePause | null {
  return pause.from < today ? { from: pause.from, until: today } : null;
}
