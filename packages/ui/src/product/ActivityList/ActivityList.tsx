import { formatCount } from '../format.ts';
import { EmptyScene } from '../EmptyScene/index.ts';
import * as parts from '../parts.css.ts';
import * as styles from './ActivityList.css.ts';

export interface ActivityItem {
  readonly id: string;
  /** The act in words. */
  readonly label: string;
  readonly xp: number;
  readonly coins: number;
  /** When it was, in words, such as "2 hours ago". */
  readonly when: string;
}

export interface ActivityListProps {
  /** Newest first. */
  readonly items: readonly ActivityItem[];
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`;

/** What was done lately, and what it brought. */
export function ActivityList({ items }: ActivityListProps) {
  if (items.length === 0) return <EmptyScene scene="sapling" line="Nothing here yet. Your first step will stand here." size="small" />;
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ id, label, xp, coins, when }) => (
        <li key={id} className={styles.item}>
          <span className={styles.words}>
            <span className={parts.rowTitle}>{label}</span>
            <span className={styles.when}>{when}</span>
          </span>
          {xp !== 0 && <span className={parts.chip}>{signed(xp)} XP</span>}
          {coins !== 0 && <span className={parts.outlineChip}>{signed(coins)} coins</span>}
        </li>
      ))}
    </ul>
  );
}
