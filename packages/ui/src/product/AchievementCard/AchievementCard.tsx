import type { Rarity } from '@everstep/domain';
import { Chip } from '../../components/Chip/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './AchievementCard.css.ts';
import { achievementCardTexts } from './texts.ts';

export interface AchievementCardProps {
  /** What it is called. */
  readonly title: string;
  /** What one does for it, in a line. */
  readonly description: string;
  /** How few have it; said by a word and by the frame. */
  readonly rarity: Rarity;
  /** Coins it brings. */
  readonly coins: number;
  /** When it was earned, in words; null while it is open. */
  readonly earned: string | null;
  /** How far an open one is. */
  readonly progress?: { readonly current: number; readonly target: number } | null;
}

const stonesOf: Readonly<Record<Rarity, number>> = { common: 1, uncommon: 2, rare: 3, epic: 4, legendary: 5 };

/** A pile of stones, one for each step of rarity, with a sun behind it once it is earned. */
function Pile({ rarity, earned }: { readonly rarity: Rarity; readonly earned: boolean }) {
  const stones = Array.from({ length: stonesOf[rarity] }, (_, index) => index);
  return (
    <svg viewBox="0 0 56 56" className={styles.pile} aria-hidden="true" focusable="false">
      <circle cx={28} cy={26} r={22} className={earned ? styles.sun : styles.dim} />
      {stones.map((index) => (
        <rect
          key={index}
          className={earned ? styles.stone : styles.openStone}
          x={10 + index * 3}
          y={43 - index * 7}
          width={36 - index * 6}
          height={6}
          rx={3}
        />
      ))}
    </svg>
  );
}

/** One achievement: what for, how rare, when earned or how far. */
export function AchievementCard({ title, description, rarity, coins, earned, progress }: AchievementCardProps) {
  const texts = useTexts('AchievementCard', achievementCardTexts);
  return (
    <article className={styles.card}>
      <Pile rarity={rarity} earned={earned !== null} />
      <div className={styles.words}>
        <h3 className={parts.rowTitle}>{title}</h3>
        <p className={parts.muted}>{description}</p>
        <div className={styles.facts}>
          <Chip tone={earned === null ? 'neutral' : 'sun'}>{texts.rarity(rarity)}</Chip>
          <span className={parts.muted}>
            {`${earned ?? (progress ? texts.progress(progress.current, progress.target) : texts.open)} · ${texts.coins(coins)}`}
          </span>
        </div>
        {earned === null && progress && progress.target > 1 && (
          <ProgressBar
            label={texts.way(title)}
            value={progress.current}
            max={progress.target}
            valueText={texts.progress(progress.current, progress.target)}
            size="small"
          />
        )}
      </div>
    </article>
  );
}

export interface HiddenAchievementProps {
  /** How few have it; all that is told before it is earned. */
  readonly rarity: Rarity;
}

/** An achievement that keeps its name until it is earned: a silhouette and its rarity. */
export function HiddenAchievement({ rarity }: HiddenAchievementProps) {
  const texts = useTexts('AchievementCard', achievementCardTexts);
  return (
    <article className={styles.card}>
      <svg viewBox="0 0 56 56" className={styles.pile} aria-hidden="true" focusable="false">
        <circle cx={28} cy={28} r={22} className={styles.dim} />
        <text x={28} y={37} textAnchor="middle" className={styles.question}>
          ?
        </text>
      </svg>
      <div className={styles.words}>
        <h3 className={parts.rowTitle}>{texts.hidden}</h3>
        <p className={parts.muted}>{texts.hiddenHint}</p>
        <div className={styles.facts}>
          <Chip tone="neutral">{texts.rarity(rarity)}</Chip>
        </div>
      </div>
    </article>
  );
}
