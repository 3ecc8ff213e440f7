import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { log } from '../log/log.ts';
import { loadHelpNow } from './load-help-now.ts';

/** Milliseconds that the first page has the connection to itself. */
const AFTER_FIRST_PAGE_MS = 3000;

/** Fetches Help now once the first page stands, so that it opens without a connection. */
export function useHelpAtHand(load: () => Promise<unknown> = loadHelpNow): void {
  const settled = useNavigation().state === 'idle';
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => void load().catch((error: unknown) => log.info('Help now is not at hand.', error)), AFTER_FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [settled, load]);
}
