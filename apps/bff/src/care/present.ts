import { emptySafetyPlan, type SafetyPlan, type SafetyPlanWords } from '@everstep/domain';
import type { SafetyPlanRow } from './store.ts';

/** A member's plan as they read it; empty before the first save. */
export function presentSafetyPlan(row: SafetyPlanRow | undefined): SafetyPlan {
  if (!row) return { words: { ...emptySafetyPlan }, version: 0, updatedAt: null };
  return { words: { ...emptySafetyPlan, ...wordsOf(row) }, version: row.version, updatedAt: row.updatedAt };
}

// Only the six parts of a validated body are ever stored in this column.
const wordsOf = ({ words }: Pick<SafetyPlanRow, 'words'>): SafetyPlanWords => JSON.parse(words) as SafetyPlanWords;
