import { api } from '@everstep/domain';
import useSWR from 'swr';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';

/** Whether this visit begins with the gentle line. It is asked once a visit, and the server says yes once for each hard moment. */
export function useFollowUp(): { readonly due: boolean; readonly dismiss: () => void } {
  const { call } = useSession();
  const memberId = useMemberId();
  const { data, mutate } = useSWR(
    memberId === '' ? null : ['care follow-up', memberId],
    () => call(api.care.followUp, {}),
    // Asking takes it: a second answer would be another one.
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { due: data?.due ?? false, dismiss: () => void mutate({ due: false }, { revalidate: false }) };
}
