import { localDateOf } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Tokens } from '../ai/provider.ts';
import type { Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { addTokens, tokensOn } from './memory-store.ts';

type Asking = Pick<Deps, 'env' | 'clock' | 'ai' | 'aiUse'>;

const todayOf = ({ clock }: Pick<Deps, 'clock'>, actor: Actor) => localDateOf(clock.now(), actor.timeZone, actor.dayStartHour);

/** Whether the member's tokens of the day are used up: then the built-in guide answers until the next day begins. */
export async function isOverBudget(query: Kysely<Tables>, deps: Asking, actor: Actor): Promise<boolean> {
  const { dailyBudget } = deps.env.ai;
  if (dailyBudget === undefined || deps.ai.name === 'offline') return false;
  const isOver = (await tokensOn(query, actor.id, todayOf(deps, actor))) >= dailyBudget;
  if (isOver) deps.aiUse.overBudget(deps.ai.name);
  return isOver;
}

/** Counts what a call has cost: for the member's day if there is a budget, and for the operator. */
export async function spend(deps: Asking & Pick<Deps, 'db' | 'log'>, actor: Actor, { read, written }: Tokens): Promise<void> {
  if (deps.ai.name === 'offline' || read + written === 0) return;
  deps.aiUse.spent(deps.ai.name, { read, written });
  if (deps.env.ai.dailyBudget === undefined) return;
  // The reply stands already: a count that cannot be stored must not undo it.
  await addTokens(deps.db.query, actor.id, todayOf(deps, actor), read + written).catch((err: unknown) =>
    deps.log.warn({ err }, 'the cost of a reply could not be stored'),
  );
}
