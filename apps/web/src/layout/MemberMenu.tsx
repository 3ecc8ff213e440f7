import { readProfileImage } from '@everstep/domain';
import { AccountMenu, type AccountMenuEntry } from '@everstep/ui';
import { useNavigate } from 'react-router';
import { API_BASE } from '../config.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The member's own menu. */
export function MemberMenu() {
  const { session, call, user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  const select = (entry: AccountMenuEntry) => {
    if (entry === 'logout') session.logout(call, '/auth');
    else void navigate(entry === 'billing' ? '/settings?tab=subscription' : '/settings');
  };
  const image = readProfileImage(user.profileImage, API_BASE)?.thumbnail;
  return <AccountMenu name={user.name} email={user.email} onSelect={select} {...(image ? { image } : {})} />;
}
