import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './SkipLink.css.ts';
import { skipLinkTexts } from './texts.ts';

export interface SkipLinkProps {
  /** Id of the main content, which needs `tabIndex={-1}` to take focus. */
  targetId: string;
  /** Says where it leads. @default 'Skip to content' */
  children?: ReactNode;
}

/** The first link of a page, seen only while it has focus: leads past the navigation. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const texts = useTexts('SkipLink', skipLinkTexts);
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    // The address stays as it is: a router would take a new hash for a new page.
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <a className={styles.link} href={`#${targetId}`} onClick={skip}>
      {children ?? texts.label}
    </a>
  );
}
