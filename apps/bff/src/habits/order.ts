import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import { announceProgress, openEarning } from '../gamification/earning.ts';
import type { Call } from '../http/route.ts';
import { presentHabit } from './present.ts';
import { readAllStanding } from './standing.ts';
import { listHabits, putOrder } from './store.ts';

/** Puts the habits into another order. Any that are not named, such as one just planted elsewhere, follow in their old one. */
export async function orderHabits({ actor, body, deps }: Call<typeof api.habits.reorder>) {
  const answer = await transaction(deps.db, async (tx) => {
    const { moment } = await openEarning(tx, { deps, actor });
    const known = (await listHabits(tx, actor.id)).map(({ id }) => id);
    const named = new Set(body.ids);
    if (body.ids.some((id) => !known.includes(id))) throw new DomainError('not_found');
    await putOrder(tx, actor.id, [...named, ...known.filter((id) => !named.has(id))]);
    const habits = await readAllStanding(tx, actor.id, moment.localDate);
    return { localDate: moment.localDate, habits: habits.map((habit) => presentHabit(habit, moment.localDate)) };
  });
  announceProgress(deps, actor.id);
  deps.events.publish(actor.id, { resource: 'habits', id: null });
  return answer;
}
