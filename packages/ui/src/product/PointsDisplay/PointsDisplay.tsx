import { POINTS_ANIMATION_MS } from '@everstep/domain';
import { Coins } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { classes, formatCount } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './PointsDisplay.css.ts';
import { pointsDisplayTexts } from './texts.ts';

export interface PointsDisplayProps {
  /** The member's level. */
  readonly level: number;
  /** Title of the level, such as "Explorer III". */
  readonly title: string;
  /** XP in all. */
  readonly points: number;
  /** Coins that can be spent. */
  readonly coins: number;
  /** Plays the award animation. @default false */
  readonly animating?: boolean;
  /** No movement, whatever `animating` says. @default false */
  readonly calm?: boolean;
}

/** Level and title, XP and coins, quiet until something was earned. */
export function PointsDisplay({ level, title, points, coins, animating = false, calm = false }: PointsDisplayProps) {
  const texts = useTexts('PointsDisplay', pointsDisplayTexts);
  const locale = useLocale();
  const moves = animating && !calm;
  return (
    <dl className={styles.points} data-animating={moves || undefined}>
      <div className={classes(parts.chip, styles.level, moves && styles.lifted)}>
        <dt className={styles.word}>{texts.level}</dt>
        <dd className={styles.cut}>
          {level} · {title}
        </dd>
      </div>
      <div className={classes(parts.outlineChip, styles.fixed, moves && styles.lifted)}>
        <dt className={styles.unit}>{texts.xp}</dt>
        <dd>{formatCount(points, locale)}</dd>
      </div>
      <div className={classes(parts.outlineChip, styles.fixed, moves && styles.lifted)}>
        <Coins className={styles.coin} aria-hidden="true" />
        <dt className={styles.hiddenWord}>{texts.coins}</dt>
        <dd>{formatCount(coins, locale)}</dd>
      </div>
    </dl>
  );
}

/** Runs the award animation of the points display: `pulse()` starts it anew, `animating` ends by itself after 1.5 s. */
export function usePointsPulse(): { readonly animating: boolean; readonly pulse: () => void } {
  const [pulses, setPulses] = useState(0);
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    if (pulses === 0) return;
    const timer = setTimeout(() => setEndedAt(pulses), POINTS_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [pulses]);
  const pulse = useCallback(() => setPulses((count) => count + 1), []);
  return { animating: pulses > endedAt, pulse };
}
