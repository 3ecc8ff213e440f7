import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { ownEscape } from '../../internal/own-escape.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SortableList.css.ts';
import type { SortableListTexts } from './texts.ts';

interface SortHandleProps {
  /** Of the item. */
  name: string;
  texts: SortableListTexts;
  /** Id of the text that explains the keys. */
  hintId: string;
  lifted: boolean;
  first: boolean;
  last: boolean;
  /** Takes a key; answers whether it had a meaning here. */
  onKey: (key: string) => boolean;
  onGrab: (event: PointerEvent<HTMLButtonElement>) => void;
  /** One place up (-1) or down (1). */
  onStep: (steps: -1 | 1) => void;
  /** Focus left the grip. */
  onLeave: () => void;
}

/** The grip that drags and lifts, and two buttons for those who can only press: seen as soon as the keyboard is in the row. */
export function SortHandle({ name, texts, hintId, lifted, first, last, onKey, onGrab, onStep, onLeave }: SortHandleProps) {
  return (
    <span className={styles.handle}>
      <button
        type="button"
        className={styles.grip}
        aria-label={texts.move(name)}
        aria-describedby={hintId}
        aria-pressed={lifted}
        {...ownEscape(lifted)}
        onPointerDown={onGrab}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (onKey(event.key)) event.preventDefault();
        }}
      >
        <GripVertical className={styles.gripIcon} aria-hidden="true" />
      </button>
      <span className={styles.steps}>
        {/* Not disabled but aria-disabled: whoever steps to an end keeps the focus. */}
        <IconButton label={texts.moveUp(name)} icon={<ArrowUp />} size="small" aria-disabled={first} onClick={() => !first && onStep(-1)} />
        <IconButton
          label={texts.moveDown(name)}
          icon={<ArrowDown />}
          size="small"
          aria-disabled={last}
          onClick={() => !last && onStep(1)}
        />
      </span>
    </span>
  );
}
