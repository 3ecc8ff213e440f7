import type { ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link-context.tsx';
import * as styles from './TitleLink.css.ts';

export interface TitleLinkProps {
  /** Where the thing's own page is; without it the title is plain text. */
  readonly href: string | undefined;
  /** The title. */
  readonly children: ReactNode;
}

/** The title of a row or card: it looks like the title it is, and leads on where there is somewhere to go. */
export function TitleLink({ href, children }: TitleLinkProps) {
  const Link = useLinkComponent();
  if (href === undefined) return children;
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
