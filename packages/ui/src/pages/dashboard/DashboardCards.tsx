import type { DashboardData } from '@everstep/domain';
import { CalendarCheck, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { ActivityList } from '../../product/ActivityList/index.ts';
import { LevelCard } from '../../product/LevelCard/index.ts';
import { MoodWeek } from '../../product/MoodWeek/index.ts';
import { TileRow } from '../../product/PageLayout/index.ts';
import { StatTile } from '../../product/StatTile/index.ts';
import { StreakStrip } from '../../product/StreakStrip/index.ts';
import { moodWord } from '../mood/mood-word.ts';
import { activityItems } from './activity-items.ts';
import type { DashboardArrangement, DashboardCard } from './arrangement.ts';
import { GoalsCard } from './GoalsCard.tsx';

interface CardProps {
  readonly data: DashboardData;
  readonly now: Date;
}

/** The cards below today in the member's order, without those that are put away or have nothing to show yet. */
export function arrangedCards({ order, hidden }: DashboardArrangement, props: CardProps): readonly ReactNode[] {
  return order.flatMap((card) => {
    const { hasContent, Content } = cards[card];
    return hidden.includes(card) || !hasContent(props.data) ? [] : [<Content key={card} {...props} />];
  });
}

interface Arranged {
  /** An empty card says nothing to whoever is new. */
  readonly hasContent: (data: DashboardData) => boolean;
  readonly Content: (props: CardProps) => ReactNode;
}

const cards: Readonly<Record<DashboardCard, Arranged>> = {
  level: { hasContent: () => true, Content: Level },
  week: { hasContent: () => true, Content: Week },
  moods: { hasContent: ({ moodWeek }) => moodWeek.some(({ score }) => score !== null), Content: Moods },
  goals: {
    hasContent: ({ goals }) => goals.next.length > 0,
    Content: ({ data }) => <GoalsCard goals={data.goals} today={data.today.localDate} />,
  },
  lately: { hasContent: ({ activities }) => activities.length > 0, Content: Lately },
};

const days = (count: number) => (count === 1 ? 'day' : 'days');

function Level({ data: { level, streak, achievements } }: CardProps) {
  return (
    <LevelCard
      level={level.current}
      title={level.title}
      tier={level.tier}
      currentXp={level.currentXP}
      neededXp={level.nextLevelXP}
      facts={
        streak.activeDays === 0
          ? []
          : [
              `${streak.activeDays} ${days(streak.activeDays)} active`,
              `${streak.freezes} ${streak.freezes === 1 ? 'freeze' : 'freezes'}`,
              `${achievements.earned} of ${achievements.total} achievements`,
            ]
      }
      action={<Link href="/progress">Your progress</Link>}
    />
  );
}

function Week({ data: { streak } }: CardProps) {
  return (
    <Card heading="This week" aside={streak.multiplier > 1 ? `×${streak.multiplier.toFixed(2)} XP` : undefined}>
      <Stack gap="4" align="stretch">
        <StreakStrip days={streak.week} />
        {streak.longest > 0 && (
          <TileRow>
            <StatTile
              label="Streak"
              value={String(streak.current)}
              meaning={days(streak.current)}
              icon={<Flame size="1em" />}
              href="/progress"
            />
            <StatTile label="Longest" value={String(streak.longest)} meaning={days(streak.longest)} icon={<CalendarCheck size="1em" />} />
          </TileRow>
        )}
        <Link href="/progress">Why a day counts</Link>
      </Stack>
    </Card>
  );
}

function Moods({ data: { stats, moodWeek } }: CardProps) {
  return (
    <Card heading="Your week in moods" aside={moodWord(stats.moodScore)}>
      <MoodWeek days={moodWeek} />
    </Card>
  );
}

function Lately({ data: { activities }, now }: CardProps) {
  return (
    <Card heading="Lately">
      <Stack gap="4">
        <ActivityList items={activityItems(activities, now)} />
        <Link href="/progress?tab=receipts">Why this much?</Link>
      </Stack>
    </Card>
  );
}
