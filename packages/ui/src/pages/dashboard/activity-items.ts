import { actInWords, type DashboardData, relativeTime } from '@everstep/domain';
import type { ActivityItem } from '../../product/ActivityList/index.ts';

/** How many recent acts the dashboard shows. */
const SHOWN = 6;

/** Recent acts with their time in words, in the zone of this device. */
export function activityItems(activities: DashboardData['activities'], now: Date): readonly ActivityItem[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return activities.slice(0, SHOWN).map(({ id, label, about, xp, coins, at }) => ({
    id,
    label: actInWords({ label, about }),
    xp,
    coins,
    when: relativeTime(at, now, timeZone),
  }));
}
