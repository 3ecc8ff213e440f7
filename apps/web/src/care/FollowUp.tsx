import { lazy, Suspense } from 'react';
import { useFollowUp } from './useFollowUp.ts';

/** Few visits need it, so its code comes with those. */
const FollowUpLine = lazy(() => import('./FollowUpLine.tsx').then(({ FollowUpLine: Line }) => ({ default: Line })));

/** The gentle line on the first visit after a hard moment. */
export function FollowUp() {
  const { due, dismiss } = useFollowUp();
  if (!due) return null;
  return (
    <Suspense fallback={null}>
      <FollowUpLine onDismiss={dismiss} />
    </Suspense>
  );
}
