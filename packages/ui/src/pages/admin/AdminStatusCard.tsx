import type { PartState, SystemStatus } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Chip, type ChipTone } from '../../components/Chip/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { clockOf, partWords, stateWords } from './monitoring-words.ts';
import { momentOf } from './words.ts';

export interface AdminStatusCardProps {
  /** Undefined while it is on its way or could not be loaded. */
  readonly status: SystemStatus | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly statusProblem?: string | undefined;
  readonly onStatusRetry: () => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const tones: Readonly<Record<PartState, ChipTone>> = { ok: 'success', off: 'neutral', failing: 'danger' };

/** How the parts do that the server works with. */
export function AdminStatusCard({ status, statusProblem, onStatusRetry, timeZone }: AdminStatusCardProps) {
  return (
    <Card heading="Parts" aside={status && `Looked at ${clockOf(status.at, timeZone)}`}>
      {statusProblem && <RetryBanner problem={statusProblem} onRetry={onStatusRetry} />}
      {!status && !statusProblem && (
        <LoadingRegion label="Loading how the parts do">
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
      {status && (
        <List aria-label="Parts that the server works with">
          {status.parts.map(({ part, state, sentence, since }) => (
            <ListItem
              key={part}
              title={partWords[part]}
              description={`${sentence} Since ${momentOf(since, timeZone, 'en-GB')}.`}
              end={<Chip tone={tones[state]}>{stateWords[state]}</Chip>}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
