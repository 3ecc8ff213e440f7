import type { Tier } from '@everstep/domain';
import type { ReactNode } from 'react';
import { formatCount } from '../format.ts';
import { Panel } from '../Panel/index.ts';
import * as parts from '../parts.css.ts';
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

const RADIUS = 34;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ level, current, needed }: { readonly level: number; readonly current: number; readonly needed: number }) {
  const share = needed > 0 ? Math.min(current / needed, 1) : 0;
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-label={`Way to level ${level + 1}`}
      aria-valuemin={0}
      aria-valuemax={needed}
      aria-valuenow={Math.min(current, needed)}
      aria-valuetext={`${formatCount(current)} of ${formatCount(needed)} XP`}
    >
      <svg viewBox="0 0 80 80" className={styles.drawing} aria-hidden="true" focusable="false">
        <circle className={styles.track} cx={40} cy={40} r={RADIUS} />
        <circle className={styles.done} cx={40} cy={40} r={RADIUS} strokeDasharray={LENGTH} strokeDashoffset={LENGTH * (1 - share)} />
      </svg>
      <span className={styles.level} aria-hidden="true">
        {level}
      </span>
    </div>
  );
}

/** Where the member stands on the climb, and how far it is to the next level. */
export function LevelCard({ level, title, tier, currentXp, neededXp, facts = [], action }: LevelCardProps) {
  return (
    <Panel title={title} aside={`Level ${level}`}>
      <div className={styles.row}>
        <Ring level={level} current={currentXp} needed={neededXp} />
        <div className={styles.words}>
          <p className={parts.body}>
            {formatCount(Math.max(neededXp - currentXp, 0))} XP to level {level + 1}
          </p>
          <TierChip tier={tier} />
        </div>
      </div>
      {facts.length > 0 && (
        <ul role="list" className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={parts.outlineChip}>
              {fact}
            </li>
          ))}
        </ul>
      )}
      {action && <div>{action}</div>}
    </Panel>
  );
}
