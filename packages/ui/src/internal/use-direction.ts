import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const readOnServer = (): Direction => 'ltr';

/** The page's writing direction; arrow keys and floating layers follow it when `<html dir>` changes. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
