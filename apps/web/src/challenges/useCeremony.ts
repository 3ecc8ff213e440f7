import type { Award, ChallengeRunAnswer, ClosedChallengeRun } from '@everstep/domain';
import { useCallback, useEffect, useState } from 'react';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useLayers } from '../layout/useLayers.ts';

interface Ended {
  readonly run: ClosedChallengeRun;
  readonly awards: readonly Award[];
  /** The dialog has been over the page. */
  readonly seen: boolean;
}

export interface Ceremony {
  /** The run that has just come to its end. */
  readonly ended: Ended | null;
  /** Opens the ceremony for a run that this answer has closed. */
  readonly open: (answer: ChallengeRunAnswer) => void;
}

/** The end of a run: its dialog first, and once that is closed, notices of what was earned. */
export function useCeremony(): Ceremony {
  const { celebrate } = useGamification();
  const { open: layers, show } = useLayers();
  const [ended, setEnded] = useState<Ended | null>(null);
  const isShown = ended !== null && layers.includes(`challenge:end:${ended.run.id}`);

  useEffect(() => {
    if (!ended) return;
    if (isShown && !ended.seen) setEnded({ ...ended, seen: true });
    if (!isShown && ended.seen) {
      ended.awards.forEach(celebrate);
      setEnded(null);
    }
  }, [ended, isShown, celebrate]);

  const open = useCallback(
    ({ closed, awards }: ChallengeRunAnswer) => {
      if (!closed) return;
      setEnded({ run: closed, awards, seen: false });
      show(`challenge:end:${closed.id}`);
    },
    [show],
  );
  return { ended, open };
}
