import type { Persona } from '@everstep/domain';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { PersonaAvatar } from '../PersonaAvatar/index.ts';
import * as parts from '../parts.css.ts';
import * as styles from './PersonaSelector.css.ts';
import type { PersonaSelectorForm } from './PersonaSelector.variants.ts';
import { personaSelectorTexts } from './texts.ts';

/** What the selector shows of a guide. */
export type SelectablePersona = Pick<Persona, 'id' | 'name' | 'archetype' | 'vibe' | 'exampleMessage' | 'colorPrimary' | 'colorSecondary'>;

export interface PersonaSelectorProps {
  /** The guides, in the order that is shown. */
  readonly personas: readonly SelectablePersona[];
  /** Id of the chosen guide; null while there is none. */
  readonly selectedId: string | null;
  /** Called with the id of the guide that was chosen. */
  readonly onSelect: (id: string) => void;
  /** Called instead with one that an arrow key went to, where a choice closes what is around: Enter and Space choose it then. */
  readonly onMove?: ((id: string) => void) | undefined;
  /** Reaches the chosen guide, to give it the focus. */
  readonly selectedRef?: RefObject<HTMLInputElement | null> | undefined;
  /** `grid` of cards, or a `row` of chips where there is little room. @default 'grid' */
  readonly form?: PersonaSelectorForm;
  /** Keeps the title for screen readers only, as in a dialog that has it already. @default false */
  readonly hideTitle?: boolean;
}

interface ChoiceProps {
  readonly persona: SelectablePersona;
  readonly name: string;
  readonly checked: boolean;
  readonly selectedRef: PersonaSelectorProps['selectedRef'];
  readonly onSelect: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
  readonly look: string;
  readonly children: ReactNode;
}

/** A native radio under the card: arrows move, the label is the whole card. */
function Choice({ persona, name, checked, selectedRef, onSelect, onKeyDown, look, children }: ChoiceProps) {
  return (
    <label className={look}>
      <input
        ref={checked ? selectedRef : undefined}
        type="radio"
        className={styles.radio}
        name={name}
        value={persona.id}
        checked={checked}
        onKeyDown={(event) => onKeyDown(event, persona.id)}
        onChange={() => onSelect(persona.id)}
        // Choosing the chosen one again is a choice, too: a dialog around it closes.
        onClick={() => checked && onSelect(persona.id)}
        aria-label={`${persona.name}, ${persona.archetype}`}
      />
      {children}
    </label>
  );
}

function Card({ persona }: { readonly persona: SelectablePersona }) {
  const texts = useTexts('PersonaSelector', personaSelectorTexts);
  return (
    <>
      <PersonaAvatar persona={persona} size="large" />
      <span className={styles.words}>
        <span className={parts.rowTitle}>{persona.name}</span>
        <span className={styles.archetype}>{persona.archetype}</span>
        <span className={styles.example}>{persona.exampleMessage}</span>
        <Chip tone="neutral">{texts.vibe(persona.vibe)}</Chip>
      </span>
    </>
  );
}

/** Chooses the guide that answers: a grid of cards, or a compact row of chips. */
export function PersonaSelector(props: PersonaSelectorProps) {
  const { personas, selectedId, onSelect, onMove, selectedRef, form = 'grid', hideTitle = false } = props;
  const texts = useTexts('PersonaSelector', personaSelectorTexts);
  const name = useId();
  const byArrow = useRef(false);
  const onKeyDown = ({ key }: KeyboardEvent, id: string) => {
    byArrow.current = key.startsWith('Arrow');
    if (key === 'Enter') onSelect(id);
  };
  const choose = (id: string) => {
    const chosen = onMove && byArrow.current ? onMove : onSelect;
    byArrow.current = false;
    chosen(id);
  };
  return (
    <fieldset className={styles.selector}>
      <legend className={hideTitle ? styles.hiddenTitle : classes(parts.title, styles.title)}>{texts.title}</legend>
      <div className={styles.group[form]}>
        {personas.map((persona) => (
          <Choice
            key={persona.id}
            persona={persona}
            name={name}
            checked={persona.id === selectedId}
            selectedRef={selectedRef}
            onSelect={choose}
            onKeyDown={onKeyDown}
            look={form === 'grid' ? styles.card : styles.chip}
          >
            {form === 'grid' ? (
              <Card persona={persona} />
            ) : (
              <>
                <PersonaAvatar persona={persona} size="small" />
                {persona.name}
              </>
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
