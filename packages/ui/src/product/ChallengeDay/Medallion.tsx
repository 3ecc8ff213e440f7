import { Medal } from 'lucide-react';
import * as styles from './ChallengeDay.css.ts';

export interface ChallengeMedal {
  /** `full` asks for nearly every day. */
  readonly kind: 'completed' | 'full';
  /** What was walked, such as "19 of 21 days". */
  readonly line: string;
}

/** What is given at the end of a challenge. */
export function Medallion({ kind, line }: ChallengeMedal) {
  return (
    <div className={styles.medal}>
      <Medal size={32} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className={styles.medalName}>{kind === 'full' ? 'The full medal is yours' : 'You walked it to the end'}</p>
        <p>{line}</p>
      </div>
    </div>
  );
}
