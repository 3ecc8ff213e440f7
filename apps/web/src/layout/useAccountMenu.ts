import { readProfileImage } from '@everstep/domain';
import type { AccountMenuProps } from '@everstep/ui';
import { useNavigate } from 'react-router';
import { API_BASE } from '../config.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** The member's own menu; none while nobody is signed in. */
export function useAccountMenu(): AccountMenuProps | undefined {
  const { session, call, user } = useSession();
  const navigate = useNavigate();
  if (!user) return undefined;
  const image = readProfileImage(user.profileImage, API_BASE)?.thumbnail;
  return {
    name: user.name,
    email: user.email,
    ...(image ? { image } : {}),
    onSelect: (entry) => {
      if (entry === 'logout') session.logout(call, '/auth');
      else void navigate(entry === 'billing' ? '/settings?tab=subscription' : '/settings');
    },
  };
}
