import { type DashboardData, relativeTime } from '@everstep/domain';
import type { ActivityItem } from '@everstep/ui';

/** How many recent acts the dashboard shows. */
const SHOWN = 6;

/** Recent acts with their time in words, in the zone of this device. */
export function activityItems(activities: DashboardData['activities'], now: Date): readonly ActivityItem[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return activities
    .slice(0, SHOWN)
    .map(({ id, label, xp, coins, at }) => ({ id, label, xp, coins, when: relativeTime(at, now, timeZone) }));
}
