/** Names of the counts that achievements look at. Whole numbers, never negative; a missing one is 0. */
export const counterNames = [
  'checkins',
  'moods',
  'entries',
  'meditations',
  'meditationMinutes',
  'habits',
  'habitTicks',
  'habitsRooted',
  'habitsSecondNature',
  'goals',
  'goalsCompleted',
  'activeDays',
  'comebacks',
  'earnBacks',
  'plannedPauses',
  'challenges7',
  'challenges21',
  'challenges60',
  'certificates',
  'coursesPublished',
  'chats',
  'guides',
  'scripts',
  'scriptRereads',
  'visionsAchieved',
  'moodQuadrants',
  'helpfulReplies',
  'exports',
  'level',
] as const;

export type CounterName = (typeof counterNames)[number];

/** Counts of one member. */
export type Counters = Readonly<Partial<Record<CounterName, number>>>;

/** Sums two sets of counts; no count falls below 0. */
export function addCounters(counters: Counters, gains: Counters): Counters {
  const sum: Partial<Record<CounterName, number>> = { ...counters };
  for (const name of counterNames) {
    const gain = gains[name];
    if (gain !== undefined && Number.isFinite(gain)) sum[name] = Math.max(0, (sum[name] ?? 0) + gain);
  }
  return sum;
}
