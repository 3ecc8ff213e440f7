import { ErrorView } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { loadHelpNow } from '../help/load-help-now.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { log } from '../log/log.ts';
import { isReachable, LoadFailure } from './load-failure.ts';

/** What stands in a page's place when it breaks, or when its code could not be loaded. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed.', error), [error]);
  const emergency = useEmergencyNumber();
  return error instanceof LoadFailure ? <NotLoaded emergency={emergency} /> : <Crashed emergency={emergency} />;
}

/** The number of where the reader is; null until the code of Help now, which knows it, is here, and where none is certain. */
function useEmergencyNumber(): string | null {
  const [number, setNumber] = useState<string | null>(null);
  useEffect(() => {
    loadHelpNow().then(
      (help) => setNumber(help.emergencyNumber()),
      () => log.info('The emergency number is not at hand.'),
    );
  }, []);
  return number;
}

interface InPlaceProps {
  readonly emergency: string | null;
}

function Crashed({ emergency }: InPlaceProps) {
  usePageTitle('Something went wrong');
  return <ErrorView kind="crashed" emergency={emergency} onRetry={() => location.reload()} />;
}

/** Tries again when asked, and by itself when the connection is back. */
function NotLoaded({ emergency }: InPlaceProps) {
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
  return <ErrorView kind="not-loaded" emergency={emergency} trying={trying} onRetry={() => void retry()} />;
}
