import type { LevelUp } from '@everstep/domain';
import { Sparkle } from 'lucide-react';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { classes, formatSigned } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import { TierChip } from '../TierChip/index.ts';
import * as styles from './LevelUpDialog.css.ts';
import { levelUpDialogTexts } from './texts.ts';
import { LAST_PHASE, type LevelUpPhase } from './useLevelUpPhase.ts';

export interface LevelUpContentProps {
  readonly levelUp: LevelUp;
  /** How much is shown: 1 adds title and tier, 2 the rewards, 3 the features. */
  readonly phase: LevelUpPhase;
}

/** What is said under the picture; each phase lets more of it appear, in room that is kept for it. */
export function LevelUpContent({ levelUp, phase }: LevelUpContentProps) {
  const texts = useTexts('LevelUpDialog', levelUpDialogTexts);
  const from = (first: LevelUpPhase) => classes(styles.part, phase >= first && styles.shown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, which the keyboard must be able to do
    <section className={styles.content} data-phase={phase} tabIndex={0} aria-label={texts.level(levelUp.newLevel)}>
      <p className={styles.cheer} aria-hidden="true">
        {texts.title}
      </p>
      <p className={classes(styles.title, from(1))}>{levelUp.newTitle}</p>
      <div className={from(1)}>
        <TierChip tier={levelUp.newTier} />
      </div>
      <dl className={classes(styles.rewards, from(2))}>
        <Reward amount={levelUp.xpGained} name={texts.xpGained} />
        <Reward amount={levelUp.coinsEarned} name={texts.coins(levelUp.coinsEarned)} />
      </dl>
      {levelUp.newFeatures.length > 0 && (
        <div className={from(LAST_PHASE)}>
          <Features features={levelUp.newFeatures} />
        </div>
      )}
    </section>
  );
}

function Reward({ amount, name }: { readonly amount: number; readonly name: string }) {
  const locale = useLocale();
  return (
    <div className={styles.reward}>
      <dt className={parts.muted}>{name}</dt>
      <dd className={styles.amount}>{formatSigned(amount, locale)}</dd>
    </div>
  );
}

function Features({ features }: { readonly features: LevelUp['newFeatures'] }) {
  const texts = useTexts('LevelUpDialog', levelUpDialogTexts);
  return (
    <div className={styles.features}>
      <h3 className={parts.rowTitle}>{texts.features}</h3>
      <PlainList>
        {features.map(({ name, title }) => (
          <li key={name} className={styles.feature}>
            <span className={styles.mark} aria-hidden="true">
              <Sparkle size={16} />
            </span>
            {title}
          </li>
        ))}
      </PlainList>
    </div>
  );
}
