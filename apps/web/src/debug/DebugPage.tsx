import { api, readTokenExpiry } from '@everstep/domain';
import { DebugView, type ProgressReading } from '@everstep/ui/pages';
import { deviceStorage } from '../device/device-storage.ts';
import { useNow } from '../layout/useNow.ts';
import { useOnline } from '../layout/useOnline.ts';
import { useOutbox } from '../offline/OutboxProvider.tsx';
import { useMember, useSession } from '../session/SessionProvider.tsx';
import { DebugDoor } from './DebugDoor.tsx';
import { type Answers, useAnswers } from './useAnswers.ts';

const asked = {
  config: api.system.config,
  ledger: api.gamification.myProgress,
  totals: api.gamification.progress,
  bar: api.gamification.userProgress,
} as const;

/** The session, the build and the own progress. */
export function DebugPage() {
  return (
    <DebugDoor title="Debug">
      <Readings />
    </DebugDoor>
  );
}

function Readings() {
  const { id, name, role } = useMember();
  const { session } = useSession();
  const { entries } = useOutbox();
  const online = useOnline();
  const now = useNow();
  const readings = useAnswers(asked);
  const { ledger, totals, bar } = readings.problems;
  return (
    <DebugView
      session={{
        userId: id,
        name: name || 'A member without a name',
        role,
        endsAt: readTokenExpiry(session.token() ?? ''),
        isStored: !deviceStorage.isUnstored('token'),
      }}
      build={buildOf(readings)}
      buildProblem={readings.problems.config}
      progress={progressOf(readings)}
      progressProblem={ledger ?? totals ?? bar}
      waitingWrites={entries.length}
      online={online}
      offlineReady={isKept()}
      onRefresh={readings.refresh}
      refreshing={readings.pending}
      now={now.getTime()}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}

/** Pages without a secure connection have no service worker. */
const isKept = (): boolean => (navigator as Partial<Navigator>).serviceWorker?.controller != null;

const SECOND_MS = 1000;

function buildOf({ answers: { config }, at }: Answers<typeof asked>) {
  if (!config || at.config === undefined) return undefined;
  const { environment, buildId, aiProvider, speech, serverTime } = config;
  return { environment, buildId, aiProvider, speech, clockAhead: (at.config - Date.parse(serverTime)) / SECOND_MS };
}

function progressOf({ answers: { ledger, totals, bar } }: Answers<typeof asked>): readonly ProgressReading[] | undefined {
  if (!ledger || !totals || !bar) return undefined;
  const reading = (source: string, { points, coins, level }: Omit<ProgressReading, 'source'>) => ({ source, points, coins, level });
  return [reading('Ledger, added up', ledger.progress), reading('Kept totals', totals), reading('Top bar', bar)];
}
