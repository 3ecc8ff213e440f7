import { relativeTime, type Session } from '@everstep/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { SessionList } from '../../product/SessionList/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';

interface SessionsSectionProps {
  readonly sessions: readonly Session[] | undefined;
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly signingOut: boolean;
  readonly onSignOutOthers: () => void;
  readonly now: Date;
}

/** Where the member is signed in, with its waiting and its failure. */
export function SessionsSection(props: SessionsSectionProps) {
  return (
    <SettingsSection title="Where you are signed in">
      <Sessions {...props} />
    </SettingsSection>
  );
}

function Sessions({ sessions, problem, onRetry, signingOut, onSignOutOthers, now }: SessionsSectionProps) {
  if (sessions) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return (
      <SessionList
        sessions={sessions.map(({ id, device, lastSeenAt, current }) => ({
          id,
          device,
          current,
          lastSeen: relativeTime(lastSeenAt, now, timeZone),
        }))}
        onSignOutOthers={onSignOutOthers}
        pending={signingOut}
      />
    );
  }
  if (problem === undefined) {
    return (
      <LoadingRegion label="Loading your sessions">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="small" tone="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}
