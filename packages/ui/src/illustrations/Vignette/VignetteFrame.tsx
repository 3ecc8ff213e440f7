import type { ReactNode } from 'react';
import { ground } from '../curve.ts';
import * as ink from '../scenery.css.ts';
import * as css from './Vignette.css.ts';

interface VignetteFrameProps {
  /** Name of the scene. */
  readonly scene: string;
  readonly size?: 'small' | 'medium' | undefined;
  /** What stands in the middle. */
  readonly children: ReactNode;
}

const behind = ground(
  [
    [12, 122],
    [44, 100],
    [92, 86],
    [140, 94],
    [176, 84],
    [208, 122],
  ],
  122,
);

/** The land that every scene stands in. By itself for a place that must not bring all the other scenes along. */
export function VignetteFrame({ scene, size = 'medium', children }: VignetteFrameProps) {
  return (
    <svg className={css.vignette[size]} viewBox="0 0 220 140" focusable="false" aria-hidden={true} data-scene={scene}>
      <circle className={ink.halo} cx={166} cy={48} r={26} />
      <circle className={ink.sun} cx={166} cy={48} r={16} />
      <path className={ink.hill1} d={behind} />
      <ellipse className={ink.hill2} cx={110} cy={121} rx={108} ry={16} />
      {children}
    </svg>
  );
}
