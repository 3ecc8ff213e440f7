import { ground, type Point, smoothLine } from '../../illustrations/curve.ts';
import { Sapling } from '../../illustrations/motifs.tsx';
import * as ink from '../../illustrations/scenery.css.ts';
import * as styles from './ChartFrame.css.ts';

const WIDTH = 900;
const HEIGHT = 96;

const behind: readonly Point[] = [
  [0, 70],
  [160, 52],
  [330, 66],
  [520, 40],
  [700, 58],
  [WIDTH, 38],
];
const near: readonly Point[] = [
  [0, 84],
  [220, 88],
  [450, 70],
  [640, 82],
  [WIDTH, 72],
];
const path: readonly Point[] = [
  [330, 92],
  [400, 84],
  [450, 78],
];

/** The land before anything was logged: one sapling at the end of a path. Decoration; the words above it say what it means. */
export function EmptyScene() {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      aria-hidden={true}
    >
      <circle className={ink.halo} cx={510} cy={34} r={22} />
      <circle className={ink.sun} cx={510} cy={34} r={13} />
      <path className={ink.hill1} d={ground(behind, HEIGHT)} />
      <path className={ink.hill2} d={ground(near, HEIGHT)} />
      <path className={ink.trail} d={smoothLine(path)} />
      <Sapling x={452} y={76} scale={1.2} />
    </svg>
  );
}
