import { Medal } from 'lucide-react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ChallengeDay.css.ts';
import { challengeDayTexts } from './texts.ts';

export interface ChallengeMedal {
  /** `full` asks for nearly every day. */
  readonly kind: 'completed' | 'full';
  /** What was walked, such as "19 of 21 days". */
  readonly line: string;
}

/** What is given at the end of a challenge. */
export function Medallion({ kind, line }: ChallengeMedal) {
  const texts = useTexts('ChallengeDay', challengeDayTexts);
  return (
    <div className={styles.medal}>
      <Medal size={32} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className={styles.medalName}>{texts[kind]}</p>
        <p>{line}</p>
      </div>
    </div>
  );
}
