import { api, type ChallengeProgress, challengeBanner, DEFAULT_CHALLENGE_TEMPLATE_ID, readChallengeList } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';

/** Active and paused runs of the member, for a page that has them from nowhere else. An answer that is none counts as no run. */
export function useChallengeRuns(): readonly ChallengeProgress[] | undefined {
  const { data, error } = useQuery(api.challenges.userProgress, {});
  return data === undefined && error ? none : data && readChallengeList(data);
}

const none = [] as const;

/**
 * The challenge that is on, and the start of the first one.
 * @param runs active and paused runs, undefined while nobody knows of them; then there is no banner either
 */
export function useChallengeBanner(runs: readonly ChallengeProgress[] | undefined) {
  const navigate = useNavigate();
  const { showToast } = useToast();
  const start = useAction(api.challenges.start, {
    onFail: (failure) =>
      showToast({
        id: 'challenge-start',
        tone: 'danger',
        title: 'The challenge could not be started',
        description: sentenceOf(failure),
      }),
  });
  const onStart = async () => {
    await start.run({ params: { templateId: DEFAULT_CHALLENGE_TEMPLATE_ID }, body: {} });
    void navigate('/challenges');
  };
  return runs && { challenge: challengeBanner(runs), starting: start.pending, onStart: () => void onStart() };
}
