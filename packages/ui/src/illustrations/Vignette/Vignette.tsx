import { ground } from '../curve.ts';
import * as ink from '../scenery.css.ts';
import { drawings, type VignetteScene } from './drawings.tsx';
import * as css from './Vignette.css.ts';

export interface VignetteProps {
  /** Which bit of the land is drawn. */
  readonly scene: VignetteScene;
  /** Width in steps of the picture. @default 'medium' */
  readonly size?: 'small' | 'medium';
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

/** A small scene of the land for empty and broken states. Decoration: the line beside it says what it means. */
export function Vignette({ scene, size = 'medium' }: VignetteProps) {
  return (
    <svg className={css.vignette[size]} viewBox="0 0 220 140" focusable="false" aria-hidden={true} data-scene={scene}>
      <circle className={ink.halo} cx={166} cy={48} r={26} />
      <circle className={ink.sun} cx={166} cy={48} r={16} />
      <path className={ink.hill1} d={behind} />
      <ellipse className={ink.hill2} cx={110} cy={121} rx={108} ry={16} />
      {drawings[scene]}
    </svg>
  );
}
