import { type api, DomainError } from '@everstep/domain';
import { COMEBACK_TASK, type DayState, type RunState, runState, tickKey } from '@everstep/domain/challenges';
import { undoActivity } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { dayAct } from './acts.ts';
import type { OpenRun } from './open-runs.ts';
import { deleteOutcome, deleteTick, insertTick } from './store.ts';
import { openRunFor, settleRun, type Writing, writeRun } from './write-run.ts';

type CheckInCall = Call<typeof api.challenges.checkIn>;

/** Ticks a task, or takes the tick back. Without a task, what is complete is settled. Saying it twice changes nothing more. */
export function checkInDay(call: CheckInCall) {
  const { id } = call.params;
  return writeRun(call, async (writing) => {
    const { task } = call.body;
    if (task === undefined) return { id, finished: (await settleRun(writing, id)).finished };
    const run = await openRunFor(writing, id);
    await tick(writing, run, { ...placeOf(call, writing, run, task), done: call.body.done });
    return { id };
  });
}

interface Tick {
  readonly day: DayState;
  readonly task: string;
  readonly done: boolean;
}

/**
 * The day and task that a tick is about.
 * @throws DomainError `conflict` when the day can't be ticked (any more), `validation` when the task isn't ticked by hand
 */
function placeOf({ body }: CheckInCall, { now, today }: Writing, { facts, state }: OpenRun, task: string): Omit<Tick, 'done'> {
  if (task === COMEBACK_TASK) {
    const day = state.days.find((candidate) => candidate.day === state.comeback?.day);
    if (!day || (body.day ?? day.day) !== day.day) throw closedDay();
    return { day, task };
  }
  const number = body.day ?? state.currentDay;
  const day = state.days[number - 1];
  // A tick that was made in time may reach the server late.
  const then = now.moment.localDate < today ? runState(facts, now.moment.localDate) : state;
  if (!day || !(isOpen(state, number) || isOpen(then, number))) throw closedDay();
  const known = day.tasks.find((candidate) => candidate.id === task);
  if (!known) throw wrongTask('This day has no such task.');
  // What was done yesterday and is on no record can still be said today.
  if (known.bound && day.place === 'today') throw wrongTask('This task ticks itself.');
  return { day, task };
}

const isOpen = ({ days }: RunState, day: number): boolean => ['today', 'yesterday'].includes(days[day - 1]?.place ?? '');
const closedDay = () => new DomainError('conflict', { message: 'This day can be ticked on its date and on the one after it.' });
const wrongTask = (message: string) => new DomainError('validation', { fields: [{ path: 'body.task', message }] });

async function tick({ now, today }: Writing, run: OpenRun, { day, task, done }: Tick): Promise<void> {
  const own = { runId: run.row.id, day: day.day, task };
  const ticks = new Set(run.facts.ticks);
  if (done) {
    await insertTick(now.tx, { ...own, at: now.moment.instant });
    ticks.add(tickKey(day.day, task));
  } else {
    await deleteTick(now.tx, own);
    ticks.delete(tickKey(day.day, task));
  }
  if (task === COMEBACK_TASK) return;
  const recorded = new Map(run.facts.recorded);
  const before = recorded.get(day.day);
  recorded.delete(day.day);
  // The day is looked at anew by its own date: the tick may have come late.
  const complete = runState({ ...run.facts, ticks, recorded }, day.date < today ? day.date : today).days[day.day - 1]?.complete;
  if (before === undefined || complete === (before === 'done')) return;
  await deleteOutcome(now.tx, run.row.id, day.day);
  if (before === 'done') await undoActivity(now, dayAct(run.row.templateId, day.date));
}
