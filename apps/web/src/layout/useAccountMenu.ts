import { readProfileImage } from '@everstep/domain';
import type { AccountMenuProps } from '@everstep/ui';
import { useNavigate } from 'react-router';
import { API_BASE } from '../config.ts';
import { hasKept } from '../courses/has-kept.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { useLayers } from './useLayers.ts';

/** The member's own menu; none while nobody is signed in. */
export function useAccountMenu(): AccountMenuProps | undefined {
  const { session, call, user } = useSession();
  const memberId = useMemberId();
  const navigate = useNavigate();
  const { show } = useLayers();
  if (!user) return undefined;
  const image = readProfileImage(user.profileImage, API_BASE)?.thumbnail;
  return {
    name: user.name,
    email: user.email,
    ...(image ? { image } : {}),
    onSelect: (entry) => {
      if (entry === 'logout' && hasKept(memberId)) show('sign-out');
      else if (entry === 'logout') session.logout(call, '/auth');
      else void navigate(entry === 'billing' ? '/settings?tab=subscription' : '/settings');
    },
  };
}
