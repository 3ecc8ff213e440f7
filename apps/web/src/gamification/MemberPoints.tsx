import { levelTitleOf } from '@everstep/domain';
import { PointsDisplay, usePointsPulse } from '@everstep/ui';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { useUserProgress } from './useUserProgress.ts';

/** Level, XP and coins in the top bar; they move for a moment after something was earned. */
export function MemberPoints() {
  const { calmMode, level, points, coins } = useMember();
  const { progress } = useUserProgress();
  const { animating, pulse } = usePointsPulse();
  useWindowEvent('gamification-update', pulse);
  const shown = progress ?? { level, points, coins };
  return (
    <PointsDisplay
      level={shown.level}
      title={levelTitleOf(shown.level)}
      points={shown.points}
      coins={shown.coins}
      animating={animating}
      calm={calmMode}
    />
  );
}
