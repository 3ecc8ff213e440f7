import { ToastProvider } from '@everstep/ui';
import { HelpInDialogs } from '@everstep/ui/pages';
import { Outlet } from 'react-router';
import { usePlanAtHand } from '../care/usePlanAtHand.ts';
import { AIProvider } from '../chat/AIProvider.tsx';
import { useMemberEvents } from '../events/useMemberEvents.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { NotificationProvider } from '../log/NotificationProvider.tsx';
import { useMemberLook } from '../look/useMemberLook.ts';
import { Reminders } from '../notifications/Reminders.tsx';
import { useMemberId } from '../session/SessionProvider.tsx';
import { useAccountAgain } from '../session/useAccountAgain.ts';

/** What outlives a page behind the guard. Its code arrives with the first such page; another member begins afresh. */
export function MemberArea() {
  useAccountAgain();
  useMemberEvents();
  useMemberLook();
  usePlanAtHand();
  return (
    <ToastProvider key={useMemberId()}>
      <NotificationProvider>
        <GamificationProvider>
          <AIProvider>
            <HelpInDialogs>
              <Outlet />
              <Reminders />
            </HelpInDialogs>
          </AIProvider>
        </GamificationProvider>
      </NotificationProvider>
    </ToastProvider>
  );
}
