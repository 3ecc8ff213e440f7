import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import type { HeadingLevel } from '../../components/Heading/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './ActivityList.css.ts';
import { activityListTexts } from './texts.ts';

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

/** What was done lately, and what it brought. */
export function ActivityList({ items, headingLevel = 3 }: ActivityListProps) {
  const texts = useTexts('ActivityList', activityListTexts);
  if (items.length === 0) {
    return (
      <EmptyState title={texts.empty} headingLevel={headingLevel} illustration={<Vignette scene="sapling" size="small" />}>
        {texts.emptyHint}
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
          {xp !== 0 && <Chip>{texts.xp(xp)}</Chip>}
          {coins !== 0 && <Chip tone="neutral">{texts.coins(coins)}</Chip>}
        </li>
      ))}
    </PlainList>
  );
}
