import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './NotificationDialog.css.ts';
import { notificationDialogTexts } from './texts.ts';

const OUTLINES = ['first', 'second', 'third', 'fourth'];

export function Loading() {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  return (
    <LoadingRegion label={texts.loading}>
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
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  return (
    <div role="alert">
      <EmptyState
        title={texts.failed}
        headingLevel={3}
        illustration={<Vignette scene="signal-lost" />}
        action={
          <Button loading={retrying} onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failedHint}
      </EmptyState>
    </div>
  );
}

export function NoneYet() {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  return (
    <EmptyState title={texts.empty} headingLevel={3} illustration={<Vignette scene="trail-sign" />}>
      {texts.emptyHint}
    </EmptyState>
  );
}

/** @param more earlier ones were not looked through yet */
export function NoneFiltered({ more, onShowAll }: { readonly more: boolean; readonly onShowAll: () => void }) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  return (
    <EmptyState
      title={texts.noneFiltered}
      headingLevel={3}
      action={
        <Button tone="outline" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    >
      {more ? texts.noneYetFilteredHint : texts.noneFilteredHint}
    </EmptyState>
  );
}
