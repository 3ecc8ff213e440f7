import { ToastProvider } from '@everstep/ui';
import { Outlet } from 'react-router';
import { AIProvider } from '../chat/AIProvider.tsx';
import { useMemberEvents } from '../events/useMemberEvents.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { useMemberLook } from '../look/useMemberLook.ts';
import { NotificationProvider } from '../notifications/NotificationProvider.tsx';
import { useMemberId } from '../session/SessionProvider.tsx';

/** What outlives a page behind the guard. Its code arrives with the first such page; another member begins afresh. */
export function MemberArea() {
  useMemberEvents();
  useMemberLook();
  return (
    <ToastProvider key={useMemberId()}>
      <NotificationProvider>
        <GamificationProvider>
          <AIProvider>
            <Outlet />
          </AIProvider>
        </GamificationProvider>
      </NotificationProvider>
    </ToastProvider>
  );
}
