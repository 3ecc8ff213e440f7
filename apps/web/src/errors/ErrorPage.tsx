import { Button, ErrorPage as ErrorScene } from '@everstep/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { log } from '../log/log.ts';

/** What a member sees when a page breaks, or its code could not be loaded. */
export function ErrorPage() {
  usePageTitle('Something went wrong');
  const error = useRouteError();
  useEffect(() => log.error('A page failed.', error), [error]);
  return (
    <ErrorScene action={<Button onClick={() => location.reload()}>Reload App</Button>}>
      What you typed is kept on this device. Reloading usually helps; if it does not, please tell support.
    </ErrorScene>
  );
}
