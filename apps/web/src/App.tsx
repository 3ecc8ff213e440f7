import { LinkProvider } from '@everstep/ui';
import { useEffect, useRef } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Call } from './api/call.ts';
import type { OpenStream } from './api/stream.ts';
import { cacheSettings } from './api/useQuery.ts';
import { RouterLink } from './layout/RouterLink.tsx';
import { LookProvider } from './look/LookProvider.tsx';
import { SessionProvider, useSession } from './session/SessionProvider.tsx';
import type { Session } from './session/session-store.ts';

interface AppProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly session: Session;
  readonly call: Call;
  readonly openStream: OpenStream;
}

/** Everything that outlives a page, for members and visitors alike. */
export function App({ router, session, call, openStream }: AppProps) {
  return (
    <SessionProvider session={session} call={call} openStream={openStream}>
      <MemberCache>
        <LookProvider>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </LookProvider>
      </MemberCache>
    </SessionProvider>
  );
}

/** Signing out leaves nothing of the member in memory; keys keep members apart while both are around. */
export function MemberCache({ children }: { children: React.ReactNode }) {
  const { status } = useSession();
  const { unload } = useSWRConfig();
  const before = useRef(status);
  useEffect(() => {
    if (status === 'unauthenticated' && before.current !== status) unload();
    before.current = status;
  }, [status, unload]);
  return <SWRConfig value={cacheSettings}>{children}</SWRConfig>;
}
