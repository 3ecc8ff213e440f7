import {
  ACTIVE_DAYS_PER_FREEZE,
  type api,
  canEarnBack,
  capLeft,
  DAILY_CAP_XP,
  EARN_BACK_ACTS,
  FREEZE_COINS,
  FREEZES_MAX,
  MULTIPLIER_DAYS,
  MULTIPLIER_PERCENT,
  repairsLeft,
} from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { todayOf } from './award-state.ts';
import { earliestOf, presentDate } from './earning.ts';
import { findPauseFrom } from './pause-store.ts';
import { presentPause } from './pauses.ts';
import { standingActs } from './record-activity.ts';
import { awardsOf, ledgerOfActsAfter, listDays, readProgress } from './store.ts';
import { type StreakToday, streakToday } from './streak-today.ts';

/** Everything that keeps a streak, and what today leaves. */
export async function readStreakCare({ actor, deps }: Call<typeof api.gamification.streakCare>) {
  const { query } = deps.db;
  const row = await readProgress(query, actor.id);
  const today = presentDate({ deps, actor }, row);
  const days = await listDays(query, actor.id, earliestOf(`${today.slice(0, 7)}-01`, row.lastActivity));
  const streak = streakToday(row, days, today);
  const pause = await findPauseFrom(query, actor.id, today);
  const { missedDate, earnedBackOn } = row;
  const isOpen = missedDate !== null && canEarnBack({ missedDate, today, lastEarnBack: earnedBackOn });
  const acts = isOpen ? standingActs(await ledgerOfActsAfter(query, actor.id, missedDate)) : 0;
  return {
    current: streak.current,
    longest: streak.longest,
    activeDays: row.activeDays,
    multiplierPercent: streak.multiplierPercent,
    nextMultiplier: nextMultiplier(streak),
    freezes: streak.freezes,
    freezesMax: FREEZES_MAX,
    freezeCoins: FREEZE_COINS,
    daysToFreeze: ACTIVE_DAYS_PER_FREEZE - (row.activeDays % ACTIVE_DAYS_PER_FREEZE),
    repairsLeft: repairsLeft(days, today),
    missedDate: isOpen ? missedDate : null,
    actsToEarnBack: isOpen ? Math.max(1, EARN_BACK_ACTS - acts) : 0,
    pause: pause ? presentPause(pause, today) : null,
    dailyCap: DAILY_CAP_XP,
    dailyCapLeft: capLeft(todayOf(await awardsOf(query, actor.id, today))),
    awayDays: streak.awayDays,
  };
}

/** The step after the one in force; the streak that reaches it again may be shorter than the one that reached it first. */
function nextMultiplier({ multiplierPercent }: StreakToday): { days: number; percent: number } | null {
  const step = MULTIPLIER_PERCENT.findIndex((percent) => percent > multiplierPercent);
  const [days, percent] = [MULTIPLIER_DAYS[step], MULTIPLIER_PERCENT[step]];
  return days === undefined || percent === undefined ? null : { days, percent };
}
