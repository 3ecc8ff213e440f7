import { levelProgress, localDateOf } from '@everstep/domain';
import { findMember } from '../accounts/store.ts';
import type { Actor } from '../actor.ts';
import type { GuideContext } from '../ai/provider.ts';
import type { Deps } from '../deps.ts';
import { findCheckin, readProgress } from '../gamification/store.ts';

/** What guides may know of a member without being asked: name, focus, level, streak and today's check-in. Never moods. */
export async function guideContext(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<GuideContext> {
  const { query } = deps.db;
  const today = localDateOf(deps.clock.now(), actor.timeZone, actor.dayStartHour);
  const [member, progress, checkin] = await Promise.all([
    findMember(query, actor.id),
    readProgress(query, actor.id),
    findCheckin(query, actor.id, today),
  ]);
  const { level, title } = levelProgress(progress.xp, progress.highestLevel);
  return {
    firstName: member?.firstName ?? '',
    focus: member?.focus ?? '',
    level,
    levelTitle: title,
    streakDays: progress.streakCurrent,
    checkedInToday: checkin !== undefined,
  };
}
