import { breakpoints } from '../tokens/scale.ts';

/** From here on the sidebar is part of the page. */
export const desktop = `(min-width: ${breakpoints.desktop}px)`;
/** Everything narrower: the sidebar is a drawer. */
export const belowDesktop = `(max-width: ${breakpoints.desktop - 0.02}px)`;
