import { addDays, api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { type LedgerPages, PausePlanView, type ProgressTab, ProgressView, progressTabs } from '@everstep/ui/pages';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useQuiet } from '../care/useQuiet.ts';
import { useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';
import { useGamification } from './GamificationProvider.tsx';
import { useDayReceipts } from './useDayReceipts.ts';
import { useLedger } from './useLedger.ts';
import { useStreakCare } from './useStreakCare.ts';

/** Where a member stands, what keeps the streak, and why each XP came. */
export function ProgressPage() {
  usePageTitle('Your progress');
  const today = useToday();
  const [tab, setTab] = useTab();
  const { progress } = useGamification();
  const stats = useQuery(api.gamification.enhancedStats, {});
  const streak = useStreakCare(today);
  const days = useDayReceipts(today, tab === 'days');
  const quiet = useQuiet();
  const receipts = useLedger('acts', tab === 'receipts');
  const coinHistory = unannounced(useLedger('coins', tab === 'coins'), quiet && today);
  const { open, show, hide } = useLayers();
  return (
    <>
      <ProgressView
        {...streak}
        stats={stats.data}
        problem={stats.error ? sentenceOf(stats.error) : undefined}
        onRetry={() => void stats.mutate()}
        today={today}
        tab={tab}
        onTabChange={setTab}
        days={days}
        receipts={receipts}
        coinHistory={coinHistory}
        unlocked={progress?.unlockedFeatures}
        onPlanPause={() => show('pause')}
      />
      {open.includes('pause') && <PausePlan {...streak} today={today} onClose={() => hide('pause')} />}
    </>
  );
}

/**
 * In a quiet day nothing is told as earned that came in it, which may have begun yesterday: the numbers stay, since who opens this page
 * asks for them.
 * @param today the member's date; false where nothing is quiet
 */
const unannounced = (pages: LedgerPages, today: string | false): LedgerPages =>
  today === false
    ? pages
    : { ...pages, entries: pages.entries?.filter(({ source, localDate }) => source !== 'achievement' || localDate < addDays(today, -1)) };

/** The tab stands in the address, so that a link can lead to it. */
function useTab(): [ProgressTab, (tab: ProgressTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = progressTabs.find((name) => name === search.get('tab')) ?? 'days';
  return [tab, (next) => setSearch(next === 'days' ? {} : { tab: next }, { replace: true, preventScrollReset: true })];
}

type PausePlanProps = Pick<ReturnType<typeof useStreakCare>, 'plan' | 'planning' | 'planProblem' | 'clearPlanProblem'> & {
  readonly today: string;
  readonly onClose: () => void;
};

function PausePlan({ plan, planning, planProblem, clearPlanProblem, today, onClose }: PausePlanProps) {
  const { data } = useQuery(api.gamification.pauses, {});
  const { showToast } = useToast();
  const close = () => {
    clearPlanProblem();
    onClose();
  };
  const save = async (pause: { from: string; days: number }) => {
    if (!(await plan(pause))) return;
    showToast({ id: 'pause', title: 'The pause is planned', description: 'Rest well. Your streak will be where you left it.' });
    close();
  };
  return (
    <PausePlanView
      today={today}
      daysLeft={data?.daysLeft}
      onPlan={(pause) => void save(pause)}
      saving={planning}
      problem={planProblem}
      onClose={close}
    />
  );
}
