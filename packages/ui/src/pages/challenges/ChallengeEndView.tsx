import type { ChallengeRun } from '@everstep/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { countOf } from '../../product/format.ts';

export interface ChallengeEndViewProps {
  readonly run: Pick<ChallengeRun, 'name' | 'daysDone' | 'status'>;
  /** What happens after the end. */
  readonly act: 'restart' | 'stop';
  /** It is on its way. @default false */
  readonly ending?: boolean | undefined;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

const words = {
  restart: { title: 'Begin anew?', confirm: 'Begin anew', afterwards: 'Day 1 begins today.' },
  stop: { title: 'Stop here?', confirm: 'Stop here', afterwards: 'You can start it again whenever you like.' },
} as const;

/** Asks before a run ends, as its days cannot be taken up again. */
export function ChallengeEndView({ run, act, ending = false, onEnd, onClose }: ChallengeEndViewProps) {
  const { title, confirm, afterwards } = words[act];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={onEnd}
      pending={ending}
      tone="primary"
      title={title}
      description={`${run.name} ends today and moves to the walks before. ${keptWords(run.daysDone)} ${afterwards}`}
      confirmLabel={confirm}
      cancelLabel="Walk on"
    />
  );
}

const keptWords = (daysDone: number): string =>
  daysDone === 0 ? 'What you earned stays.' : `The ${countOf(daysDone, 'day')} you walked, and what they earned, stay yours.`;
