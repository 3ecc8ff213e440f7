import { isBlankSafetyPlan, type SafetyPlan } from '@everstep/domain';
import { presentSafetyPlan } from '../../care/present.ts';
import { findSafetyPlan } from '../../care/store.ts';
import type { Source } from './read-out.ts';

/** The member's safety plan; null when nothing is written. */
export async function safetyPlanOut({ query, memberId }: Source): Promise<Pick<SafetyPlan, 'words' | 'updatedAt'> | null> {
  const { words, updatedAt } = presentSafetyPlan(await findSafetyPlan(query, memberId));
  return isBlankSafetyPlan(words) ? null : { words, updatedAt };
}
