import { type AwardState, creditedDate, daySourceOf, decideAward, localDateOf, type Moment, NEW_MEMBER } from '@everstep/domain';
import type { Ids } from '../../apps/bff/src/clock.ts';
import type { Tx } from '../../apps/bff/src/db/client.ts';
import { ledgerInsert, progressChange } from '../../apps/bff/src/gamification/award-state.ts';
import { updateProgress } from '../../apps/bff/src/gamification/store.ts';
import type { MoodRow } from '../../apps/bff/src/mood/store.ts';

const DAY_MS = 86_400_000;
const MOODS_A_DAY = 2;
/** Of the members that are put straight into the database. */
const DAY_START_HOUR = 3;
/** Rows of one INSERT: SQLite binds at most 32,766 values. */
const ROWS_AT_ONCE = 500;

interface History {
  state: AwardState;
  last: Moment | undefined;
  readonly ledger: ReturnType<typeof ledgerInsert>[];
  readonly achievements: { memberId: string; code: string; earnedAt: string }[];
  readonly checkins: { id: string; memberId: string; localDate: string; at: string; timeZone: string }[];
  readonly moods: MoodRow[];
}

/**
 * Lives a member's last `days` before today by the rules, in memory: one check-in and two moods a day.
 * Its rows can be stored for any number of members, since nothing in them but their ids is personal.
 *
 * @param habitIds habits that are done each day, with an entry in the journal beside them; then the rows are those of one member
 */
export function livedDays(days: number, now: Date, ids: Ids, habitIds: readonly string[] = []): History {
  const history: History = { state: NEW_MEMBER, last: undefined, ledger: [], achievements: [], checkins: [], moods: [] };
  const noon = Date.parse(localDateOf(now, 'UTC', DAY_START_HOUR)) + DAY_MS / 2;
  for (let ago = days; ago > 0; ago -= 1) {
    const at = new Date(noon - ago * DAY_MS).toISOString();
    const localDate = at.slice(0, 10);
    const moment: Moment = { instant: at, localDate, capDate: localDate, timeZone: 'UTC' };
    history.state = { ...history.state, today: NEW_MEMBER.today };
    history.last = moment;
    history.checkins.push({ id: ids.next(), memberId: '', localDate, at, timeZone: 'UTC' });
    record(history, { source: 'daily_checkin', reference: localDate }, moment, ids);
    for (let count = 0; count < MOODS_A_DAY; count += 1) {
      const mood = moodRow(ids.next(), moment, 1 + ((ago + count) % 5));
      history.moods.push(mood);
      record(history, { source: 'mood_log', reference: mood.id }, moment, ids);
    }
    for (const reference of habitIds) record(history, { source: 'habit_complete', reference }, moment, ids);
    if (habitIds.length > 0) record(history, { source: 'journal_create', reference: ids.next(), facts: { words: 100 } }, moment, ids);
  }
  return history;
}

function record(history: History, activity: Parameters<typeof decideAward>[1], moment: Moment, ids: Ids): void {
  const { days } = history.state;
  const isMarked = days.at(-1)?.localDate === moment.localDate;
  // As the server does: an act on a day that is active already looks at that day alone.
  const state = { ...history.state, alreadyCounted: false, days: isMarked ? days.slice(-1) : days };
  const draft = decideAward(state, activity, moment);
  for (const row of draft.rows) {
    const seq = history.ledger.length + 1;
    history.ledger.push(ledgerInsert(row, { id: ids.next(), memberId: '', seq, actDate: moment.localDate }));
  }
  history.achievements.push(...draft.newAchievements.map((code) => ({ memberId: '', code, earnedAt: moment.instant })));
  history.state = { ...draft.next, days: isMarked ? days : draft.next.days };
}

const moodRow = (id: string, { instant: at, localDate, timeZone }: Moment, score: number): MoodRow => ({
  id,
  memberId: '',
  score,
  quadrant: 'high-pleasant',
  words: '["calm"]',
  activities: '["walk"]',
  note: '',
  at,
  localDate,
  timeZone,
  version: 1,
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
});

/** Gives a member who has nothing yet a copy of a history. */
export async function storeHistory(tx: Tx, memberId: string, history: History, ids: Ids): Promise<void> {
  const own = <R extends { memberId: string }>(rows: readonly R[]) => rows.map((row) => ({ ...row, memberId }));
  const renamed = <R extends { id: string; memberId: string }>(rows: readonly R[]) => own(rows).map((row) => ({ ...row, id: ids.next() }));
  for (const rows of portions(renamed(history.ledger))) await tx.insertInto('ledger').values(rows).execute();
  for (const rows of portions(renamed(history.checkins))) await tx.insertInto('checkin').values(rows).execute();
  for (const rows of portions(renamed(history.moods))) await tx.insertInto('mood').values(rows).execute();
  for (const rows of portions(own(history.achievements))) await tx.insertInto('achievementEarned').values(rows).execute();
  const days = history.state.days.map((day) => ({ memberId, localDate: day.localDate, kind: day.kind, source: daySourceOf(day) }));
  for (const rows of portions(days)) await tx.insertInto('memberDay').values(rows).execute();
  await updateProgress(tx, memberId, {
    ...progressChange(history.state),
    seq: history.ledger.length,
    moodQuadrants: 2,
    gainedDates: history.last ? JSON.stringify(creditedDate(null, history.last).gained) : null,
  });
}

/** Rows in parts that one INSERT can bind. */
export function* portions<R>(rows: readonly R[]): Generator<R[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
