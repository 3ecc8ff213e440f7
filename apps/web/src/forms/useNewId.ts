import { useCallback, useRef } from 'react';

/**
 * Names what is created, so that it is created once however often its sending is tried: the answer may have been lost on its way.
 * The same content has the same id until it is stored; content that was changed in between is something else, and is stored as well.
 */
export function useNewId(): { readonly idOf: (content: unknown) => string; readonly stored: () => void } {
  const named = useRef<{ readonly content: string; readonly id: string } | null>(null);
  const idOf = useCallback((content: unknown) => {
    const text = JSON.stringify(content);
    if (named.current?.content !== text) named.current = { content: text, id: crypto.randomUUID() };
    return named.current.id;
  }, []);
  const stored = useCallback(() => {
    named.current = null;
  }, []);
  return { idOf, stored };
}
