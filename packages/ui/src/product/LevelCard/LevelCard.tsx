import type { Tier } from '@everstep/domain';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import { TierChip } from '../TierChip/index.ts';
import * as styles from './LevelCard.css.ts';
import { levelCardTexts } from './texts.ts';

export interface LevelCardProps {
  /** The member's level. */
  readonly level: number;
  /** Title of the level, such as "Explorer III". */
  readonly title: string;
  /** Decides which place of the land is shown. */
  readonly tier: Tier;
  /** XP inside the level. */
  readonly currentXp: number;
  /** XP that the level needs in all. */
  readonly neededXp: number;
  /** Short facts as chips below, such as "12 days active". */
  readonly facts?: readonly string[];
  /** A link or button at the foot. */
  readonly action?: ReactNode;
}

/** Where the member stands on the climb, and how far it is to the next level. */
export function LevelCard({ level, title, tier, currentXp, neededXp, facts = [], action }: LevelCardProps) {
  const texts = useTexts('LevelCard', levelCardTexts);
  return (
    <Card heading={title} aside={texts.level(level)}>
      <div className={styles.row}>
        <ProgressRing
          size="large"
          label={texts.way(level + 1)}
          value={currentXp}
          max={neededXp}
          valueText={texts.progress(currentXp, neededXp)}
        >
          <span className={styles.level}>{level}</span>
        </ProgressRing>
        <div className={styles.words}>
          <Text>{texts.left(Math.max(neededXp - currentXp, 0), level + 1)}</Text>
          <TierChip tier={tier} />
        </div>
      </div>
      {facts.length > 0 && (
        <PlainList className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <Chip tone="neutral">{fact}</Chip>
            </li>
          ))}
        </PlainList>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}
