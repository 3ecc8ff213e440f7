import * as styles from './MoodPicker.css.ts';
import type { MoodValue } from './moods.ts';

const mouths: Readonly<Record<MoodValue, string>> = {
  1: 'M14 32Q20 24 26 32',
  2: 'M14 30Q20 26 26 30',
  3: 'M14 28.5H26',
  4: 'M14 27Q20 32 26 27',
  5: 'M12.5 25.5Q20 35 27.5 25.5Z',
};

/** Eyes fall, rest or smile with the mood. */
const eyes: Readonly<Record<MoodValue, string>> = {
  1: 'M10.8 19.2L15.4 17.2M29.2 19.2L24.6 17.2',
  2: 'M13.4 18V19M26.6 18V19',
  3: 'M13.4 16V18.5M26.6 16V18.5',
  4: 'M13.4 15.5V18.5M26.6 15.5V18.5',
  5: 'M11 18Q13.4 14.5 15.8 18M24.2 18Q26.6 14.5 29 18',
};

interface MoodFaceProps {
  /** From 1, very low, to 5, very good. */
  readonly score: MoodValue;
}

/** One of the five drawn faces. */
export function MoodFace({ score }: MoodFaceProps) {
  return (
    <svg viewBox="0 0 40 40" className={styles.face} aria-hidden="true" focusable="false">
      <circle className={styles.head} cx={20} cy={20} r={17.5} />
      <path className={styles.feature} d={eyes[score]} />
      <path className={score === 5 ? styles.smile : styles.feature} d={mouths[score]} />
    </svg>
  );
}
