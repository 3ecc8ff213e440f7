import { PAGE_STUCK_BUTTON_MS, RELOAD_BUTTON_MS } from '@everstep/domain';
import { BuildStamp, PageLoader } from '@everstep/ui';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useConfig } from '../system/useConfig.ts';
import { useVisibilityWindow } from './visibility.ts';

/** Around every page: the loading line while a page's code is on its way, and the build stamp in production. */
export function RootLayout() {
  const { state } = useNavigation();
  const config = useConfig();
  useVisibilityWindow();
  return (
    <>
      {state === 'loading' ? <LoadingPage /> : <Outlet />}
      <ScrollRestoration />
      {import.meta.env.PROD && config && <BuildStamp environment={config.environment} buildId={config.buildId} />}
    </>
  );
}

/** The first load and every later one look the same: a line, after 6 s a way out of being stuck, after 10 s a reload. */
export function LoadingPage() {
  return <PageLoader stuckAfterMs={PAGE_STUCK_BUTTON_MS} reloadAfterMs={RELOAD_BUTTON_MS} onReload={() => location.reload()} />;
}
