import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and the way in and out. Refusals by the browser leave all as it is. */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(ref.current !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [ref]);
  const toggle = () => {
    const change = full ? document.exitFullscreen() : ref.current?.requestFullscreen();
    change?.catch(() => setFull(document.fullscreenElement === ref.current));
  };
  return { full, toggle };
}
