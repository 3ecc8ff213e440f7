import type { CourseSessionSummary } from '@everstep/domain';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { timeTexts } from '../../product/texts.ts';

/** So many are shown at first. */
const AT_FIRST = 8;

export interface SessionsCardProps {
  /** Last updated first; undefined while they are on their way or could not be loaded. */
  readonly sessions: readonly CourseSessionSummary[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly sessionsProblem?: string | undefined;
  readonly onSessionsRetry: () => void;
  /** The session that is open. */
  readonly sessionId: string | null;
  readonly onRemove: (session: CourseSessionSummary) => void;
  /** Those who may answer, by their ids. */
  readonly authors: readonly { readonly id: string; readonly name: string }[];
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** Earlier talks, each to be opened by its own address. */
export function SessionsCard(props: SessionsCardProps) {
  return (
    <Card heading="Earlier sessions">
      <Sessions {...props} />
    </Card>
  );
}

function Sessions({ sessions, sessionsProblem, onSessionsRetry, sessionId, onRemove, authors, now, timeZone }: SessionsCardProps) {
  const { relative } = useTexts('Time', timeTexts);
  const [all, setAll] = useState(false);
  if (sessions === undefined && sessionsProblem === undefined) {
    return (
      <LoadingRegion label="Loading earlier sessions">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  if (sessions === undefined) {
    return (
      <EmptyState
        title="Earlier sessions could not be loaded"
        headingLevel={3}
        action={<Button onClick={onSessionsRetry}>Try again</Button>}
      >
        {sessionsProblem}
      </EmptyState>
    );
  }
  if (sessions.length === 0) return <Text tone="muted">Nothing yet. Your first question begins a session, and it is kept here.</Text>;
  return (
    <>
      <List>
        {sessions.slice(0, all ? undefined : AT_FIRST).map((session) => (
          <ListItem
            key={session._id}
            href={`/learning?session=${session._id}`}
            selected={session._id === sessionId}
            title={session.title}
            description={[relative(session.lastUpdated, now, timeZone), authors.find(({ id }) => id === session.personaId)?.name]
              .filter(Boolean)
              .join(' · ')}
            end={<IconButton label={`Delete “${session.title}”`} icon={<Trash2 size="1em" />} onClick={() => onRemove(session)} />}
          />
        ))}
      </List>
      {!all && sessions.length > AT_FIRST && (
        <Button tone="ghost" onClick={() => setAll(true)}>
          Show all {sessions.length}
        </Button>
      )}
    </>
  );
}
