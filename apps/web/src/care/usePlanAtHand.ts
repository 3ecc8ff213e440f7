import { api } from '@everstep/domain';
import { useEffect } from 'react';
import { log } from '../log/log.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { loadSafetyPlan } from './load-safety-plan.ts';
import { keepPlan, keptFrom, readPlan } from './plan-store.ts';

/** Milliseconds that the first page has the connection to itself. */
const AFTER_FIRST_PAGE_MS = 5000;

/** Keeps the page of the safety plan and the plan itself at hand, so that both open without a connection. */
export function usePlanAtHand(): void {
  const { call } = useSession();
  const memberId = useMemberId();
  useEffect(() => {
    if (memberId === '') return;
    const fetchPlan = async () => {
      await loadSafetyPlan();
      if (readPlan(memberId)?.unsent) return;
      const plan = await call(api.care.safetyPlan, {});
      // Words may have been typed meanwhile.
      if (plan.version > 0 && !readPlan(memberId)?.unsent) keepPlan(memberId, keptFrom(plan));
    };
    const timer = setTimeout(
      () => void fetchPlan().catch((error: unknown) => log.info('The safety plan is not at hand yet.', error)),
      AFTER_FIRST_PAGE_MS,
    );
    return () => clearTimeout(timer);
  }, [call, memberId]);
}
