import { ErrorView } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { log } from '../log/log.ts';
import { isReachable, LoadFailure } from './load-failure.ts';

/** What stands in a page's place when it breaks, or when its code could not be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed.', error), [error]);
  return error instanceof LoadFailure ? <NotLoaded /> : <Crashed />;
}

function Crashed() {
  usePageTitle('Something went wrong');
  return <ErrorView kind="crashed" onRetry={() => location.reload()} />;
}

/** Tries again when asked, and by itself when the connection is back. */
function NotLoaded() {
  usePageTitle('No connection');
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    if (await isReachable()) location.reload();
    setTrying(false);
  };
  useEffect(() => {
    const onOnline = () => void isReachable().then((reachable) => reachable && location.reload());
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return <ErrorView kind="not-loaded" trying={trying} onRetry={() => void retry()} />;
}
