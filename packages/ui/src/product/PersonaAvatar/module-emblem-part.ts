import { lazyPart } from '../../internal/lazy-part.ts';

/** The emblems of the guides of other places. */
export const moduleEmblemPart = lazyPart(async () => (await import('./ModuleEmblem.tsx')).ModuleEmblem);
