import { Button, ErrorPage as ErrorScene, Link, Stack } from '@everstep/ui';
import { type ReactNode, useEffect, useState } from 'react';
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
  return (
    <ErrorScene action={<WaysOn first={<Button onClick={() => location.reload()}>Reload App</Button>} />}>
      What you typed is kept on this device. Reloading usually helps.
    </ErrorScene>
  );
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
  return (
    <ErrorScene
      title="No connection"
      action={
        <WaysOn
          first={
            <Button loading={trying} onClick={() => void retry()}>
              Try again
            </Button>
          }
        />
      }
    >
      This page could not be loaded. What you typed is kept on this device.
    </ErrorScene>
  );
}

/** People to reach stay in reach whatever breaks: the number stands here as text. */
function WaysOn({ first }: { first: ReactNode }) {
  return (
    <Stack gap="4" align="center">
      {first}
      <p>
        In danger? Call 112, or your local emergency number. <Link href="/help-now">Help now</Link>
      </p>
    </Stack>
  );
}
