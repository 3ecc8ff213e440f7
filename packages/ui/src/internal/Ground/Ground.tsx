import type { ReactNode } from 'react';
import * as styles from './Ground.css.ts';

/** The page's own background under a story, so that contrast is measured on what members see. */
export function Ground({ bare, children }: { bare: boolean; children: ReactNode }) {
  return <div className={`${styles.ground} ${styles.space[bare ? 'bare' : 'padded']}`}>{children}</div>;
}
