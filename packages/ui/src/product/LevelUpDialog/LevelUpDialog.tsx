import type { LevelUp } from '@everstep/domain';
import { Sparkle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TierPlace } from '../../illustrations/TierPlace/index.ts';
import { classes, formatCount } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import { TierChip } from '../TierChip/index.ts';
import { Confetti } from './Confetti.tsx';
import * as styles from './LevelUpDialog.css.ts';
import { LAST_PHASE, useLevelUpPhase } from './useLevelUpPhase.ts';
import { useStillness } from './useStillness.ts';

export interface LevelUpDialogProps {
  /** What was reached; null closes the dialog. */
  readonly levelUp: LevelUp | null;
  /** No confetti and no phases. Reduced motion has the same effect. @default false */
  readonly calm?: boolean;
  /** Called by the button, Esc and the scrim. */
  readonly onContinue: () => void;
}

/** Keeps what was shown while the closing dialog fades. */
function useLast(levelUp: LevelUp | null): LevelUp | null {
  const [last, setLast] = useState(levelUp);
  useEffect(() => {
    if (levelUp !== null) setLast(levelUp);
  }, [levelUp]);
  return levelUp ?? last;
}

function Reward({ amount, name }: { readonly amount: number; readonly name: string }) {
  return (
    <div className={styles.reward}>
      <dd className={styles.amount}>+{formatCount(amount)}</dd>
      <dt className={parts.muted}>{name}</dt>
    </div>
  );
}

function Features({ features }: { readonly features: LevelUp['newFeatures'] }) {
  return (
    <div className={styles.features}>
      <h3 className={parts.rowTitle}>New Features Unlocked!</h3>
      <PlainList>
        {features.map(({ name, title }) => (
          <li key={name} className={styles.feature}>
            <Sparkle size={16} aria-hidden="true" />
            {title}
          </li>
        ))}
      </PlainList>
    </div>
  );
}

function Content({ levelUp, phase }: { readonly levelUp: LevelUp; readonly phase: number }) {
  const from = (first: number) => classes(styles.part, phase >= first && styles.shown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, which the keyboard must be able to do
    <section className={styles.content} data-phase={phase} tabIndex={0} aria-label={`Level ${levelUp.newLevel}`}>
      <p className={styles.cheer} aria-hidden="true">
        LEVEL UP!
      </p>
      <p className={classes(styles.title, from(1))}>{levelUp.newTitle}</p>
      <div className={from(1)}>
        <TierChip tier={levelUp.newTier} />
      </div>
      <dl className={classes(styles.rewards, from(2))}>
        <Reward amount={levelUp.xpGained} name="XP gained" />
        <Reward amount={levelUp.coinsEarned} name={levelUp.coinsEarned === 1 ? 'coin' : 'coins'} />
      </dl>
      {levelUp.newFeatures.length > 0 && (
        <div className={from(LAST_PHASE)}>
          <Features features={levelUp.newFeatures} />
        </div>
      )}
    </section>
  );
}

/** Celebrates a new level: the tier's place, the level in the sun, title, rewards and what opened. */
export function LevelUpDialog({ levelUp, calm = false, onContinue }: LevelUpDialogProps) {
  const shown = useLast(levelUp);
  const still = useStillness() || calm;
  const open = levelUp !== null;
  const phase = useLevelUpPhase(open, still);
  const button = useRef<HTMLButtonElement>(null);
  if (shown === null) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onContinue();
      }}
      size="sm"
      hideHeader
      closeButton={false}
      initialFocus={button}
      title="LEVEL UP!"
      description={`You reached level ${shown.newLevel}, ${shown.newTitle}.`}
      media={
        <div className={styles.place}>
          <TierPlace tier={shown.newTier} level={shown.newLevel} />
          {open && !still && <Confetti />}
        </div>
      }
      footer={
        <Button ref={button} wide size="large" onClick={onContinue}>
          Continue Your Journey
        </Button>
      }
    >
      <Content levelUp={shown} phase={phase} />
    </Dialog>
  );
}
