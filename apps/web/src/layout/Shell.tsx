import { corePersona } from '@everstep/domain';
import { MemberShellView } from '@everstep/ui/pages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FollowUp } from '../care/FollowUp.tsx';
import { useAI } from '../chat/AIProvider.tsx';
import { ChatDialog } from '../chat/ChatDialog.tsx';
import { WelcomePopup } from '../dashboard/WelcomePopup.tsx';
import { useMemberPoints } from '../gamification/useMemberPoints.ts';
import { NotificationsOverlay } from '../notifications/NotificationsOverlay.tsx';
import { Pushes } from '../notifications/Pushes.tsx';
import { useUnread } from '../notifications/useUnread.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { SignOutOverlay } from '../session/SignOutOverlay.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { useAccountMenu } from './useAccountMenu.ts';
import { useLayers } from './useLayers.ts';
import { useOnline } from './useOnline.ts';

/** Without it the number is missing, and nothing else. */
const AdminNews = lazy(() =>
  import('../admin/AdminNews.tsx').then(
    ({ AdminNews }) => ({ default: AdminNews }),
    () => ({ default: () => null }),
  ),
);

/** The entry of the navigation that a page belongs to: its own, or that of the list it is opened from. */
function entryOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return first === 'dashboard' ? '/' : `/${first}`;
}

function Bars({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { personaId, state, openChat, openSelector } = useAI();
  const { open, show, hide } = useLayers();
  const online = useOnline();
  const points = useMemberPoints();
  const account = useAccountMenu();
  const { user } = useSession();
  const unread = useUnread();
  const isAdmin = user?.role === 'admin';
  const [adminNew, setAdminNew] = useState(0);
  return (
    <MemberShellView
      current={entryOf(pathname)}
      online={online}
      menuOpen={open.includes('menu')}
      onMenuOpenChange={(next) => (next ? show('menu') : hide('menu'))}
      points={points}
      persona={corePersona(personaId)}
      chatOpen={state === 'open'}
      onChat={openChat}
      onPersonaSwitch={openSelector}
      onCouncil={() => void navigate('/council')}
      messages={{ unread, onOpen: () => show('notifications') }}
      admin={isAdmin}
      adminNew={adminNew}
      account={account}
    >
      <FollowUp />
      {isAdmin && (
        <Suspense fallback={null}>
          <AdminNews onCount={setAdminNew} />
        </Suspense>
      )}
      {children}
    </MemberShellView>
  );
}

/** Bars around every page of a member, with the chat within reach. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <Bars>{children}</Bars>
      <ChatDialog />
      <NotificationsOverlay />
      <Pushes />
      <SignOutOverlay />
    </>
  );
}

/** The dashboard's own arrangement, with the welcome after a sign-in. */
export function DashboardShell() {
  return (
    <Shell>
      <PageOutlet inBars />
      <WelcomePopup />
    </Shell>
  );
}

/** The layout that all other pages of a member share. */
export function CommonShell() {
  return (
    <Shell>
      <PageOutlet inBars />
    </Shell>
  );
}
