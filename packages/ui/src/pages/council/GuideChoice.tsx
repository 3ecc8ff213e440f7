import { type CorePersonaId, corePersonas, MOST_COUNCIL_GUIDES } from '@everstep/domain';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { GUIDES_FIELD } from './council-draft.ts';
import * as styles from './GuideChoice.css.ts';

export interface GuideChoiceProps {
  /** The guides that are chosen, in the order in which they were. */
  readonly chosen: readonly CorePersonaId[];
  readonly onChange: (chosen: readonly CorePersonaId[]) => void;
  /** What is wrong with the choice, in a sentence. */
  readonly error?: string | undefined;
}

/** Two or three of the guides. With three chosen, the others wait until one of them is let go. */
export function GuideChoice({ chosen, onChange, error }: GuideChoiceProps) {
  const [helpId, errorId] = [useId(), useId()];
  const isFull = chosen.length >= MOST_COUNCIL_GUIDES;
  const toggle = (id: CorePersonaId, checked: boolean) => onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset id={GUIDES_FIELD} tabIndex={-1} aria-describedby={error === undefined ? helpId : `${helpId} ${errorId}`}>
      <legend className={styles.legend}>Whom do you ask?</legend>
      <p id={helpId} className={styles.help}>
        Two or three guides.{isFull ? ' Three are chosen: let one go to ask another.' : ''}
      </p>
      <div className={styles.choices}>
        {corePersonas.map((guide) => {
          const checked = chosen.includes(guide.id);
          return (
            <label key={guide.id} className={styles.choice}>
              <input
                type="checkbox"
                className={styles.box}
                checked={checked}
                disabled={isFull && !checked}
                onChange={(event) => toggle(guide.id, event.currentTarget.checked)}
                aria-label={`${guide.name}, ${guide.archetype}`}
              />
              <PersonaAvatar persona={guide} />
              <span className={styles.words}>
                <span className={styles.name}>{guide.name}</span>
                <span className={styles.archetype}>{guide.archetype}</span>
              </span>
              <Check className={styles.mark} aria-hidden="true" />
            </label>
          );
        })}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
