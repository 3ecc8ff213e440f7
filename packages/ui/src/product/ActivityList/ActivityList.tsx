import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import type { HeadingLevel } from '../../components/Heading/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { formatCount } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
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
  /** Level of the heading that the empty state has. @default 3 */
  readonly headingLevel?: HeadingLevel;
}

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatCount(Math.abs(amount))}`;

/** What was done lately, and what it brought. */
export function ActivityList({ items, headingLevel = 3 }: ActivityListProps) {
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing here yet" headingLevel={headingLevel} illustration={<Vignette scene="sapling" size="small" />}>
        Your first step will stand here.
      </EmptyState>
    );
  }
  return (
    <PlainList className={styles.list}>
      {items.map(({ id, label, xp, coins, when }) => (
        <li key={id} className={styles.item}>
          <span className={styles.words}>
            <span className={parts.rowTitle}>{label}</span>
            <span className={styles.when}>{when}</span>
          </span>
          {xp !== 0 && <Chip>{signed(xp)} XP</Chip>}
          {coins !== 0 && <Chip tone="neutral">{signed(coins)} coins</Chip>}
        </li>
      ))}
    </PlainList>
  );
}
