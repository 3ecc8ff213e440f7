import type { EnhancedStats, StreakCare } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { LevelCard } from '../../product/LevelCard/index.ts';

/** Level, XP in all and active days. */
export function LevelSide({ stats: { level, xp, statistics } }: { readonly stats: EnhancedStats }) {
  return (
    <LevelCard
      level={level.current}
      title={level.title}
      tier={level.tier}
      currentXp={xp.currentLevel}
      neededXp={xp.nextLevelXP}
      facts={[`${formatCount(xp.total)} XP in all`, countOf(statistics.totalActiveDays, 'active day')]}
      action={<Link href="/achievements">Your achievements</Link>}
    />
  );
}

/** What today's cap for repeatable acts has given and leaves. */
export function CapCard({ care: { dailyCap, dailyCapLeft } }: { readonly care: StreakCare }) {
  const earned = dailyCap - dailyCapLeft;
  return (
    <Card heading="Today’s XP">
      <Stack gap="3">
        <ProgressBar
          label="XP of repeatable acts"
          value={earned}
          max={dailyCap}
          valueText={`${formatCount(earned)} of ${formatCount(dailyCap)}`}
          showLabel
        />
        <Text size="sm" tone="muted">
          {dailyCapLeft === 0 ? 'Enough for one day. Rest is progress too.' : 'First steps, courses and milestones come on top.'}
        </Text>
      </Stack>
    </Card>
  );
}
