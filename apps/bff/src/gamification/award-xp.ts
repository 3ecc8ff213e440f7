import { type Award, type AwardSource, type api, type Claim, claimOf, moduleClaimOf } from '@everstep/domain';
import { findGoal } from '../goals/store.ts';
import { isHabitDone } from '../habits/complete.ts';
import { findStandingHabit } from '../habits/standing.ts';
import type { Call } from '../http/route.ts';
import { findMood } from '../mood/store.ts';
import { isTakenIn } from '../transfer/store.ts';
import { recordCheckIn } from './check-in.ts';
import { earning } from './earning.ts';
import { type Earning, recordActivity, recordNothing } from './record-activity.ts';
import { insertCompletion } from './store.ts';

/** Awards XP by the name of a source. A source with a record behind it earns only for the member's own record. */
export function awardXp(call: Call<typeof api.gamification.awardXp>): Promise<Award> {
  const { body, deps } = call;
  const claim = claimOf(body, body.id ?? deps.ids.next());
  return earning(call, (now) => claimed(now, claim));
}

/** Records that a module's activity was completed, once a day, and awards what the named activity earns. */
export function completeModule(call: Call<typeof api.gamification.completeModule>): Promise<Award> {
  const { module, activity, data } = call.body;
  const id = call.deps.ids.next();
  const claim = moduleClaimOf(call.body, call.body.id ?? id);
  return earning(call, async (now) => {
    const { localDate, instant: at } = now.moment;
    await insertCompletion(now.tx, { id, memberId: call.actor.id, module, activity, localDate, data: JSON.stringify(data), at });
    return claimed(now, claim);
  });
}

async function claimed(now: Earning, claim: Claim): Promise<Award> {
  const { activity } = claim;
  if (claim.kind === 'refused') return recordNothing(now, activity, claim.reason);
  // A check-in has its own record, which the claim makes.
  if (activity.source === 'daily_checkin') return (await recordCheckIn(now)).award;
  if (claim.kind === 'open') return recordActivity(now, activity);
  return (await hasRecord(now, claim.source, claim.recordId)) ? recordActivity(now, activity) : recordNothing(now, activity, 'no_record');
}

type RecordCheck = (now: Earning, id: string) => Promise<boolean>;

/** How to find out whether the member has a record. A feature that is not there has none. */
const recordChecks: Partial<Record<AwardSource, RecordCheck>> = {
  mood_log: async (now, id) => {
    const mood = await findMood(now.tx, now.progress.memberId, id);
    return mood !== undefined && mood.deletedAt === null;
  },
  goal_create: async (now, id) => (await findGoal(now.tx, now.progress.memberId, id))?.deletedAt === null,
  goal_complete: async (now, id) => {
    const goal = await findGoal(now.tx, now.progress.memberId, id);
    return goal?.deletedAt === null && goal.state === 'completed';
  },
  habit_creation: async (now, id) => (await findStandingHabit(now.tx, now.progress.memberId, id)) !== undefined,
  habit_complete: isHabitDone,
};

/** What was taken in from elsewhere is history, and nothing of it earns. */
async function hasRecord(now: Earning, source: AwardSource, id: string): Promise<boolean> {
  const isOwn = (await recordChecks[source]?.(now, id)) ?? false;
  return isOwn && (source === 'habit_complete' || !(await isTakenIn(now.tx, now.progress.memberId, id)));
}
