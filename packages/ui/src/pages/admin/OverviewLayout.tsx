import type { ReactNode } from 'react';
import * as styles from './OverviewLayout.css.ts';

/** Five `StatTile`s, of which none stands alone in a row, however wide the room is. */
export function FiveTiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.fiveTiles}>{children}</div>
    </div>
  );
}

interface PairProps {
  /** Gives the first one more room. @default false */
  readonly uneven?: boolean;
  /** Two cards. */
  readonly children: ReactNode;
}

/** Two cards beside each other and of one height, or one below the other. */
export function Pair({ uneven = false, children }: PairProps) {
  return (
    <div className={styles.frame}>
      <div className={uneven ? `${styles.pair} ${styles.uneven}` : styles.pair}>{children}</div>
    </div>
  );
}
