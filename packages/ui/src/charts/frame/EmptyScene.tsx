import * as ink from '../../illustrations/scenery.css.ts';
import * as styles from './ChartFrame.css.ts';

/** The land before anything was logged: a sapling at the end of a path. Decoration; the words above it say what it means. */
export function EmptyScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 900 96" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden={true}>
      <circle className={ink.halo} cx={510} cy={34} r={22} />
      <circle className={ink.sun} cx={510} cy={34} r={13} />
      <path className={ink.hill1} d="M0 70C27 67 105 53 160 52S270 68 330 66S458 41 520 40S637 58 700 58S867 41 900 38V96H0Z" />
      <path className={ink.hill2} d="M0 84C37 85 145 90 220 88S380 71 450 70S565 82 640 82S857 74 900 72V96H0Z" />
      <path className={ink.trail} d="M330 92C342 91 380 86 400 84S442 79 450 78" />
      <path className={ink.stroke} d="M452 76V63" />
      <path className={ink.deep} d="M452 65C441 66 439 60 439 57C447 56 452 59 452 65ZM452 68C462 69 464 63 464 59C457 58 452 62 452 68Z" />
    </svg>
  );
}
