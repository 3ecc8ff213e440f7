import { type DateText, DomainError, type HabitLink, type LinkedHabit } from '@everstep/domain';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { findStandingHabit } from '../habits/standing.ts';

type Query = Kysely<Tables>;

/** One tick of a habit that is ticked rather than measured, in thousandths. */
const ONE_TICK = 1000;

/**
 * Linked habits with the days since linking on which they were done: at least one time, or within their limit. Each is counted by
 * itself: years of ticks are never gathered to be grouped.
 */
const linked = (query: Query) =>
  query
    .selectFrom('goalHabit')
    .innerJoin('habit', 'habit.id', 'goalHabit.habitId')
    .select((row) => [
      'goalHabit.goalId',
      'goalHabit.habitId',
      'goalHabit.target',
      'goalHabit.since',
      'habit.title',
      row
        .selectFrom('habitTick')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('habitTick.habitId', '=', 'goalHabit.habitId')
        .whereRef('habitTick.localDate', '>=', 'goalHabit.since')
        .where('habitTick.kind', '=', sql.lit('done'))
        .where(({ eb, or, and, ref, fn, lit }) =>
          or([
            and([eb('habit.kind', '=', sql.lit('at-most')), eb('habitTick.value', '<=', ref('habit.target'))]),
            and([eb('habit.kind', '<>', sql.lit('at-most')), eb('habitTick.value', '>=', fn.coalesce('habit.target', lit(ONE_TICK)))]),
          ]),
        )
        .as('ticks'),
    ])
    .where('habit.deletedAt', 'is', null)
    .orderBy('goalHabit.position');

const linksOfMember = prepared((query, param: Param<{ memberId: string }>) =>
  linked(query).where('goalHabit.memberId', '=', param('memberId')),
);
const linksOfGoal = prepared((query, param: Param<{ memberId: string; goalId: string }>) =>
  linked(query).where('goalHabit.goalId', '=', param('goalId')).where('goalHabit.memberId', '=', param('memberId')),
);

type LinkRow = Awaited<ReturnType<typeof linksOfMember>>[number];

const presentLink = ({ habitId, title, target, ticks, since }: LinkRow): LinkedHabit => ({
  id: habitId,
  title,
  target,
  ticks: Number(ticks),
  since,
});

/** The habits that carry each of a member's goals, in one query. */
export async function readLinks(query: Query, memberId: string): Promise<(goalId: string) => LinkedHabit[]> {
  const byGoal = Map.groupBy(await linksOfMember(query, { memberId }), ({ goalId }) => goalId);
  return (goalId) => (byGoal.get(goalId) ?? []).map(presentLink);
}

/** The habits that carry one goal. */
export const readLinksOf = async (query: Query, goal: { readonly memberId: string; readonly id: string }): Promise<LinkedHabit[]> =>
  (await linksOfGoal(query, { memberId: goal.memberId, goalId: goal.id })).map(presentLink);

/**
 * Replaces the habits that carry a goal. One that carried it before keeps its day of linking.
 * @throws DomainError `validation` when one of them is not the member's own
 */
export async function putLinks(
  tx: Tx,
  goal: { readonly memberId: string; readonly id: string },
  links: readonly HabitLink[],
  today: DateText,
): Promise<void> {
  const { memberId, id: goalId } = goal;
  const known = new Map((await readLinksOf(tx, goal)).map((link) => [link.id, link.since]));
  for (const [index, { id }] of links.entries()) {
    if (!known.has(id) && !(await findStandingHabit(tx, memberId, id)))
      throw new DomainError('validation', { fields: [{ path: `body.habits.${index}.id`, message: 'Choose one of your habits.' }] });
  }
  await tx.deleteFrom('goalHabit').where('goalId', '=', goalId).where('memberId', '=', memberId).execute();
  if (links.length === 0) return;
  await tx
    .insertInto('goalHabit')
    .values(links.map(({ id, target }, position) => ({ goalId, habitId: id, memberId, position, target, since: known.get(id) ?? today })))
    .execute();
}
