import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps an element as high as it was before: a dialog that grows and shrinks with each letter of a search cannot be read. */
export function useHeldHeight(element: RefObject<HTMLElement | null>, held: boolean): CSSProperties | undefined {
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!held) height.current = element.current?.offsetHeight ?? 0;
  });
  return held && height.current > 0 ? { blockSize: height.current } : undefined;
}
