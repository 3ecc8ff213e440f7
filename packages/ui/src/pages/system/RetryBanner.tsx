import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';

interface RetryBannerProps {
  /** What did not come and why, in a sentence. */
  readonly problem: string;
  readonly onRetry: () => void;
}

/** In place of a part of a page that could not be loaded. */
export function RetryBanner({ problem, onRetry }: RetryBannerProps) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="small" tone="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}
