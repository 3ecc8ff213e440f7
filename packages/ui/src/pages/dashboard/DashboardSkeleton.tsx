import { Card } from '../../components/Card/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';

function Outline({ lines }: { readonly lines: number }) {
  return (
    <Card>
      <Stack gap="4">
        <Skeleton shape="title" />
        <Skeleton lines={lines} />
      </Stack>
    </Card>
  );
}

/** The shape of the day while it is on its way. */
export function DashboardSkeleton() {
  return (
    <LoadingRegion label="Loading your day">
      <Stack gap="5">
        <Skeleton shape="block" />
        <PageColumns
          main={
            <>
              <Outline lines={7} />
              <Outline lines={3} />
              <Outline lines={4} />
            </>
          }
          side={
            <>
              <Outline lines={5} />
              <Outline lines={3} />
              <Outline lines={2} />
            </>
          }
        />
      </Stack>
    </LoadingRegion>
  );
}
