import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { type BoardCategory, type BoardTimeframe, LeaderboardView } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useMember } from '../session/SessionProvider.tsx';

/** Members who chose to be seen; whoever did not is asked first. */
export function LeaderboardPage() {
  usePageTitle('Leaderboard');
  const { isDemo } = useMember();
  const { showToast } = useToast();
  const [category, setCategory] = useState<BoardCategory>('xp');
  const [timeframe, setTimeframe] = useState<BoardTimeframe>('week');
  const settings = useQuery(api.gamification.boardSettings, {});
  const board = useQuery(
    api.gamification.leaderboard,
    { query: { category, timeframe, limit: 25 } },
    { enabled: settings.data?.listed === true, keepPreviousData: true },
  );
  const change = useAction(api.gamification.changeBoardSettings, {
    onDone: ({ listed, name }) => showToast({ id: 'board', title: listed ? `You are on the board as ${name}` : 'You are off the board' }),
  });
  const error = settings.error ?? board.error;
  return (
    <LeaderboardView
      settings={settings.data}
      rows={board.data?.leaderboard}
      problem={error ? sentenceOf(error) : undefined}
      onRetry={() => void (settings.data ? board.mutate() : settings.mutate())}
      category={category}
      onCategoryChange={setCategory}
      timeframe={timeframe}
      onTimeframeChange={setTimeframe}
      demo={isDemo}
      onSave={(body) => void change.run({ body })}
      saving={change.pending}
      saveProblem={change.error ? sentenceOf(change.error) : undefined}
    />
  );
}
