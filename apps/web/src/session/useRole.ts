import { PLACEHOLDER_USER, type User } from '@everstep/domain';
import { useSession } from './SessionProvider.tsx';

/** What the signed-in member may do; undefined while their account is not known, also where it could not be loaded. */
export function useRole(): User['role'] | undefined {
  const { user } = useSession();
  return user === PLACEHOLDER_USER ? undefined : user?.role;
}
