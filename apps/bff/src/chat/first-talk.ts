import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { earning } from '../gamification/earning.ts';
import { recordActivity } from '../gamification/record-activity.ts';
import { type ProgressRow, readProgress } from '../gamification/store.ts';
import { guidesTalkedWith } from './store.ts';

/** Counts the guides that a member has talked with, for the achievements. Talking earns no XP, and hard moments count for nothing. */
export async function rewardFirstTalk(deps: Deps, actor: Actor): Promise<void> {
  const isNews = (await guidesTalkedWith(deps.db.query, actor.id)) > countedGuides(await readProgress(deps.db.query, actor.id));
  if (!isNews) return;
  await earning({ deps, actor }, async (now) => {
    // Looked at again under the member's lock: two first talks may end at the same moment.
    const talked = await guidesTalkedWith(now.tx, actor.id);
    const guides = talked - countedGuides(now.progress);
    if (guides > 0) await recordActivity(now, { source: 'guide_chat', reference: String(talked), gains: { guides } });
  });
}

function countedGuides({ counters }: ProgressRow): number {
  const counts: unknown = JSON.parse(counters);
  return typeof counts === 'object' && counts !== null && 'guides' in counts ? Number(counts.guides) : 0;
}
