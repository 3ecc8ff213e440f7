import type { ReactNode } from 'react';
import { frame } from './Frame.css.ts';

/** A rounded window of the hero's height, for stories of drawings that fill their box. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>;
}
