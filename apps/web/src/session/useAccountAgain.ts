import { PLACEHOLDER_USER } from '@everstep/domain';
import { useEffect } from 'react';
import { pauseAfter } from '../events/follow-hints.ts';
import { pause } from '../events/pause.ts';
import { fetchAccount } from './fetch-account.ts';
import { useSession } from './SessionProvider.tsx';

/** Asks again for an account that could not be loaded, ever more rarely, and at once where something shows that the server is in reach. */
export function useAccountAgain(): void {
  const { session, call, user } = useSession();
  const isUnknown = user === PLACEHOLDER_USER;
  useEffect(() => {
    if (!isUnknown) return;
    const known = new AbortController();
    const again = async () => {
      for (let failures = 0; !known.signal.aborted; failures += 1) {
        await pause(pauseAfter(failures, Math.random()), known.signal);
        if (!known.signal.aborted) await fetchAccount(session, call);
      }
    };
    void again();
    return () => known.abort();
  }, [isUnknown, session, call]);
}
