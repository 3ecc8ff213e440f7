import { countryOf } from '@everstep/domain';
import { HelpNowView } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { readToken } from '../session/storage.ts';

/** People to reach now, for everybody, signed in or not. */
export function HelpNowPage() {
  usePageTitle('Help now');
  const here = useMemo(() => countryOf({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language }), []);
  const signedIn = useMemo(() => readToken(localStorage, Date.now()) !== null, []);
  return <HelpNowView here={here} planHref={signedIn ? '/safety-plan' : undefined} />;
}
