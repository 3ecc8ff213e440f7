import { addDays, type api, type DateText } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Call } from '../http/route.ts';
import { boardSettingsOf } from './board-settings.ts';
import { presentDate } from './earning.ts';
import { readProgress } from './store.ts';

type Query = Kysely<Tables>;
type Asked = Call<typeof api.gamification.leaderboard>['query'];

interface Standing {
  readonly memberId: string;
  readonly name: string;
  readonly level: number;
  readonly value: number;
}

/**
 * Members who chose to be listed, best first, and always the asking member's own row: seen by nobody else unless listed.
 * Demo members neither see others nor are seen.
 */
export async function readLeaderboard({ actor, deps, query }: Call<typeof api.gamification.leaderboard>) {
  const today = presentDate({ deps, actor }, await readProgress(deps.db.query, actor.id));
  const board = standings(deps.db.query, query, today);
  const me = await boardSettingsOf(deps.db.query, actor.id);
  const [own] = await board.where('memberProgress.memberId', '=', actor.id).execute();
  if (!own) return { leaderboard: [], me };
  const best = actor.isDemo ? [] : await listed(board).limit(query.limit).execute();
  const better = actor.isDemo ? 0 : await countBetter(deps.db.query, listed(board), own.value);
  const rows = withOwn(best, own, query.limit);
  return {
    me,
    leaderboard: rows.map((row) => ({
      rank: 1 + (row.memberId === own.memberId ? better : best.filter(({ value }) => value > row.value).length),
      name: row.name,
      // What was taken back today may have been earned before: a span never shows less than nothing.
      value: Math.max(0, row.value),
      level: row.level,
      isMe: row.memberId === own.memberId,
    })),
  };
}

/** The own row takes its place, or the last one when it lies beyond the page. */
function withOwn(best: readonly Standing[], own: Standing, limit: number): readonly Standing[] {
  const others = best.filter(({ memberId }) => memberId !== own.memberId);
  const above = others.filter(({ value }) => value > own.value).length;
  const place = Math.min(above, limit - 1);
  return [...others.slice(0, place), own, ...others.slice(place)].slice(0, limit);
}

const firstDay: Readonly<Record<Asked['timeframe'], (today: DateText) => DateText>> = {
  day: (today) => today,
  week: (today) => addDays(today, -6),
  month: (today) => addDays(today, -29),
  all: () => '0000-01-01',
};

/** Everybody's value in one category and span, from what the ledger booked; the streak is the one that stands now. */
function standings(query: Query, { category, timeframe }: Asked, today: DateText) {
  const from = firstDay[timeframe](today);
  return query
    .selectFrom('memberProgress')
    .innerJoin('member', 'member.id', 'memberProgress.memberId')
    .select((eb) => {
      const booked = eb
        .selectFrom('ledger')
        .whereRef('ledger.memberId', '=', 'memberProgress.memberId')
        .where('ledger.localDate', '>=', from);
      const acts = (source: string) =>
        booked
          .where('ledger.source', '=', source)
          .select((row) =>
            row.fn.coalesce(row.fn.sum<number>(row.case().when('ledger.turn', '=', 1).then(-1).else(1).end()), row.lit(0)).as('acts'),
          );
      const values = {
        xp: booked.select((row) => row.fn.coalesce(row.fn.sum<number>('ledger.xp'), row.lit(0)).as('xp')),
        // Two days of freezes and today may lie open before a streak has ended for certain.
        streak: eb
          .case()
          .when('memberProgress.lastActivity', '>=', addDays(today, -3))
          .then(eb.ref('memberProgress.streakCurrent'))
          .else(0)
          .end(),
        habits: acts('habit_complete'),
        meditation: acts('meditation_complete'),
      };
      return [
        'memberProgress.memberId as memberId',
        eb.fn.coalesce('memberProgress.boardName', 'member.firstName').as('name'),
        'memberProgress.highestLevel as level',
        values[category].$castTo<number>().as('value'),
      ];
    });
}

type Board = ReturnType<typeof standings>;

const listed = (board: Board): Board =>
  board
    .where('memberProgress.listed', '=', 1)
    .where('member.status', '=', 'active')
    .where('member.isDemo', '=', 0)
    .orderBy('value', 'desc')
    .orderBy('memberProgress.memberId');

async function countBetter(query: Query, board: Board, value: number): Promise<number> {
  const counted = await query
    .selectFrom(board.as('board'))
    .select((eb) => eb.fn.countAll<number>().as('better'))
    .where('board.value', '>', value)
    .executeTakeFirst();
  return Number(counted?.better ?? 0);
}
