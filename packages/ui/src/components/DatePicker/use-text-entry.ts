import { type RefObject, useEffect, useState } from 'react';

interface TextEntryOptions {
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** Writes a value for the member. */
  readonly write: (value: string) => string;
  /** Reads what was typed; undefined when it is no value. */
  readonly read: (text: string) => string | undefined;
  /** Whether nothing more can follow, so that the text counts while it is being typed. */
  readonly isComplete: (text: string) => boolean;
  /** What is wrong with a text that is not empty; undefined when it can be taken. */
  readonly against: (text: string) => string | undefined;
}

export interface TextEntry {
  /** What stands in the field. */
  readonly text: string;
  /** What is wrong with it, said once the member has left the field. */
  readonly problem: string | undefined;
  /** The same, before it is said: a form must not be sent with a text that counts as nothing. */
  readonly unsaid: string | undefined;
  readonly type: (text: string) => void;
  /** Reads what was typed as well as can be, and writes it out. */
  readonly settle: () => void;
  readonly choose: (value: string | null) => void;
}

/** A text on its way to a value. The value is what the text says at any moment, so that a form never sends what is no longer shown. */
export function useTextEntry({ value, onValueChange, write, read, isComplete, against }: TextEntryOptions): TextEntry {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState(value);

  // A value that came from elsewhere replaces what was being typed.
  if (value !== told) {
    setTold(value);
    setDraft(null);
    setProblem(undefined);
  }
  const tell = (next: string | null) => {
    setTold(next);
    if (next !== value) onValueChange(next);
  };
  const problemOf = (text: string) => (text.trim() === '' ? undefined : against(text));
  const taken = (text: string) => (problemOf(text) === undefined ? (read(text) ?? null) : null);

  return {
    text: draft ?? (value === null ? '' : write(value)),
    problem,
    unsaid: draft === null ? undefined : problemOf(draft),
    type: (text) => {
      setDraft(text);
      setProblem(undefined);
      tell(isComplete(text) ? taken(text) : null);
    },
    settle: () => {
      if (draft === null) return;
      const found = problemOf(draft);
      setProblem(found);
      if (found === undefined) setDraft(null);
      tell(taken(draft));
    },
    choose: (next) => {
      setDraft(null);
      setProblem(undefined);
      tell(next);
    },
  };
}

/** Makes the browser refuse to send a form while the first field in the box says something that cannot be taken. */
export function useValidity(box: RefObject<HTMLElement | null>, problem: string | undefined): void {
  useEffect(() => {
    box.current?.querySelector('input')?.setCustomValidity(problem ?? '');
  }, [box, problem]);
}
