import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { DebugFrame } from './DebugFrame.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { exactMomentOf } from './words.ts';

/** Points, coins and level as one place of the server tells them. */
export interface ProgressReading {
  /** Where it comes from, such as "Ledger, added up". */
  readonly source: string;
  readonly points: number;
  readonly coins: number;
  readonly level: number;
}

/** The session of this device. The token itself is in none of it. */
export interface SessionReading {
  readonly userId: string;
  readonly name: string;
  readonly role: 'admin' | 'member';
  /** When it ends, in milliseconds since 1970; undefined without a token that can be read. */
  readonly endsAt: number | undefined;
  /** The browser keeps it; otherwise it is gone with the page. */
  readonly isStored: boolean;
}

/** What runs here. */
export interface BuildReading {
  readonly environment: string;
  readonly buildId: string;
  readonly aiProvider: 'offline' | 'online';
  readonly speech: boolean;
  /** Seconds by which this device's clock is ahead of the server's; the way of the answer is part of it. */
  readonly clockAhead: number;
}

export interface DebugViewProps {
  readonly session: SessionReading;
  /** Undefined while it is on its way or could not be loaded. */
  readonly build: BuildReading | undefined;
  readonly buildProblem?: string | undefined;
  /** Undefined while they are on their way or could not be loaded. */
  readonly progress: readonly ProgressReading[] | undefined;
  readonly progressProblem?: string | undefined;
  /** Writes that wait on this device for a connection. */
  readonly waitingWrites: number;
  readonly online: boolean;
  /** A service worker keeps the app for times without a connection. */
  readonly offlineReady: boolean;
  /** Asks for everything again. */
  readonly onRefresh: () => void;
  readonly refreshing?: boolean | undefined;
  readonly now: number;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const columns: readonly TableColumn<ProgressReading>[] = [
  { key: 'source', header: 'Where', cell: ({ source }) => source },
  { key: 'points', header: 'Points', kind: 'number', cell: ({ points }) => formatCount(points) },
  { key: 'coins', header: 'Coins', kind: 'number', cell: ({ coins }) => formatCount(coins) },
  { key: 'level', header: 'Level', kind: 'number', cell: ({ level }) => formatCount(level) },
];

/** The session, the build and the member's own progress, as they are. */
export function DebugView(props: DebugViewProps) {
  const { session, build, buildProblem, onRefresh, refreshing = false, now, timeZone } = props;
  return (
    <DebugFrame
      current="/debug"
      title="Debug"
      line="What this device and the server know of your session. It is yours alone."
      actions={
        <Button tone="outline" loading={refreshing} onClick={onRefresh}>
          Ask again
        </Button>
      }
    >
      <PageColumns
        main={
          <Stack gap="6">
            <Progress {...props} />
            <Card heading="Session">
              <Facts label="Session" facts={sessionFacts(session, now, timeZone)} />
            </Card>
          </Stack>
        }
        side={
          <Stack gap="6">
            <Card heading="This build">
              {buildProblem && <RetryBanner problem={buildProblem} onRetry={onRefresh} />}
              {!build && !buildProblem && (
                <LoadingRegion label="Loading the settings">
                  <Skeleton lines={4} />
                </LoadingRegion>
              )}
              {build && <Facts label="This build" facts={buildFacts(build)} />}
            </Card>
            <Card heading="This device">
              <Facts label="This device" facts={deviceFacts(props)} />
            </Card>
          </Stack>
        }
      />
    </DebugFrame>
  );
}

function Progress({ progress, progressProblem, onRefresh }: DebugViewProps) {
  const [first, ...others] = progress ?? [];
  const agree = others.every((one) => one.points === first?.points && one.coins === first.coins && one.level === first.level);
  return (
    <Card heading="Own progress" aside={first && <Chip tone={agree ? 'success' : 'danger'}>{agree ? 'All agree' : 'They differ'}</Chip>}>
      <Table
        caption="Own progress by where it comes from"
        hideCaption
        columns={columns}
        rows={progress ?? []}
        rowKey={({ source }) => source}
        phone="scroll"
        loading={progress === undefined && progressProblem === undefined}
        loadingLabel="Loading your progress"
        skeletonRows={3}
        error={progressProblem && <RetryBanner problem={progressProblem} onRetry={onRefresh} />}
      />
    </Card>
  );
}

function sessionFacts({ userId, name, role, endsAt, isStored }: SessionReading, now: number, timeZone: string): readonly Fact[] {
  return [
    { label: 'Signed in as', value: `${name} (${role === 'admin' ? 'administrator' : 'member'})` },
    { label: 'Id', value: userId },
    { label: 'Session ends', value: endsAt === undefined ? 'There is no token that can be read.' : endingOf(endsAt, now, timeZone) },
    { label: 'Token', value: isStored ? 'Kept by this browser; not shown' : 'In memory alone: it goes with this page; not shown' },
  ];
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

function endingOf(endsAt: number, now: number, timeZone: string): string {
  const hours = Math.max(0, Math.floor((endsAt - now) / HOUR_MS));
  const left = hours < DAY_HOURS ? countOf(hours, 'hour') : countOf(Math.floor(hours / DAY_HOURS), 'day');
  return `${exactMomentOf(endsAt, timeZone)}, in ${left}`;
}

function buildFacts({ environment, buildId, aiProvider, speech, clockAhead }: BuildReading): readonly Fact[] {
  return [
    { label: 'Environment', value: environment },
    { label: 'Build', value: buildId },
    { label: 'Guides', value: aiProvider === 'online' ? 'Answer by a language model' : 'Answer by the built-in rules' },
    { label: 'Reading aloud', value: speech ? 'By the server' : 'By the browser' },
    { label: 'Clock', value: clockWords(clockAhead) },
  ];
}

const CLOCK_NEAR_SECONDS = 5;

function clockWords(ahead: number): string {
  if (Math.abs(ahead) <= CLOCK_NEAR_SECONDS) return 'The same as the server’s, to five seconds';
  const seconds = countOf(Math.abs(Math.round(ahead)), 'second');
  return ahead > 0 ? `${seconds} ahead of the server’s` : `${seconds} behind the server’s`;
}

function deviceFacts({ online, offlineReady, waitingWrites, timeZone }: DebugViewProps): readonly Fact[] {
  return [
    { label: 'Connection', value: online ? 'Online, says the browser' : 'Offline, says the browser' },
    { label: 'Without a connection', value: offlineReady ? 'The app opens from what is kept here' : 'The app is not kept on this device' },
    { label: 'Waiting to be sent', value: waitingWrites === 0 ? 'Nothing' : countOf(waitingWrites, 'change') },
    { label: 'Time zone', value: timeZone },
  ];
}
