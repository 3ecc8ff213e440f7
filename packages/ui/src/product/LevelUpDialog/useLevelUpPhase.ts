import { LEVEL_UP_PHASES_MS } from '@everstep/domain';
import { useEffect, useState } from 'react';

/** 0 at once, then one more at each of the three moments; the last shows everything. */
export type LevelUpPhase = number;

export const LAST_PHASE: LevelUpPhase = LEVEL_UP_PHASES_MS.length;

/**
 * Steps through the phases of a level-up that is on screen.
 *
 * @param running false keeps phase 0
 * @param still shows everything at once, for calm mode and reduced motion
 */
export function useLevelUpPhase(running: boolean, still: boolean): LevelUpPhase {
  const [phase, setPhase] = useState<LevelUpPhase>(0);
  useEffect(() => {
    setPhase(0);
    if (!running || still) return;
    const timers = LEVEL_UP_PHASES_MS.map((ms, index) => setTimeout(() => setPhase(index + 1), ms));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [running, still]);
  return still ? LAST_PHASE : phase;
}
