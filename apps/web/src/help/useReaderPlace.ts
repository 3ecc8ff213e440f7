import { countryOf } from '@everstep/domain';
import { useMemo } from 'react';

/** Country where the reader seems to be, by its two letters; nothing is asked of anybody for it. */
export function useReaderPlace(): string | undefined {
  return useMemo(() => countryOf({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language }), []);
}
