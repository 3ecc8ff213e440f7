import { useState } from 'react';

/** What stood in this place before: null until something else is shown there, so that a page that has just been opened is none of it. */
export function useBefore(id: string | undefined): { readonly id: string | undefined } | null {
  const [shown, setShown] = useState<{ now: string | undefined; before: { id: string | undefined } | null }>({ now: id, before: null });
  if (shown.now === id) return shown.before;
  const before = { id: shown.now };
  setShown({ now: id, before });
  return before;
}
