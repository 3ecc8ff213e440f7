import type { ChallengeRun, ChallengeRunDay, ChallengeSummary, ChallengeTemplateText, ClosedChallengeRun } from '@everstep/domain';
import { comebacks, type DayState, decidePause, isBound, MISSED_BEFORE_OFFER, pauseRoom, type RunState } from '@everstep/domain/challenges';
import type { OpenRun } from './open-runs.ts';
import type { ClosedRunRow } from './store.ts';
import type { Challenge, NamedTask } from './texts.ts';

/** A challenge as a member may choose it. */
export function presentSummary({ template, text }: Challenge): ChallengeSummary {
  return {
    id: template.id,
    name: template.name,
    durationDays: template.durationDays,
    line: text.line,
    category: template.category,
    difficulty: template.difficulty,
    minutes: text.minutes,
    neededTasks: template.neededTasks,
    completedFrom: template.completedFrom,
    fullFrom: template.fullFrom,
    pauseDays: template.pauseDays,
  };
}

/** A challenge with all its days. */
export function presentTemplate(challenge: Challenge): ChallengeTemplateText {
  return {
    ...presentSummary(challenge),
    phases: challenge.text.phases.map(({ name, line, from, to }) => ({ name, line, from, to })),
    days: challenge.days.map(({ title, why, phase, tasks }, index) => ({
      day: index + 1,
      title,
      why,
      phase,
      tasks: tasks.map((task) => ({ ...presentTask(task), bound: isBound(task.kind) })),
    })),
  };
}

const presentTask = ({ id, title, line, required, kind }: NamedTask) => ({ id, title, line, required, kind });

/** Runs as `GET /api/challenges/user-progress` tells them: those that are active or paused. */
export const presentProgressList = (runs: readonly OpenRun[]) =>
  runs.flatMap((run) => {
    const { status } = run.state;
    return status === 'active' || status === 'paused' ? [presentProgress(run, status)] : [];
  });

function presentProgress({ row, challenge, state }: OpenRun, status: 'active' | 'paused') {
  return {
    id: row.id,
    status,
    challengeTemplateId: row.templateId,
    challengeId: row.templateId,
    challengeName: challenge.template.name,
    currentDay: state.currentDay,
    startDate: row.startedOn,
    totalProgress: { totalDays: row.totalDays, daysCompleted: state.daysDone, streak: state.streak },
    todayCompleted: state.todayCompleted,
    toSettle: isToSettle(state),
  };
}

/** An open run with the tasks of its day. */
export function presentRun(run: OpenRun, today: string): ChallengeRun {
  const { row, challenge, facts, state } = run;
  const room = pauseRoom(facts, today);
  return {
    id: row.id,
    templateId: row.templateId,
    name: challenge.template.name,
    totalDays: row.totalDays,
    status: state.status,
    startedOn: row.startedOn,
    endsOn: state.days.at(-1)?.date ?? row.startedOn,
    currentDay: state.currentDay,
    daysDone: state.daysDone,
    streak: state.streak,
    todayCompleted: state.todayCompleted,
    toSettle: isToSettle(state),
    canFinish: state.canFinish,
    medal: state.medal,
    missedInARow: state.missedInARow,
    offersChange: state.status === 'active' && state.missedInARow >= MISSED_BEFORE_OFFER,
    shrunk: row.shrunkFrom !== null,
    pause: {
      until: room.until,
      daysLeft: room.daysLeft,
      pausesLeft: room.pausesLeft,
      possible: typeof decidePause(facts, state, today, 1) !== 'string',
    },
    calendar: state.days.map((day) => ({
      day: day.day,
      date: day.date,
      title: challenge.days[day.day - 1]?.title ?? '',
      state: markOf(day),
    })),
    open: openDays(state).map((day) => presentDay(challenge, day)),
    comeback: presentComeback(state),
  };
}

/** Something is complete that nobody has written down, or the run is over. */
export function isToSettle({ status, toRecord }: RunState): boolean {
  return status === 'completed' || status === 'ended' || [...toRecord.values()].includes('done');
}

function markOf({ complete, missed, place }: DayState): ChallengeRun['calendar'][number]['state'] {
  if (complete) return 'done';
  if (missed) return 'missed';
  return place === 'future' || place === 'rest' ? 'ahead' : 'open';
}

/** The current day, then yesterday while something is left to do on it. */
function openDays({ days, currentDay }: RunState): readonly DayState[] {
  const current = days.filter(({ day, place }) => day === currentDay && place !== 'past');
  const yesterday = days.filter(({ day, place, complete }) => place === 'yesterday' && !complete && day !== currentDay);
  return [...current, ...yesterday];
}

function presentDay(challenge: Challenge, { day, date, place, complete, tasks }: DayState): ChallengeRunDay {
  const text = challenge.days[day - 1];
  return {
    day,
    date,
    title: text?.title ?? '',
    why: text?.why ?? '',
    phase: text?.phase ?? null,
    // Days that are past are not among the open ones.
    place: place === 'past' ? 'yesterday' : place,
    complete,
    tasks: (text?.tasks ?? []).map((task) => {
      const fact = tasks.find(({ id }) => id === task.id);
      return { ...presentTask(task), bound: fact?.bound ?? false, ticked: fact?.ticked ?? false, done: fact?.done ?? false };
    }),
  };
}

function presentComeback({ comeback, status }: RunState): ChallengeRun['comeback'] {
  if (!comeback || status !== 'active') return null;
  const text = comebacks[(comeback.day - 1) % comebacks.length];
  return text ? { day: comeback.day, title: text.title, line: text.line, done: comeback.done } : null;
}

/** A run that was finished or stopped. @param name of the challenge that it followed */
export function presentClosed(row: ClosedRunRow, name: string): ClosedChallengeRun {
  return {
    id: row.id,
    templateId: row.templateId,
    name,
    totalDays: row.totalDays,
    startedOn: row.startedOn,
    closedOn: row.closedOn,
    outcome: row.outcome,
    medal: row.medal,
    daysDone: row.daysDone,
  };
}
