import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element is larger than the element, so that there is something to scroll. Keeps up with both sizes. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    // The observer first speaks with the next frame; until then nobody could reach what is cut off.
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
