import { type MotifProps, place } from './motif-place.ts';
import * as ink from './scenery.css.ts';

/** A round tree, 30 units high. By itself, as the page for a lost connection is at hand from the first load and needs no other. */
export function RoundTree(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <path className={ink.stroke} d="M0 0V-16" />
      <ellipse className={ink.deep} cx={0} cy={-20} rx={9} ry={11} />
    </g>
  );
}
