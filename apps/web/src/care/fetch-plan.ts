import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { loadSafetyPlan } from './load-safety-plan.ts';
import { keepPlan, keptFrom, readPlan } from './plan-store.ts';

/** Fetches the page of the safety plan and the plan itself, and keeps both on the device. */
export async function fetchPlan(call: Call, memberId: string): Promise<void> {
  await loadSafetyPlan();
  if (readPlan(memberId)?.unsent) return;
  const plan = await call(api.care.safetyPlan, {});
  // Words may have been typed meanwhile.
  if (plan.version > 0 && !readPlan(memberId)?.unsent) keepPlan(memberId, keptFrom(plan));
}
