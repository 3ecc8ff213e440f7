import { levelTitleOf } from '@everstep/domain';
import { type PointsDisplayProps, usePointsPulse } from '@everstep/ui';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { useUserProgress } from './useUserProgress.ts';

/** Level, XP and coins for the top bar; they move for a moment after something was earned. */
export function useMemberPoints(): PointsDisplayProps {
  const { calmMode, ...member } = useMember();
  const { progress } = useUserProgress();
  const { animating, pulse } = usePointsPulse();
  useWindowEvent('gamification-update', pulse);
  const { level, points, coins } = progress ?? member;
  return { level, title: levelTitleOf(level), points, coins, animating, calm: calmMode };
}
