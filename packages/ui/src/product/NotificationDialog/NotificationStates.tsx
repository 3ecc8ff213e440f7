import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import * as styles from './NotificationDialog.css.ts';

const OUTLINES = ['first', 'second', 'third', 'fourth'];

export function Loading() {
  return (
    <LoadingRegion label="Loading notifications">
      {OUTLINES.map((outline) => (
        <div key={outline} className={styles.outline}>
          <Skeleton shape="circle" />
          <span className={styles.outlineWords}>
            <Skeleton lines={2} />
          </span>
        </div>
      ))}
    </LoadingRegion>
  );
}

export function Failed({ retrying, onRetry }: { readonly retrying: boolean; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Your notifications could not be loaded"
        headingLevel={3}
        illustration={<Vignette scene="signal-lost" />}
        action={
          <Button loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Nothing is lost: they wait on the server.
      </EmptyState>
    </div>
  );
}

export function NoneYet() {
  return (
    <EmptyState title="No notifications yet" headingLevel={3} illustration={<Vignette scene="trail-sign" />}>
      News from the team and answers to you will wait here.
    </EmptyState>
  );
}

export function NoneFiltered({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState
      title="None of these here"
      headingLevel={3}
      action={
        <Button tone="outline" onClick={onShowAll}>
          Show all
        </Button>
      }
    >
      No notification is of the kind you asked for.
    </EmptyState>
  );
}
