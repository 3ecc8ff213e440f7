import { Card } from '../../components/Card/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';

/** Where today's habits will stand, while they are on their way. */
export function TodayHabitsWaiting({ rows }: { /** As many as there will be. */ readonly rows: number }) {
  return (
    <LoadingRegion label="Loading your habits">
      <Card>
        <Stack gap="4">
          <Skeleton shape="title" />
          <Skeleton lines={Math.max(1, rows)} />
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
