import { AppShell, Banner, BottomBar, Sidebar, TopBar } from '@everstep/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAI } from '../chat/AIProvider.tsx';
import { ChatDialog } from '../chat/ChatDialog.tsx';
import { PersonaMenu } from '../chat/PersonaMenu.tsx';
import { WelcomePopup } from '../dashboard/WelcomePopup.tsx';
import { MemberPoints } from '../gamification/MemberPoints.tsx';
import { PageOutlet } from './LoadingPage.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { bottomBarIcons, sidebarFoot, sidebarGroups } from './navigation.tsx';
import { useLayers } from './useLayers.ts';
import { useOnline } from './useOnline.ts';

/** Bars around every page of a member, with the chat within reach. */
function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { openChat, state } = useAI();
  const { open, show, hide } = useLayers();
  const online = useOnline();
  const drawerOpen = open.includes('menu');
  const showDrawer = () => show('menu');
  const hideDrawer = () => hide('menu');
  const current = pathname === '/dashboard' ? '/' : pathname;
  return (
    <>
      <AppShell
        line={!online && <Banner>No connection. Trying again.</Banner>}
        drawerOpen={drawerOpen}
        onDrawerOpenChange={(next) => (next ? showDrawer() : hideDrawer())}
        sidebar={<Sidebar groups={sidebarGroups} foot={sidebarFoot} current={current} />}
        topBar={
          <TopBar
            onMenu={drawerOpen ? hideDrawer : showDrawer}
            menuOpen={drawerOpen}
            points={<MemberPoints />}
            persona={<PersonaMenu />}
            helpHref="/help-now"
            account={<MemberMenu />}
          />
        }
        bottomBar={
          <BottomBar
            current={current}
            items={[
              { href: '/', label: 'Today', icon: bottomBarIcons.today },
              { href: '/mood-tracker', label: 'Mood', icon: bottomBarIcons.mood },
              { onSelect: openChat, label: 'Guides', icon: bottomBarIcons.guides, expanded: state === 'open' },
              { onSelect: showDrawer, label: 'More', icon: bottomBarIcons.more, expanded: drawerOpen },
            ]}
          />
        }
      >
        {children}
      </AppShell>
      <ChatDialog />
    </>
  );
}

/** The dashboard's own arrangement, with the welcome after a sign-in. */
export function DashboardShell() {
  return (
    <Shell>
      <PageOutlet />
      <WelcomePopup />
    </Shell>
  );
}

/** The layout that all other pages of a member share. */
export function CommonShell() {
  return (
    <Shell>
      <PageOutlet />
    </Shell>
  );
}
