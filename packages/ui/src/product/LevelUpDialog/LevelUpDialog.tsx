import type { LevelUp } from '@everstep/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TierPlace } from '../../illustrations/TierPlace/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Confetti } from './Confetti.tsx';
import { LevelUpContent } from './LevelUpContent.tsx';
import * as styles from './LevelUpDialog.css.ts';
import { levelUpDialogTexts } from './texts.ts';
import { useLevelUpPhase } from './useLevelUpPhase.ts';
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

/** Celebrates a new level: the tier's place, the level in the sun, title, rewards and what opened. */
export function LevelUpDialog({ levelUp, calm = false, onContinue }: LevelUpDialogProps) {
  const texts = useTexts('LevelUpDialog', levelUpDialogTexts);
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
      title={texts.title}
      // Focus goes to the button, past all that is drawn.
      description={texts.inWords(shown)}
      media={
        <div className={styles.place}>
          <TierPlace tier={shown.newTier} level={shown.newLevel} />
          {open && !still && <Confetti />}
        </div>
      }
      footer={
        <Button ref={button} wide size="large" onClick={onContinue}>
          {texts.continue}
        </Button>
      }
    >
      <LevelUpContent levelUp={shown} phase={phase} />
    </Dialog>
  );
}
