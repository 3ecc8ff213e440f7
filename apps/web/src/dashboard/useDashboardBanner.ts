import { useMemo } from 'react';
import { useChallengeBanner } from '../challenges/useChallengeBanner.ts';
import { useSettling } from '../challenges/useSettling.ts';
import type { LoadedDashboard } from './load-dashboard.ts';

/** The challenge banner from the dashboard's own answer, which also says what of its runs is to be settled. */
export function useDashboardBanner(loaded: LoadedDashboard | undefined) {
  const unsettled = useMemo(
    () =>
      loaded && !loaded.saved
        ? loaded.data.challengeRuns.map(({ id, toSettle, totalProgress }) => ({ id, toSettle, daysDone: totalProgress.daysCompleted }))
        : [],
    [loaded],
  );
  useSettling(unsettled);
  return useChallengeBanner(loaded?.data.challengeRuns);
}
