import { corePersonas } from '@everstep/domain';
import {
  ActivityList,
  Banner,
  Button,
  Card,
  GuideCard,
  LevelCard,
  LinkButton,
  LoadingRegion,
  MoodWeek,
  PageColumns,
  Skeleton,
  Stack,
  StatTile,
  StepList,
  StreakStrip,
  TileRow,
  TodayHero,
} from '@everstep/ui';
import { CalendarCheck, Flame } from 'lucide-react';
import { useAI } from '../chat/AIProvider.tsx';
import { useNow } from '../layout/useNow.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { moodWord } from '../mood/mood-word.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { activityItems } from './activity-items.ts';
import { daytimeOf, greetingFor, lineFor } from './greeting.ts';
import type { LoadedDashboard } from './load-dashboard.ts';
import { QuickMood } from './QuickMood.tsx';
import { stepsOf } from './steps.ts';
import { useCheckIn } from './useCheckIn.ts';
import { useDashboard } from './useDashboard.ts';

const dates = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Today first, then what it means. */
export function DashboardPage() {
  usePageTitle('Today');
  const { personaId } = useAI();
  const { dashboard, refresh, refreshing } = useDashboard(personaId);
  if (!dashboard) return <DashboardSkeleton />;
  return (
    <Stack gap="5">
      {dashboard.saved && (
        <Banner
          tone="info"
          live="polite"
          actions={
            <Button size="small" tone="outline" loading={refreshing} onClick={refresh}>
              Try again
            </Button>
          }
        >
          Showing saved data. Your progress is safe; the server does not answer right now.
        </Banner>
      )}
      <Today dashboard={dashboard} />
      <PageColumns main={<Main dashboard={dashboard} />} side={<Side dashboard={dashboard} />} />
    </Stack>
  );
}

interface PartProps {
  readonly dashboard: LoadedDashboard;
}

function Today({ dashboard: { data } }: PartProps) {
  const now = useNow();
  const { firstName } = useMember();
  const checkIn = useCheckIn();
  const steps = stepsOf(data, checkIn.run);
  const done = steps.filter((step) => step.done).length;
  const { checkedIn } = data.today;
  return (
    <TodayHero
      greeting={greetingFor(now.getHours(), firstName || data.user.name.split(' ')[0] || '')}
      date={dates.format(now)}
      line={lineFor(steps.length - done)}
      done={done}
      total={steps.length}
      daytime={daytimeOf(now.getHours())}
      actions={
        <>
          {!checkedIn && (
            <Button loading={checkIn.pending} onClick={checkIn.run}>
              Check in
            </Button>
          )}
          <LinkButton tone={checkedIn ? 'primary' : 'soft'} href="/mood-tracker">
            How do you feel?
          </LinkButton>
        </>
      }
    />
  );
}

function Main({ dashboard: { data } }: PartProps) {
  const checkIn = useCheckIn();
  const steps = stepsOf(data, checkIn.run);
  const now = useNow();
  return (
    <>
      <Card heading="Today" aside={`${steps.filter(({ done }) => done).length} of ${steps.length}`}>
        <StepList steps={steps} />
      </Card>
      <QuickMood />
      <Card heading="Your week in moods" aside={moodWord(data.stats.moodScore)}>
        <MoodWeek days={data.moodWeek} />
      </Card>
      <Card heading="Lately">
        <ActivityList items={activityItems(data.activities, now)} />
      </Card>
    </>
  );
}

function Side({ dashboard: { data } }: PartProps) {
  const { openChat, setPersona } = useAI();
  const { level, streak, achievements, guideLine } = data;
  const persona = corePersonas.find(({ id }) => id === guideLine.personaId) ?? corePersonas[0];
  const answer = () => {
    if (persona) setPersona(persona.id);
    openChat();
  };
  return (
    <>
      <LevelCard
        level={level.current}
        title={level.title}
        tier={level.tier}
        currentXp={level.currentXP}
        neededXp={level.nextLevelXP}
        facts={[
          `${streak.activeDays} ${streak.activeDays === 1 ? 'day' : 'days'} active`,
          `${streak.freezes} ${streak.freezes === 1 ? 'freeze' : 'freezes'}`,
          `${achievements.earned} of ${achievements.total} achievements`,
        ]}
      />
      {persona && <GuideCard persona={persona} text={guideLine.text} onAnswer={answer} />}
      <Card heading="This week" aside={streak.multiplier > 1 ? `×${streak.multiplier.toFixed(2)} XP` : undefined}>
        <StreakStrip days={streak.week} />
      </Card>
      <TileRow>
        <StatTile
          label="Streak"
          value={String(streak.current)}
          meaning={streak.current === 1 ? 'day' : 'days'}
          icon={<Flame size="1em" />}
        />
        <StatTile
          label="Longest"
          value={String(streak.longest)}
          meaning={streak.longest === 1 ? 'day' : 'days'}
          icon={<CalendarCheck size="1em" />}
        />
      </TileRow>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <LoadingRegion label="Loading your day">
      <Stack gap="5">
        <Skeleton shape="block" />
        <Skeleton lines={6} />
      </Stack>
    </LoadingRegion>
  );
}
