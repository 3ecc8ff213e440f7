import { addDays, type DateText } from '@everstep/domain';
import { actKey, kindOfSource, type RunFacts, type RunState, runState, tickKey } from '@everstep/domain/challenges';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { followedBy } from './editions.ts';
import { listActs, listOpenRuns, type RunRow, readRecords } from './store.ts';
import type { Challenge } from './texts.ts';

/** An open run with all that follows from the member's records. */
export interface OpenRun {
  readonly row: RunRow;
  readonly challenge: Challenge;
  readonly facts: RunFacts;
  readonly state: RunState;
}

type Records = Awaited<ReturnType<typeof readRecords>>;

/** The member's open runs as they stand on a date, the newest first. Nothing is written. */
export async function readOpenRuns(query: Kysely<Tables>, memberId: string, today: DateText): Promise<readonly OpenRun[]> {
  const rows = await listOpenRuns(query, memberId);
  if (rows.length === 0) return [];
  const records = await readRecords(query, memberId);
  const known: Omit<OpenRun, 'state'>[] = [];
  for (const row of rows) known.push(factsOf(row, await followedBy(query, row), records));
  const booked = await listActs(query, memberId, {
    from: since(
      known.map(({ facts }) => facts),
      today,
    ),
    today,
  });
  const acts = new Set(
    booked.flatMap(({ source, actDate }) => {
      const kind = kindOfSource(source);
      return kind ? [actKey(actDate, kind)] : [];
    }),
  );
  return known.map(({ row, challenge, facts }) => {
    const complete = { ...facts, acts };
    return { row, challenge, facts: complete, state: runState(complete, today) };
  });
}

function factsOf(row: RunRow, challenge: Challenge, { pauses, ticks, outcomes }: Records): Omit<OpenRun, 'state'> {
  const own = (record: { readonly runId: string }) => record.runId === row.id;
  return {
    row,
    challenge,
    facts: {
      template: challenge.template,
      days: challenge.days,
      startedOn: row.startedOn,
      pauses: pauses.filter(own).map(({ fromDate, untilDate }) => ({ from: fromDate, until: untilDate })),
      shrunkFrom: row.shrunkFrom,
      recorded: new Map(outcomes.filter(own).map(({ day, outcome }) => [day, outcome])),
      ticks: new Set(ticks.filter(own).map(({ day, task }) => tickKey(day, task))),
      acts: new Set(),
    },
  };
}

/** Dates back to which a tick may be late: 48 hours, and a day that starts at night. */
const LATE_DAYS = 3;

/** The first date whose acts can still matter: that of the oldest day without a written outcome, or one that a late tick may be about. */
function since(runs: readonly RunFacts[], today: DateText): DateText {
  const dates = runs.map((facts) => {
    const { days } = runState(facts, today);
    return days.find(({ day, place }) => place !== 'past' || !facts.recorded.has(day))?.date ?? today;
  });
  return [...dates, addDays(today, -LATE_DAYS)].sort()[0] ?? today;
}
