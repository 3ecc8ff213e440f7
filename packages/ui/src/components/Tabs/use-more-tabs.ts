import { type RefObject, useEffect } from 'react';

/** Tells a row of tabs, as `data-more`, at which of its ends there are tabs that are out of sight. */
export function useMoreTabs(list: RefObject<HTMLElement | null>): void {
  // At each drawing, as labels can have grown.
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const tell = () => {
      const { left, right } = row.getBoundingClientRect();
      const ends = [...row.children].map((tab) => tab.getBoundingClientRect());
      const before = ends.some((tab) => tab.left < left - 1);
      const after = ends.some((tab) => tab.right > right + 1);
      row.dataset.more = before && after ? 'both' : before ? 'left' : after ? 'right' : 'none';
    };
    tell();
    row.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
    return () => {
      row.removeEventListener('scroll', tell);
      window.removeEventListener('resize', tell);
    };
  });
}
