import {
  type api,
  type DateText,
  DomainError,
  type FieldProblem,
  type HabitRule,
  habitDateProblem,
  habitPeriodDates,
  isHabitDoneOn,
  scaledAmount,
} from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import type { Earning } from '../gamification/record-activity.ts';
import type { Call } from '../http/route.ts';
import { presentHabit, presentTick } from './present.ts';
import { awardDay, takeBackDay } from './settle-award.ts';
import { findStandingHabit, marksOf, restand, ruleOf } from './standing.ts';
import type { HabitRow } from './store.ts';
import { listTicks, putTick, removeTick, type TickRow } from './tick-store.ts';
import { habitOf, refuse, writeHabit } from './write-habit.ts';

type CompleteCall = Call<typeof api.habits.complete>;

/** Ticks a habit or enters an amount for a day, in the place of what stood there. */
export function completeHabit(call: CompleteCall) {
  const { actor, body, deps, params } = call;
  return writeHabit(call, async (now) => {
    const day = await openDay(now, await openHabit(now, params.id), body.date);
    refuseAfterEnd(day);
    const { row, known, localDate } = day;
    if (body.version !== undefined && body.version !== known?.version) {
      throw new DomainError('conflict', { details: known ? presentTick(known) : null });
    }
    const note = body.note ?? known?.note ?? '';
    const quiet = await notesRisk({ actor, deps }, now.tx, { note, isNew: note !== (known?.note ?? '') });
    const value = amountOf(day.rule, body.value, known);
    await putTick(now.tx, { ...tickRow(call, now, day), kind: 'done', value, reason: null, note });
    const habit = await restand(now.tx, row, localDate, now.moment.localDate);
    const change = { habitId: row.id, localDate, wasDone: day.wasDone, isDone: await isDoneNow(now, day), quiet };
    const award = await awardDay(now, change, habit);
    return { ...presentHabit(habit, now.moment.localDate), award };
  });
}

/** Takes back what was entered for a day: a tick, an amount or a skip. Nothing there is nothing to take back. */
export function undoDay({ actor, deps, params, query }: Call<typeof api.habits.undo>) {
  return writeHabit({ deps, actor }, async (now) => {
    const day = await openDay(now, await openHabit(now, params.id), query.date, 'query');
    const { row, known, localDate } = day;
    if (known) await removeTick(now.tx, known);
    const habit = await restand(now.tx, row, localDate, now.moment.localDate);
    const xpTaken = await takeBackDay(now, { habitId: row.id, localDate, wasDone: day.wasDone });
    return { ...presentHabit(habit, now.moment.localDate), xpTaken };
  });
}

/** Leaves a day out with a reason, in the place of what stood there. */
export function skipDay(call: Call<typeof api.habits.skip>) {
  const { actor, body, deps, params } = call;
  return writeHabit(call, async (now) => {
    const day = await openDay(now, await openHabit(now, params.id), body.date);
    refuseAfterEnd(day);
    const { row, known, localDate } = day;
    const note = body.note ?? known?.note ?? '';
    await notesRisk({ actor, deps }, now.tx, { note, isNew: note !== (known?.note ?? '') });
    await putTick(now.tx, { ...tickRow(call, now, day), kind: 'skipped', value: null, reason: body.reason, note });
    const habit = await restand(now.tx, row, localDate, now.moment.localDate);
    const xpTaken = await takeBackDay(now, { habitId: row.id, localDate, wasDone: day.wasDone });
    return { ...presentHabit(habit, now.moment.localDate), xpTaken };
  });
}

/** Whether a member has a habit of this id that is done on the day of the moment. */
export async function isHabitDone(now: Earning, id: string): Promise<boolean> {
  const row = await findStandingHabit(now.tx, now.progress.memberId, id);
  return row !== undefined && (await isDoneNow(now, { row, rule: ruleOf(row), localDate: now.moment.localDate }));
}

/** One date of a habit before a write. */
interface OpenDay {
  readonly row: HabitRow;
  readonly rule: HabitRule;
  readonly localDate: DateText;
  readonly known: TickRow | undefined;
  readonly wasDone: boolean;
}

/** A habit whose days can be changed: what lies in the archive has to be taken out first. */
async function openHabit({ tx, progress }: Earning, id: string): Promise<HabitRow> {
  const row = await habitOf(tx, progress.memberId, id);
  if (row.archivedAt !== null) throw new DomainError('not_found');
  return row;
}

async function openDay(now: Earning, row: HabitRow, date: DateText | undefined, part: 'body' | 'query' = 'body'): Promise<OpenDay> {
  const localDate = date ?? now.moment.localDate;
  const problem = habitDateProblem(localDate, now.moment.capDate);
  refuse(problem === undefined ? [] : [{ path: 'date', message: problem }], part);
  const rule = ruleOf(row);
  const ticks = await periodTicks(now, { row, rule, localDate });
  return {
    row,
    rule,
    localDate,
    known: ticks.find((tick) => tick.localDate === localDate),
    wasDone: isHabitDoneOn(rule, marksOf(ticks), localDate),
  };
}

/** @throws DomainError `validation` for a date on which the habit has ended; what stands there can still be taken back */
function refuseAfterEnd({ rule, localDate }: OpenDay): void {
  if (rule.endDate !== null && localDate > rule.endDate) refuse([{ path: 'date', message: 'The habit has ended before this day.' }]);
}

async function isDoneNow(now: Earning, day: Pick<OpenDay, 'row' | 'rule' | 'localDate'>): Promise<boolean> {
  return isHabitDoneOn(day.rule, marksOf(await periodTicks(now, day)), day.localDate);
}

/** What was entered in the day, week, month or turn of a date, up to that date. */
function periodTicks({ tx, progress }: Earning, { row, rule, localDate }: Pick<OpenDay, 'row' | 'rule' | 'localDate'>) {
  const { from } = habitPeriodDates(rule, localDate);
  return listTicks(tx, { memberId: progress.memberId, habitId: row.id, from, to: localDate });
}

function tickRow({ deps }: Pick<CompleteCall, 'deps'>, { moment }: Earning, { row, known, localDate }: OpenDay) {
  return {
    habitId: row.id,
    localDate,
    at: moment.instant,
    timeZone: moment.timeZone,
    version: (known?.version ?? 0) + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
}

/**
 * The amount of a day in thousandths. Without one, what stands there stays; else a tick is a whole one, and an amount to reach
 * is reached.
 */
function amountOf(rule: HabitRule, sent: number | undefined, known: TickRow | undefined): number {
  if (sent === undefined && known?.kind === 'done' && known.value !== null) return known.value;
  const perDay = rule.schedule.per === 'day' ? rule.schedule.times : 1;
  if (rule.kind === 'yes-no') return scaledAmount(timesOf(sent, perDay));
  if (sent !== undefined) return scaledAmount(sent);
  if (rule.kind === 'at-most') refuse([{ path: 'value', message: 'Say how much it was.' }]);
  return rule.target * perDay;
}

function timesOf(sent: number | undefined, most: number): number {
  if (sent === undefined) return most;
  const problems: FieldProblem[] = [];
  if (!Number.isInteger(sent) || sent < 1) problems.push({ path: 'value', message: 'Count whole times, one at least.' });
  if (sent > most) problems.push({ path: 'value', message: most === 1 ? 'Once a day is enough.' : `${most} times a day are enough.` });
  refuse(problems);
  return sent;
}
