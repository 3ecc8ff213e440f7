import type { Habits } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { HabitList } from './HabitList.tsx';
import type { HabitEvents } from './habit-events.ts';

export interface HabitArchiveViewProps {
  /** The archive, newest first; undefined while it is on its way or could not be loaded. */
  readonly data: Habits | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly events: HabitEvents;
  readonly onClose: () => void;
}

/** Habits that were put away, each with the way back. */
export function HabitArchiveView({ data, problem, onRetry, events, onClose }: HabitArchiveViewProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Archive"
      description="Put away with everything they hold. They come back as firm as they went."
    >
      {!data && problem === undefined && (
        <LoadingRegion label="Loading the archive">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {!data && problem !== undefined && (
        <Stack gap="3">
          <Text>{problem}</Text>
          <Button tone="outline" onClick={onRetry}>
            Try again
          </Button>
        </Stack>
      )}
      {data?.habits.length === 0 && <Text tone="muted">Nothing is put away yet.</Text>}
      {data && data.habits.length > 0 && <HabitList label="Archived habits" habits={data.habits} today={data.localDate} events={events} />}
    </Dialog>
  );
}
