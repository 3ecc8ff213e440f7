import { useEffect, useRef } from 'react';
import * as styles from './TagField.css.ts';

interface SuggestionListProps {
  id: string;
  /** Of the list. */
  name: string;
  options: readonly string[];
  /** Index of the active option; -1 for none. */
  active: number;
  onChoose: (option: string) => void;
}

/** What the text may go on to; the focus stays in the input, which says which option is active. */
export function SuggestionList({ id, name, options, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={name} className={styles.suggestions}>
      {options.map((option, index) => (
        // The keys are heard by the input, where the focus is.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={option}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.suggestion}
          data-highlighted={index === active ? '' : undefined}
          // Keeps the focus, and with it the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option}
        </div>
      ))}
    </div>
  );
}
