import { type api, featureAccess } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { listGrants, readProgress } from './store.ts';

/** Whether the member may use a feature, and what opens it. */
export async function readFeatureAccess({ actor, deps, params }: Call<typeof api.gamification.featureAccess>) {
  const { highestLevel } = await readProgress(deps.db.query, actor.id);
  const granted = await listGrants(deps.db.query, actor.id);
  return featureAccess(params.featureName, { highestLevel, granted });
}
