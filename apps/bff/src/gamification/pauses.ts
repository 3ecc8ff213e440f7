import {
  type Answer,
  type api,
  type DateText,
  DomainError,
  endPause as ended,
  PAUSE_DAYS_PER_YEAR,
  PAUSE_MAX_DAYS,
  type PauseRefusal,
  type PauseSpan,
  pauseDaysLeft,
  pauseLength,
  planPause as planned,
} from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { earning, presentDate } from './earning.ts';
import { insertPause, listPauses, type PauseRow, removePausedDays, shortenPause } from './pause-store.ts';
import { recordActivity, recordNothing } from './record-activity.ts';
import { listDays, putDays, readProgress } from './store.ts';

type Features = typeof api.gamification;
type PauseAnswer = Answer<Features['pauses']>['pauses'][number];

const SOURCE = 'planned_pause';

/** Planned pauses, and what the calendar year leaves of them. */
export async function readPauses({ actor, deps }: Call<Features['pauses']>) {
  const { query } = deps.db;
  const today = presentDate({ deps, actor }, await readProgress(query, actor.id));
  const rows = await listPauses(query, actor.id, today);
  return { pauses: rows.map((row) => presentPause(row, today)), daysLeft: pauseDaysLeft(rows.map(spanOf), today.slice(0, 4)) };
}

/**
 * Plans a pause and marks its days. The same id again answers with the pause as it stands.
 * @throws DomainError `pause_refused` with the reason, or `conflict` when something else has that id
 */
export function planPause({ actor, body, deps }: Call<Features['planPause']>) {
  return earning({ deps, actor }, async (now) => {
    const today = now.moment.localDate;
    const rows = await listPauses(now.tx, actor.id, today);
    const known = rows.find(({ id }) => id === body.id);
    if (known) return { ...presentPause(known, today), award: await recordNothing(now, act(known.id), 'already_counted') };
    const plan = planned({ from: body.from, length: body.days, today, pauses: rows.map(spanOf) });
    if ('refused' in plan) throw refusal(plan.refused);
    const row = await insertPause(now.tx, {
      id: body.id ?? deps.ids.next(),
      memberId: actor.id,
      fromDate: plan.span.from,
      untilDate: plan.span.until,
      createdAt: deps.clock.now().toISOString(),
    });
    if (!row) throw new DomainError('conflict');
    const marked = new Set((await listDays(now.tx, actor.id, plan.span.from)).map(({ localDate }) => localDate));
    await putDays(
      now.tx,
      actor.id,
      plan.days.filter(({ localDate }) => !marked.has(localDate)),
    );
    return { ...presentPause(row, today), award: await recordActivity(now, act(row.id)) };
  });
}

/** Ends a pause with yesterday; one that has not begun is gone. Days that have passed stay paused. */
export function endPause({ actor, deps, params }: Call<Features['endPause']>) {
  return earning({ deps, actor }, async ({ tx, moment }) => {
    const row = (await listPauses(tx, actor.id, moment.localDate)).find(({ id }) => id === params.id);
    if (!row) throw new DomainError('not_found');
    const left = ended(spanOf(row), moment.localDate);
    await shortenPause(tx, row, left?.until ?? null);
    const from = left === null ? row.fromDate : moment.localDate;
    await removePausedDays(tx, actor.id, from, row.untilDate);
    return { id: row.id, daysGivenBack: pauseLength(spanOf(row)) - (left === null ? 0 : pauseLength(left)) };
  });
}

/** A pause as its member sees it. */
export function presentPause(row: PauseRow, today: DateText): PauseAnswer {
  const state = row.fromDate > today ? 'planned' : row.untilDate < today ? 'over' : 'running';
  return { id: row.id, from: row.fromDate, until: row.untilDate, state };
}

const act = (id: string) => ({ source: SOURCE, reference: id });
const spanOf = ({ fromDate, untilDate }: PauseRow): PauseSpan => ({ from: fromDate, until: untilDate });

const refusals: Readonly<Record<PauseRefusal, string>> = {
  length: `A pause is 1 to ${PAUSE_MAX_DAYS} days long.`,
  past: 'A pause can begin today or later. Days that are over can be filled by a late entry.',
  too_far: 'That is more than a year ahead. Plan it when it comes closer.',
  overlap: 'Another pause lies on some of these days.',
  year_limit: `A calendar year has ${PAUSE_DAYS_PER_YEAR} days of pauses, and these would be more.`,
};

function refusal(reason: PauseRefusal): DomainError {
  return new DomainError('pause_refused', { message: refusals[reason], details: { reason } });
}
