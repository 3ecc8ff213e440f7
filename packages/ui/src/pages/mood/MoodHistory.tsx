import { localDateOf, type Mood } from '@everstep/domain';
import { useCallback, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { List } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { MoodRow } from './MoodRow.tsx';

export interface MoodHistoryProps extends EarlierPages {
  /** Logged moods, newest first; undefined while they are on their way or could not be loaded. */
  readonly moods: readonly Mood[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads them again after a problem. */
  readonly onRetry: () => void;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** The present, by the member's own clock. */
  readonly now: Date;
}

/** Every logged mood, each with what can be done about it. */
export function MoodHistory(props: MoodHistoryProps) {
  const { moods, problem, onRetry, more, moreLoading, onMore, now } = props;
  const newest = useRef(props);
  newest.current = props;
  const edit = useCallback((id: string) => newest.current.onEdit(id), []);
  const remove = useCallback((id: string) => newest.current.onDelete(id), []);
  if (!moods) return problem === undefined ? <Waiting /> : <Failed problem={problem} onRetry={onRetry} />;
  const today = localDateOf(now, Intl.DateTimeFormat().resolvedOptions().timeZone, 0);
  return (
    <Card heading="Before" aside={moods.length > 0 ? 'newest first' : undefined}>
      {moods.length === 0 ? (
        <Text tone="muted">Nothing here yet. The first one takes a single tap.</Text>
      ) : (
        <Stack gap="4">
          <List>
            {moods.map((mood) => (
              <MoodRow key={mood.id} mood={mood} today={today} onEdit={edit} onDelete={remove} />
            ))}
          </List>
          <EarlierButton {...{ more, moreLoading, onMore }} />
        </Stack>
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <LoadingRegion label="Loading your moods">
      <Skeleton lines={4} />
    </LoadingRegion>
  );
}

function Failed({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <EmptyState
      title="Your moods could not be loaded"
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
