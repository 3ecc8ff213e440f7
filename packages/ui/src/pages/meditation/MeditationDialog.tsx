import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { MeditationTimer, type MeditationTimerProps } from '../../product/MeditationTimer/index.ts';
import { HelpNowLink } from '../care/HelpNowLink.tsx';

export interface MeditationDialogProps
  extends Pick<
    MeditationTimerProps,
    'state' | 'elapsed' | 'plannedSeconds' | 'onPlannedChange' | 'onStart' | 'onPause' | 'onResume' | 'onFinish' | 'onAgain'
  > {
  readonly onClose: () => void;
}

/** A quiet moment over what one was doing, such as a conversation. It is timed and not recorded. */
export function MeditationDialog({ onClose, ...timer }: MeditationDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="A quiet moment"
      description="Only for you: nothing of it is recorded."
      headerActions={
        // What is quiet can also become too loud.
        <HelpNowLink />
      }
    >
      <MeditationTimer
        {...timer}
        title={timer.state === 'done' ? 'That was it' : 'Sit as you are'}
        headingLevel={3}
        after={<Button onClick={onClose}>Back to the chat</Button>}
      />
    </Dialog>
  );
}
