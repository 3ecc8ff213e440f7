import { useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * What of help is on the screen. `people`: Help now or the safety plan, which are looked for and read in a bad hour. `card`: a safety card,
 * which stands where words spoke of danger. A page with both counts as `people`.
 */
export type HelpInSight = 'none' | 'card' | 'people';

const shown = { card: 0, people: 0 };
const listeners = new Set<() => void>();

function change(kind: keyof typeof shown, by: 1 | -1): void {
  shown[kind] += by;
  for (const tell of listeners) tell();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const current = (): HelpInSight => (shown.people > 0 ? 'people' : shown.card > 0 ? 'card' : 'none');
const onServer = (): HelpInSight => 'none';

/** Says, for as long as the component is drawn, that help stands there: before the first frame, so that nothing is painted over it. */
export function useHelpHere(kind: keyof typeof shown): void {
  useLayoutEffect(() => {
    change(kind, 1);
    return () => change(kind, -1);
  }, [kind]);
}

/** What of help is on the screen now, anywhere on the page. Nothing celebrates and no notice comes while it is there. */
export const useHelpInSight = (): HelpInSight => useSyncExternalStore(subscribe, current, onServer);
