import { HelpNowView } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { readToken } from '../session/storage.ts';
import { useReaderPlace } from './useReaderPlace.ts';

/** People to reach now, for everybody, signed in or not. */
export function HelpNowPage() {
  usePageTitle('Help now');
  const here = useReaderPlace();
  const signedIn = useMemo(() => readToken(localStorage, Date.now()) !== null, []);
  return <HelpNowView here={here} planHref={signedIn ? '/safety-plan' : undefined} />;
}
