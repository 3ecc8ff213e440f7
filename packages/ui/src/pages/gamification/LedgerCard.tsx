import type { LedgerEntry } from '@everstep/domain';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';

/** A list of booked changes that comes a page at a time. */
export interface LedgerPages extends EarlierPages {
  /** Newest first; undefined while they are on their way or could not be loaded. */
  readonly entries: readonly LedgerEntry[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads them again after a problem. */
  readonly onRetry: () => void;
}

interface LedgerCardProps extends LedgerPages {
  readonly heading: string;
  /** What it is, in a line. */
  readonly line: string;
  /** What an empty list says. */
  readonly empty: string;
  readonly children: (entries: readonly LedgerEntry[]) => ReactNode;
}

/** Booked changes in a card, with what is shown while there are none. */
export function LedgerCard({ heading, line, empty, entries, problem, onRetry, more, moreLoading, onMore, children }: LedgerCardProps) {
  if (!entries && problem !== undefined) {
    return (
      <EmptyState
        title="This could not be loaded"
        illustration={<Vignette scene="signal-lost" />}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {problem}
      </EmptyState>
    );
  }
  return (
    <Card heading={heading}>
      <Stack gap="4">
        <Text tone="muted">{entries?.length === 0 ? empty : line}</Text>
        {entries ? (
          entries.length > 0 && children(entries)
        ) : (
          <LoadingRegion label={`Loading: ${heading}`}>
            <Skeleton lines={5} />
          </LoadingRegion>
        )}
        <EarlierButton {...{ more, moreLoading, onMore }} />
      </Stack>
    </Card>
  );
}
