import { HelpNowView } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { readToken } from '../session/storage.ts';
import { keepCountry, readerCountry } from './reader-place.ts';

export { emergencyNumber } from './reader-place.ts';

/** People to reach now, for everybody, signed in or not. */
export function HelpNowPage() {
  usePageTitle('Help now');
  const here = useMemo(readerCountry, []);
  const signedIn = useMemo(() => readToken(Date.now()) !== null, []);
  return <HelpNowView here={here} onChoose={keepCountry} planHref={signedIn ? '/safety-plan' : undefined} />;
}
