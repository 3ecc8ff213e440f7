import { api } from '@everstep/domain';
import { type AchievementFilter, AchievementsView, everyAchievement } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';

/** What can be earned on the way, and what was. */
export function AchievementsPage() {
  usePageTitle('Achievements');
  const today = useToday();
  const [filter, setFilter] = useState<AchievementFilter>(everyAchievement);
  const { data, error, mutate } = useQuery(api.gamification.achievements, { query: {} });
  return (
    <AchievementsView
      achievements={data?.achievements}
      hidden={data?.hidden ?? []}
      problem={error ? sentenceOf(error) : undefined}
      onRetry={() => void mutate()}
      filter={filter}
      onFilterChange={setFilter}
      today={today}
    />
  );
}
