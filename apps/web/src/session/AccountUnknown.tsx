import { AccountUnknownView } from '@everstep/ui/pages';
import { useAsync } from '../forms/useAsync.ts';
import { fetchAccount } from './fetch-account.ts';
import { useSession } from './SessionProvider.tsx';

/** Says that nobody knows whose account this is, and asks for it again. */
export function AccountUnknown() {
  const { session, call } = useSession();
  const again = useAsync(() => fetchAccount(session, call));
  return <AccountUnknownView onRetry={again.run} retrying={again.pending} />;
}
