import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isTouched } from './touched.ts';

/**
 * After an answer was chosen, focus goes on to the message field once that takes words again, unless the member went elsewhere meanwhile.
 * Where a finger taps it stays: a keyboard would rise over the reply.
 *
 * @returns notes that one was chosen; call it when focus has left what is gone with the choice
 */
export function useFocusAfterChoice(input: RefObject<HTMLElement | null>, sending: boolean): () => void {
  const resting = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (sending || resting.current === null) return;
    if (document.activeElement === resting.current) input.current?.focus({ preventScroll: true });
    resting.current = null;
  }, [sending, input]);
  return () => {
    resting.current = isTouched() ? null : document.activeElement;
  };
}
