import { useState } from 'react';
import type { LocalNumber } from './local-number.ts';
import { clamp, type NumberRange } from './number-range.ts';

interface NumberEntryOptions {
  readonly number: number | null;
  readonly setNumber: (number: number | null) => void;
  readonly local: LocalNumber;
  readonly range: NumberRange;
}

/** A text on its way to a number. It counts once it is settled: on leaving, on Enter and with every step. */
export function useNumberEntry({ number, setNumber, local, range }: NumberEntryOptions) {
  /** What is being typed; null while the settled number shows. */
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const [told, setTold] = useState(number);
  const typed = draft === null ? number : local.parse(draft);
  const unreadable = Number.isNaN(typed);

  const show = (text: string | null, isRefused = false) => {
    setDraft(text);
    setRefused(isRefused);
  };
  // A number that came from elsewhere replaces what was being typed.
  if (number !== told) {
    setTold(number);
    show(null);
  }
  const tell = (next: number | null) => {
    setTold(next);
    if (next !== number) setNumber(next);
  };
  const settle = (next: number | null) => {
    show(null);
    tell(next);
  };

  return {
    /** What stands in the field. */
    text: draft ?? local.format(number),
    /** The number that steps go on from. */
    usable: unreadable ? number : typed,
    /** Whether the text is no number, said or not yet: a form must not be sent with it. */
    unreadable,
    /** Whether that is to be said, since the member has left the field. */
    refused,
    write: (text: string) => show(text),
    settle,
    /** Reads what was typed; what is no number stays, and counts as none. */
    leave: () => {
      if (draft === null) return;
      if (!unreadable) return settle(typed === null ? null : clamp(typed, range));
      show(draft, true);
      tell(null);
    },
  };
}
