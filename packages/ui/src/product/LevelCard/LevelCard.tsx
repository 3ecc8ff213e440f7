import type { Tier } from '@everstep/domain';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import { TierChip } from '../TierChip/index.ts';
import * as styles from './LevelCard.css.ts';

export interface LevelCardProps {
  readonly level: number;
  /** Title of the level, such as "Explorer III". */
  readonly title: string;
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
  return (
    <Card heading={title} aside={`Level ${level}`}>
      <div className={styles.row}>
        <ProgressRing
          size="large"
          label={`Way to level ${level + 1}`}
          value={currentXp}
          max={neededXp}
          valueText={`${formatCount(currentXp)} of ${formatCount(neededXp)} XP`}
        >
          <span className={styles.level}>{level}</span>
        </ProgressRing>
        <div className={styles.words}>
          <Text>
            {formatCount(Math.max(neededXp - currentXp, 0))} XP to level {level + 1}
          </Text>
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
