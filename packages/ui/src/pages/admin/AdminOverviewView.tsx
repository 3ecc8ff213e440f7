import type { AdminUser, Metrics } from '@everstep/domain';
import { useState } from 'react';
import { LineChart } from '../../charts/LineChart/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { countOf, formatCount } from '../../product/format.ts';
import { StatTile } from '../../product/StatTile/index.ts';
import { timeTexts } from '../../product/texts.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { AdminGuidesCard } from './AdminGuidesCard.tsx';
import { AdminRequestCards, AdminServerCard } from './AdminRequestCards.tsx';
import { AdminStatusCard, type AdminStatusCardProps } from './AdminStatusCard.tsx';
import { toldCount } from './monitoring-words.ts';
import { FiveTiles, Pair } from './OverviewLayout.tsx';

export interface AdminOverviewViewProps extends AdminStatusCardProps {
  /** Undefined while they are on their way or could not be loaded. */
  readonly metrics: Metrics | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly metricsProblem?: string | undefined;
  readonly onMetricsRetry: () => void;
  /** Who was seen lately, the newest first; undefined while they are on their way or could not be loaded. */
  readonly online: { readonly users: readonly AdminUser[]; readonly count: number } | undefined;
  readonly onlineProblem?: string | undefined;
  readonly onOnlineRetry: () => void;
  readonly now: Date;
}

/** How the product is used, how the server does, and who is here. */
export function AdminOverviewView(props: AdminOverviewViewProps) {
  const { metrics, metricsProblem, onMetricsRetry, timeZone } = props;
  return (
    <Stack gap="6">
      {metricsProblem && <RetryBanner problem={metricsProblem} onRetry={onMetricsRetry} />}
      {!metrics && !metricsProblem && (
        <LoadingRegion label="Loading the numbers">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {metrics && <Tiles metrics={metrics} />}
      <Pair uneven>
        <AdminStatusCard {...props} />
        <Online {...props} />
      </Pair>
      {metrics && (
        <>
          <AdminServerCard metrics={metrics} timeZone={timeZone} />
          <SignUps signUps={metrics.signUps} />
          <AdminRequestCards metrics={metrics} timeZone={timeZone} />
          <AdminGuidesCard providers={metrics.guides.providers} />
        </>
      )}
    </Stack>
  );
}

/** Fits a tile, however many there are. */
const inShort = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

function Tiles({ metrics: { accounts, active, xp, guides } }: { readonly metrics: Metrics }) {
  const { all, administrators, suspended, demo } = accounts;
  const others = [countOf(administrators, 'administrator'), `${formatCount(suspended)} suspended`, `${formatCount(demo)} demo`];
  return (
    <FiveTiles>
      <StatTile label="Accounts" value={formatCount(all)} meaning={others.join(', ')} />
      <StatTile label="Active today" value={toldCount(active.day)} meaning="members with an active day, in tens" />
      <StatTile label="Active in 7 days" value={toldCount(active.week)} meaning={`${toldCount(active.month)} in 30 days, in tens`} />
      <StatTile
        label="XP"
        value={xp === null ? 'Not told' : inShort.format(xp)}
        meaning={xp === null ? 'few members have any' : `${formatCount(xp)} of all members, in thousands`}
      />
      <StatTile
        label="Guides"
        value={formatCount(guides.calls)}
        meaning={`${guides.calls === 1 ? 'call' : 'calls'} since the start, ${formatCount(guides.failed)} failed`}
      />
    </FiveTiles>
  );
}

function SignUps({ signUps }: Pick<Metrics, 'signUps'>) {
  const sum = signUps.reduce((before, { count }) => before + count, 0);
  return (
    <Card heading="New accounts" aside={`${formatCount(sum)} in ${countOf(signUps.length, 'day')}`}>
      <LineChart
        title="New accounts of the last 30 days"
        hideTitle
        description="Each day in UTC, without demo accounts. What members did is told in tens, so that nobody’s act shows."
        dates={signUps.map(({ date }) => date)}
        series={[{ label: 'New accounts', values: signUps.map(({ count }) => count) }]}
        min={0}
      />
    </Card>
  );
}

/** So many stand beside the parts without a hole below those. */
const FIRST_ONLINE = 5;

function Online({ online, onlineProblem, onOnlineRetry, now, timeZone }: AdminOverviewViewProps) {
  const { relative } = useTexts('Time', timeTexts);
  const [allShown, setAllShown] = useState(false);
  return (
    <Card heading="Here now" aside={online && formatCount(online.count)}>
      {onlineProblem && <RetryBanner problem={onlineProblem} onRetry={onOnlineRetry} />}
      {!online && !onlineProblem && (
        <LoadingRegion label="Loading who is here">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {online?.users.length === 0 && (
        <EmptyState title="Nobody just now" headingLevel={3}>
          Whoever used Everstep in the last ten minutes stands here.
        </EmptyState>
      )}
      {online && online.users.length > 0 && (
        <List aria-label="Who is here now">
          {(allShown ? online.users : online.users.slice(0, FIRST_ONLINE)).map(({ id, name, email, lastSeenAt }) => (
            <ListItem
              key={id}
              title={name}
              description={lastSeenAt === null ? email : `${email}, ${relative(lastSeenAt, now, timeZone)}`}
            />
          ))}
        </List>
      )}
      {online && online.users.length > FIRST_ONLINE && (
        <Inline>
          <Button size="small" tone="outline" aria-expanded={allShown} onClick={() => setAllShown(!allShown)}>
            {allShown ? 'Show fewer' : `Show all ${formatCount(online.users.length)}`}
          </Button>
        </Inline>
      )}
    </Card>
  );
}
