import type { DashboardArrangement } from '@everstep/ui/pages';
import { useState } from 'react';
import { useMemberId } from '../session/SessionProvider.tsx';
import { keepArrangement, keptArrangement } from './arrangement-store.ts';

/** The member's arrangement of the dashboard, kept on this device with each change. */
export function useArrangement(): readonly [DashboardArrangement, (next: DashboardArrangement) => void] {
  const memberId = useMemberId();
  const [arrangement, setArrangement] = useState(() => keptArrangement(memberId));
  const arrange = (next: DashboardArrangement) => {
    setArrangement(next);
    keepArrangement(memberId, next);
  };
  return [arrangement, arrange];
}
