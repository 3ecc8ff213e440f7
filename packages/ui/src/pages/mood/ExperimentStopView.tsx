import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';

export interface ExperimentStopViewProps {
  /** It is being stopped. @default false */
  readonly stopping?: boolean | undefined;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Asks before an experiment is stopped. */
export function ExperimentStopView({ stopping = false, onStop, onClose }: ExperimentStopViewProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={onStop}
      title="Stop the experiment?"
      description="What came so far stays, and is compared if there are days enough. It cannot go on later; a new one can begin at any time."
      confirmLabel="Stop the experiment"
      cancelLabel="Go on"
      tone="primary"
      pending={stopping}
    />
  );
}
