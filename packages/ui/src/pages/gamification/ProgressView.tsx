import type { DateText, EnhancedStats } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { PageColumns, PageHeader } from '../../product/PageLayout/index.ts';
import { CoinHistory } from './CoinHistory.tsx';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';
import { FeaturesAhead } from './FeaturesAhead.tsx';
import type { LedgerPages } from './LedgerCard.tsx';
import { CapCard, LevelSide } from './ProgressSide.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { StreakCareCard, type StreakCareCardProps } from './StreakCareCard.tsx';
import { TierLadder } from './TierLadder.tsx';

/** What the main part shows. */
export const progressTabs = ['days', 'receipts', 'coins', 'climb'] as const;
export type ProgressTab = (typeof progressTabs)[number];

export interface ProgressViewProps extends Omit<StreakCareCardProps, 'coins'> {
  /** Level, XP and coins; the page waits while there are none. */
  readonly stats: EnhancedStats | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads everything again after a problem. */
  readonly onRetry: () => void;
  readonly tab: ProgressTab;
  readonly onTabChange: (tab: ProgressTab) => void;
  /** The month in days. */
  readonly days: Omit<DayCalendarProps, 'today'>;
  /** Acts with how their XP came about. */
  readonly receipts: LedgerPages;
  /** What changed the coins. */
  readonly coinHistory: LedgerPages;
  readonly onUndoCheckIn: (date: DateText) => void;
  /** Names of the features that are open to the member; undefined while not known. */
  readonly unlocked?: readonly string[] | undefined;
}

/** Where a member stands, what keeps the streak, and why each XP came. */
export function ProgressView(props: ProgressViewProps) {
  const { stats, problem, onRetry, care } = props;
  if (!stats) return problem === undefined ? <Waiting /> : <Failed problem={problem} onRetry={onRetry} />;
  return (
    <Stack gap="6">
      <PageHeader title="Your progress" line="Where you stand, what keeps your streak, and where every XP came from." />
      <PageColumns
        main={<Main {...props} stats={stats} />}
        side={
          <>
            <LevelSide stats={stats} />
            <StreakCareCard {...props} coins={stats.coins.available} />
            {care && <CapCard care={care} />}
          </>
        }
      />
    </Stack>
  );
}

function Main({
  stats,
  care,
  today,
  tab,
  onTabChange,
  days,
  receipts,
  coinHistory,
  onUndoCheckIn,
  unlocked,
}: ProgressViewProps & { readonly stats: EnhancedStats }) {
  const content = {
    days: <DayCalendar {...days} today={today} />,
    receipts: <ReceiptList {...receipts} today={today} dailyCapLeft={care?.dailyCapLeft} onUndoCheckIn={onUndoCheckIn} />,
    coins: <CoinHistory {...coinHistory} today={today} coins={stats.coins.available} />,
    climb: (
      <Stack gap="5">
        <TierLadder tier={stats.level.tier} level={stats.level.current} xp={stats.xp.total} />
        {unlocked && <FeaturesAhead unlocked={unlocked} xp={stats.xp.total} />}
      </Stack>
    ),
  };
  return (
    <Tabs
      label="Parts of your progress"
      value={tab}
      // The tabs below are the only ones there are.
      onValueChange={(next) => onTabChange(next as ProgressTab)}
      tabs={progressTabs.map((value) => ({ value, label: tabNames[value], content: content[value] }))}
    />
  );
}

const tabNames: Readonly<Record<ProgressTab, string>> = { days: 'Days', receipts: 'Why this much?', coins: 'Coins', climb: 'The climb' };

function Waiting() {
  return (
    <LoadingRegion label="Loading your progress">
      <Stack gap="5">
        <Skeleton shape="title" />
        <PageColumns main={<Skeleton shape="block" />} side={<Skeleton shape="block" />} />
      </Stack>
    </LoadingRegion>
  );
}

function Failed({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <EmptyState
      title="Your progress could not be loaded"
      headingLevel={1}
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
