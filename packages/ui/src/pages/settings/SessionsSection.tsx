import { relativeTime, type Session } from '@everstep/domain';
import { SessionList } from '../../product/SessionList/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { SectionWaiting } from './SectionWaiting.tsx';

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
  return <SectionWaiting label="Loading your sessions" problem={problem} onRetry={onRetry} />;
}
