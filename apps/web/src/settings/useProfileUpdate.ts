import { type Answer, api, type Input } from '@everstep/domain';
import { useCallback } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';

type Change = Input<typeof api.accounts.updateProfile>['body'];

/** Changes any part of the profile, keeps the session's member in step and celebrates a first step. Rejects when the server says no. */
export function useProfileUpdate(): (change: Change) => Promise<Answer<typeof api.accounts.updateProfile>> {
  const { session, call } = useSession();
  const { celebrate } = useGamification();
  const dropStale = useDropStale();
  return useCallback(
    async (change) => {
      const answer = await call(api.accounts.updateProfile, { body: change });
      session.setUser(answer.user);
      dropStale(api.accounts.updateProfile.tags);
      if (answer.award) celebrate(answer.award);
      return answer;
    },
    [session, call, celebrate, dropStale],
  );
}
