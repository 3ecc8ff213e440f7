import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type RefObject, useCallback } from 'react';
import * as styles from './TimePicker.css.ts';
import type { TimeText } from './time-text.ts';

interface TimeListProps {
  id: string;
  /** Of the list. */
  name: string;
  /** The field, which keeps the focus. */
  box: RefObject<HTMLElement | null>;
  steps: readonly TimeText[];
  value: TimeText | null;
  /** Place of the time that the keyboard stands on. */
  active: number;
  write: (time: TimeText) => string;
  onChoose: (time: TimeText) => void;
}

const keepFocus = (event: Event) => event.preventDefault();
const stop = (event: Event) => event.stopPropagation();

/** A dialog around it locks all scrolling but its own, by listening on the document: the list keeps its own scrolling to itself. */
function keepScrolling(list: HTMLElement | null) {
  list?.addEventListener('wheel', stop, { passive: true });
  list?.addEventListener('touchmove', stop, { passive: true });
}

/** The times below a field. */
export function TimeList({ id, name, box, steps, value, active, write, onChoose }: TimeListProps) {
  // Called when another time becomes the active one, and when the list appears.
  const showActive = useCallback((option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' }), []);
  const ofField = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <Popover.Portal>
      <Popover.Content
        id={id}
        ref={keepScrolling}
        role="listbox"
        aria-label={name}
        className={styles.list}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onInteractOutside={ofField}
        onMouseDown={(event) => event.preventDefault()}
      >
        {steps.map((time, index) => (
          // Keys are handled by the field, which has the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={time}
            id={`${id}-${index}`}
            ref={index === active ? showActive : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={time === value}
            className={styles.option}
            data-highlighted={index === active ? '' : undefined}
            onClick={() => onChoose(time)}
          >
            {write(time)}
            {time === value && <Check size="1em" className={styles.check} aria-hidden="true" />}
          </div>
        ))}
      </Popover.Content>
    </Popover.Portal>
  );
}
