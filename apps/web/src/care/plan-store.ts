import { emptySafetyPlan, type SafetyPlan, type SafetyPlanWords, safetyPlanKeys } from '@everstep/domain';
import { draftKey, readJson, storeJson } from '../session/storage.ts';

/** The plan as this device keeps it. */
export interface KeptPlan {
  readonly words: SafetyPlanWords;
  /** The version that the words were made from, or are; 0 before the first save. */
  readonly version: number;
  /** When the server stored that version; null before the first save. */
  readonly updatedAt: string | null;
  /** The server does not have these words yet. */
  readonly unsent: boolean;
}

/** It goes with what was typed: kept when a session runs out, gone when the member signs out. */
const storageKey = (memberId: string): string => draftKey(`safety-plan:${memberId}`);

/** The plan on this device, so that it opens without a connection. */
export const readPlan = (memberId: string): KeptPlan | undefined => readJson(storageKey(memberId), isKeptPlan);

export const keepPlan = (memberId: string, plan: KeptPlan): void => storeJson(storageKey(memberId), plan);

/** A plan as the server gave it. */
export const keptFrom = ({ words, version, updatedAt }: SafetyPlan): KeptPlan => ({
  words: { ...emptySafetyPlan, ...words },
  version,
  updatedAt,
  unsent: false,
});

function isKeptPlan(value: unknown): value is KeptPlan {
  // Only looked at field by field; what is missing makes it no plan.
  const { words, version, unsent } = (value ?? {}) as Partial<KeptPlan>;
  return typeof version === 'number' && typeof unsent === 'boolean' && safetyPlanKeys.every((key) => typeof words?.[key] === 'string');
}
