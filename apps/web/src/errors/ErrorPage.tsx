import { ErrorView } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { loadHelpNow } from '../help/load-help-now.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { log } from '../log/log.ts';
import { isReachable, LoadFailure } from './load-failure.ts';

const reload = () => location.reload();

/** What stands in a page's place when it breaks; or when its code could not be loaded, which is tried again by itself once the connection is back. */
export function ErrorPage() {
  const error = useRouteError();
  const isLost = error instanceof LoadFailure;
  usePageTitle(isLost ? 'No connection' : 'Something went wrong');
  const [trying, setTrying] = useState(false);
  const [emergency, setEmergency] = useState<string | null>(null);
  useEffect(() => {
    log.error('A page failed.', error);
    // Help now knows the number of where the reader is; without its code, none is named.
    loadHelpNow().then(
      (help) => setEmergency(help.emergencyNumber()),
      () => undefined,
    );
  }, [error]);
  const reloadOnceReachable = async () => {
    setTrying(true);
    if (await isReachable()) reload();
    setTrying(false);
  };
  useEffect(() => {
    if (!isLost) return;
    const onOnline = () => void isReachable().then((reachable) => reachable && reload());
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isLost]);
  return (
    <ErrorView
      kind={isLost ? 'not-loaded' : 'crashed'}
      emergency={emergency}
      trying={trying}
      onRetry={() => (isLost ? void reloadOnceReachable() : reload())}
    />
  );
}
