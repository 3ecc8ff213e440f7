import type { MouseEvent, ReactNode } from 'react';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `#` and the id of the main content, which needs `tabIndex={-1}` to take focus. */
  href: `#${string}`;
  /** @default 'Skip to content' */
  children?: ReactNode;
}

/** The first link of a page, seen only while it has focus: leads past the navigation. */
export function SkipLink({ href, children = 'Skip to content' }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(href.slice(1));
    if (!target) return;
    // The address stays as it is: a router would take a new hash for a new page.
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a className={styles.link} href={href} onClick={skip}>
      {children}
    </a>
  );
}
