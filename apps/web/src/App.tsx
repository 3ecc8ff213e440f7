import { LinkProvider, ToastProvider } from '@everstep/ui';
import { useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Call } from './api/call.ts';
import type { OpenStream } from './api/stream.ts';
import { cacheSettings } from './api/useQuery.ts';
import { AIProvider } from './chat/AIProvider.tsx';
import { GamificationProvider } from './gamification/GamificationProvider.tsx';
import { RouterLink } from './layout/RouterLink.tsx';
import { LookProvider } from './look/LookProvider.tsx';
import { NotificationProvider } from './notifications/NotificationProvider.tsx';
import { SessionProvider, useSession } from './session/SessionProvider.tsx';
import type { Session } from './session/session-store.ts';

interface AppProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly session: Session;
  readonly call: Call;
  readonly openStream: OpenStream;
}

/** Everything that outlives a page. */
export function App({ router, session, call, openStream }: AppProps) {
  return (
    <SessionProvider session={session} call={call}>
      <MemberCache>
        <LookProvider>
          <LinkProvider component={RouterLink}>
            <ToastProvider>
              <NotificationProvider>
                <GamificationProvider>
                  <AIProvider openStream={openStream}>
                    <RouterProvider router={router} />
                  </AIProvider>
                </GamificationProvider>
              </NotificationProvider>
            </ToastProvider>
          </LinkProvider>
        </LookProvider>
      </MemberCache>
    </SessionProvider>
  );
}

/** Signing out leaves nothing of the member in memory; keys keep members apart while both are around. */
function MemberCache({ children }: { children: React.ReactNode }) {
  const { status } = useSession();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (status === 'unauthenticated') void mutate((key) => Array.isArray(key) && key[3] !== '', undefined, { revalidate: false });
  }, [status, mutate]);
  return <SWRConfig value={cacheSettings}>{children}</SWRConfig>;
}
