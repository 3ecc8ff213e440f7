import { useRef } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';

/** What can lie over a whole page on a phone. */
export type Layer =
  | 'chat'
  | 'guides'
  | 'help'
  | 'menu'
  | 'notifications'
  | 'pause'
  | 'arrange'
  | 'sign-out'
  | `admin:${string}`
  | `challenge:${string}`
  | `file:${string}`
  | `goal:${string}`
  | `habit:${string}`
  | `import:${string}`
  | `knows:${string}`
  | `meditation:${number}`
  | `mood:${string}`
  | `notification:${string}`
  | `vault:${string}`
  | 'journal:prompts';

export interface Layers {
  /** From the lowest to the topmost. */
  readonly open: readonly Layer[];
  /** Lays these over the page, one above the other; those that lie there already stay. */
  readonly show: (...layers: Layer[]) => void;
  /** Takes a layer away with all above it, as Back does. */
  readonly hide: (layer: Layer) => void;
}

/**
 * The layers over the page, each an entry of the history: Back takes the topmost away, forward and a reload bring it again.
 * The entry itself is the only place that says what is open, so the two cannot disagree.
 */
export function useLayers(): Layers {
  const location = useLocation();
  const navigate = useNavigate();
  // A second call for the same visit of an entry, such as by a double click, would go one step too far.
  const left = useRef<Location>(undefined);
  const once = (move: () => void) => {
    if (left.current === location) return;
    left.current = location;
    move();
  };
  const open = layersOf(location.state);
  return {
    open,
    show: (...layers) => {
      const missing = layers.filter((layer) => !open.includes(layer));
      if (missing.length > 0) once(() => void pushEach(navigate, location, missing));
    },
    hide: (layer) => {
      const above = open.length - open.indexOf(layer);
      if (open.includes(layer)) once(() => void navigate(-above));
    },
  };
}

/** What an entry of the history says lies over its page. */
export function layersOf(state: unknown): readonly Layer[] {
  if (typeof state !== 'object' || state === null || !('layers' in state) || !Array.isArray(state.layers)) return [];
  // Entries are written below and by nobody else; an unknown name opens nothing.
  return state.layers.filter((layer) => typeof layer === 'string') as Layer[];
}

async function pushEach(navigate: NavigateFunction, { pathname, search, hash, state }: Location, missing: readonly Layer[]): Promise<void> {
  let layers = layersOf(state);
  for (const layer of missing) {
    layers = [...layers, layer];
    // Each must be in the history before the next begins, or the next takes its place.
    await navigate({ pathname, search, hash }, { state: { ...asRecord(state), layers }, preventScrollReset: true });
  }
}

const asRecord = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});
