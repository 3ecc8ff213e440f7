import { type KeyboardEvent, useState } from 'react';
import { nearestStep, type TimeText } from './time-text.ts';

interface TimeListOptions {
  readonly steps: readonly TimeText[];
  /** What the field says now. */
  readonly current: TimeText | undefined;
  readonly onChoose: (time: TimeText) => void;
}

/** Where the list begins when nothing is said yet: most days do not start at midnight. */
const BEGIN_AT = '08:00';

/** The list of a field that keeps the focus: whether it is open, and which time the keyboard stands on. */
export function useTimeList({ steps, current, onChoose }: TimeListOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const open = isOpen && steps.length > 0;
  const active = moved ?? nearestStep(steps, current ?? BEGIN_AT);

  const setOpen = (next: boolean) => {
    setIsOpen(next);
    setMoved(null);
  };
  const choose = (time: TimeText) => {
    onChoose(time);
    setOpen(false);
  };
  const move = (by: number) => {
    if (open) setMoved(Math.min(steps.length - 1, Math.max(0, active + by)));
    else setOpen(true);
  };

  /** Acts on a key of the field; false leaves it to the field. */
  const onKey = (event: KeyboardEvent): boolean => {
    const time = steps[active];
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chooses = event.key === 'Enter' && open && moved !== null && time !== undefined;
    if (chooses) choose(time);
    else if (direction !== 0) move(direction);
    // What is typed leads the list again.
    else if (event.key.length === 1) setMoved(null);
    if (chooses || direction !== 0) event.preventDefault();
    return chooses || direction !== 0;
  };
  return { open, active, setOpen, choose, onKey };
}
