import { useEffect } from 'react';
import { log } from '../log/log.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';

/** Milliseconds that the first page has the connection to itself. */
const AFTER_FIRST_PAGE_MS = 5000;

/** Keeps the page of the safety plan and the plan itself at hand, so that both open without a connection. */
export function usePlanAtHand(): void {
  const { call } = useSession();
  const memberId = useMemberId();
  useEffect(() => {
    if (memberId === '') return;
    const timer = setTimeout(
      () =>
        void import('./fetch-plan.ts')
          .then(({ fetchPlan }) => fetchPlan(call, memberId))
          .catch((error: unknown) => log.info('The safety plan is not at hand yet.', error)),
      AFTER_FIRST_PAGE_MS,
    );
    return () => clearTimeout(timer);
  }, [call, memberId]);
}
