import type { GuidedTalk } from '@everstep/domain';
import { useId } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './GuidedTalks.css.ts';
import { guidedTalksTexts } from './texts.ts';

export interface GuidedTalksProps {
  /** The talks, in the order in which they are offered. */
  talks: readonly GuidedTalk[];
  /** Called with the label of the one that was chosen: the words that begin it. */
  onChoose: (label: string) => void;
  /** Something is on its way, and none can be begun. @default false */
  disabled?: boolean | undefined;
}

/** Talks that a guide leads in steps, for who does not know how to begin: each with what it is for. */
export function GuidedTalks({ talks, onChoose, disabled = false }: GuidedTalksProps) {
  const texts = useTexts('GuidedTalks', guidedTalksTexts);
  const labelId = useId();
  return (
    <div className={styles.talks}>
      <p id={labelId} className={styles.label}>
        {texts.label}
      </p>
      <ul aria-labelledby={labelId} className={styles.list}>
        {talks.map(({ id, label, hint }) => (
          <li key={id} className={styles.item}>
            <button type="button" className={styles.talk} disabled={disabled} onClick={() => onChoose(label)}>
              <span className={styles.name}>{label}</span> <span className={styles.hint}>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
