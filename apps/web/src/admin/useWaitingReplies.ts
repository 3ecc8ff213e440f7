import { api } from '@everstep/domain';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useAdminView } from './useAdminView.ts';

/** How many replies of members wait for an administrator, wherever they are; nothing is asked for while their view is off, nor by members. */
export function useWaitingReplies() {
  const isAdmin = useSession().user?.role === 'admin';
  const [viewOn] = useAdminView();
  return useQuery(api.admin.threads, { query: { limit: 1 } }, { enabled: isAdmin && viewOn });
}
