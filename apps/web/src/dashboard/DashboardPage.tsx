import { type DashboardArrangement, DashboardView, TodayHabitsWaiting } from '@everstep/ui/pages';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useQuiet } from '../care/useQuiet.ts';
import { useAI } from '../chat/AIProvider.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { useNow } from '../layout/useNow.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { useArrangement } from './useArrangement.ts';
import { useChallengeTasks } from './useChallengeTasks.ts';
import { useCheckIn } from './useCheckIn.ts';
import { useDashboard } from './useDashboard.ts';
import { useDashboardBanner } from './useDashboardBanner.ts';
import { useQuickMood } from './useQuickMood.ts';

/** Only who has habits needs their rows: they come after the rest of the page. */
const TodayHabits = lazy(() => import('../habits/TodayHabits.tsx').then(({ TodayHabits }) => ({ default: TodayHabits })));

/** Few arrange their page, and seldom: its dialog comes when it is asked for. */
const Arrange = lazy(() => import('./Arrange.tsx').then(({ Arrange }) => ({ default: Arrange })));
const ARRANGE = 'arrange';

/** After a hard moment there is no talk of streaks, levels or of what was earned for a day. */
const quietly = (arrangement: DashboardArrangement): DashboardArrangement => ({
  ...arrangement,
  hidden: [...arrangement.hidden, 'level', 'week', 'lately'],
});

/** Today first, then what it means. */
export function DashboardPage() {
  usePageTitle('Today');
  const now = useNow();
  const { firstName } = useMember();
  const { personaId, setPersona, openChat } = useAI();
  const { dashboard, refresh, refreshing } = useDashboard(personaId);
  const checkIn = useCheckIn();
  const mood = useQuickMood();
  // The banner stands on the front page, not on its twin.
  const onFrontPage = useLocation().pathname === '/';
  const banner = useDashboardBanner(dashboard);
  const tasks = useChallengeTasks();
  const [arrangement, arrange] = useArrangement();
  const { open, show, hide } = useLayers();
  const quiet = useQuiet();
  return (
    <>
      <DashboardView
        data={dashboard && tasks.shown(dashboard.data, checkIn.waiting, mood.waiting)}
        onTask={tasks.onTask}
        arrangement={quiet ? quietly(arrangement) : arrangement}
        quiet={quiet}
        onArrange={() => show(ARRANGE)}
        saved={dashboard?.saved}
        refreshing={refreshing}
        onRefresh={refresh}
        now={now}
        firstName={firstName}
        checkingIn={checkIn.pending}
        onCheckIn={checkIn.run}
        mood={mood.value}
        moodSaving={mood.pending}
        onMood={mood.choose}
        habits={
          dashboard &&
          dashboard.data.habitsToday.of > 0 && (
            <Suspense fallback={<TodayHabitsWaiting rows={dashboard.data.habitsToday.habits.length} />}>
              <TodayHabits data={dashboard.data} />
            </Suspense>
          )
        }
        challenge={onFrontPage ? (banner ?? 'loading') : undefined}
        onAnswer={(guide) => {
          setPersona(guide);
          openChat();
        }}
      />
      {open.includes(ARRANGE) && (
        <Suspense fallback={null}>
          <Arrange arrangement={arrangement} onArrange={arrange} onClose={() => hide(ARRANGE)} />
        </Suspense>
      )}
    </>
  );
}
