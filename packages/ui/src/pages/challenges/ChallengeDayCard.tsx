import type { ChallengeRun, ChallengeRunDay } from '@everstep/domain';
import { ChallengeDay, type ChallengeTask } from '../../product/ChallengeDay/index.ts';
import { dayWords, elsewhere } from './words.ts';

export interface ChallengeDayCardProps {
  readonly run: Pick<ChallengeRun, 'totalDays' | 'comeback'>;
  readonly day: ChallengeRunDay;
  /** Tasks whose tick is on its way, by `day:task`. */
  readonly pending: ReadonlySet<string>;
  /** Why a tick could not be stored, in a sentence. */
  readonly problem?: string | undefined;
  readonly onTick: (day: number, task: string, done: boolean) => void;
  /** Checks in: the task that asks for it can be done right here. */
  readonly onCheckIn: () => void;
}

/** The tick that takes up a missed day again. */
const COMEBACK = 'comeback';

/** One day of a run; the current one offers the way back after a missed day. */
export function ChallengeDayCard({ run, day, pending, problem, onTick, onCheckIn }: ChallengeDayCardProps) {
  const { comeback } = run;
  const isCurrent = day.place === 'today';
  const tasks = day.tasks.map((task) => taskOf(task, pending.has(`${day.day}:${task.id}`), isCurrent));
  const tick = (id: string) => {
    const task = day.tasks.find((candidate) => candidate.id === id);
    if (task?.bound && isCurrent) onCheckIn();
    else onTick(day.day, id, true);
  };
  return (
    <ChallengeDay
      day={day.day}
      totalDays={run.totalDays}
      title={day.title}
      intro={day.place === 'rest' ? undefined : day.why}
      phase={day.phase ?? undefined}
      status={day.place}
      tasks={tasks}
      complete={day.complete}
      opens={`Opens on ${dayWords(day.date)}`}
      error={problem}
      onTick={tick}
      onUndo={(id) => onTick(day.day, id, false)}
      comeback={
        isCurrent && comeback
          ? { title: comeback.title, line: comeback.line, done: comeback.done, pending: pending.has(`${comeback.day}:${COMEBACK}`) }
          : undefined
      }
      onComeback={(done) => comeback && onTick(comeback.day, COMEBACK, done)}
    />
  );
}

/**
 * A check-in that is still open is done here; what else ticks itself leads to where it is done. Yesterday's tasks are all ticked by
 * hand, as an act of today would be none of yesterday's.
 */
function taskOf(task: ChallengeRunDay['tasks'][number], pending: boolean, isCurrent: boolean): ChallengeTask {
  const { id, title, line, required, kind, bound, ticked, done } = task;
  const byHere = kind === 'hand' || !bound || (isCurrent ? kind === 'check-in' && !done : ticked || !done);
  return { id, title, line, done, required, pending, ...(byHere ? {} : elsewhere[kind]) };
}
