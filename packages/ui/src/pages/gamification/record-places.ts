import { features } from '@everstep/domain';

/** Where the records of an area are kept. */
export interface RecordPlace {
  readonly href: string;
  readonly label: string;
}

interface Area extends RecordPlace {
  /** Its name among the features. */
  readonly feature: string;
  readonly sources: readonly string[];
}

const areas: readonly Area[] = [
  { feature: 'mood', sources: ['mood_log'], href: '/mood-tracker', label: 'See it among your moods' },
  { feature: 'habits', sources: ['habit_creation', 'habit_complete'], href: '/habits', label: 'See it among your habits' },
  {
    feature: 'goals',
    sources: ['goal_create', 'goal_progress', 'goal_milestone', 'goal_complete'],
    href: '/goals',
    label: 'See it among your goals',
  },
  { feature: 'journal', sources: ['journal_create'], href: '/journals', label: 'See it in your journal' },
  { feature: 'meditation', sources: ['meditation_complete'], href: '/zen/history', label: 'See it among your sessions' },
  { feature: 'challenges', sources: ['challenge_day', 'challenge_finish'], href: '/challenges', label: 'See it in your challenges' },
];

/** Where the record behind an act can be looked at, changed and undone; undefined where this version keeps none. */
export function recordPlaceOf(source: string): RecordPlace | undefined {
  const area = areas.find(({ sources }) => sources.includes(source));
  return features.some(({ name, stands }) => stands && name === area?.feature) ? area : undefined;
}
