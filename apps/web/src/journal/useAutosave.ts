import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { useOnline } from '../layout/useOnline.ts';
import { Autosave, type AutosaveOptions, type SaveState } from './autosave.ts';

/**
 * Words that save themselves for as long as their page is open: they are sent when the page is left in the app, and when the connection is back.
 *
 * @param options read once, when the page opens
 * @param stale the resource whose answers are old once the page is left
 */
export function useAutosave<T>(
  options: AutosaveOptions<T>,
  stale: Parameters<ReturnType<typeof useDropStale>>[0][number],
): { readonly autosave: Autosave<T>; readonly state: SaveState } {
  const dropStale = useDropStale();
  const online = useOnline();
  const [autosave] = useState(() => new Autosave(options));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);

  // Whoever leaves the page in the app has their last words sent; a closed window leaves them on the device.
  const visits = useRef(0);
  useEffect(() => {
    visits.current += 1;
    const visit = visits.current;
    return () => {
      void autosave.flush().finally(() => {
        // React may mount the same page once more.
        if (visits.current === visit) autosave.close();
        dropStale([stale]);
      });
    };
  }, [autosave, dropStale, stale]);
  useEffect(() => {
    if (online && autosave.getState().kind === 'offline') void autosave.flush();
  }, [online, autosave]);
  return { autosave, state };
}
