import type { ReactNode } from 'react';
import { PlainList } from '../../product/PlainList.tsx';
import * as styles from './Legend.css.ts';

/** What the colours, patterns and markers of a chart stand for. */
export function Legend({ items }: { items: readonly { readonly label: string; readonly mark: ReactNode }[] }) {
  return (
    <PlainList className={styles.legend}>
      {items.map(({ label, mark }) => (
        <li key={label} className={styles.item}>
          {mark}
          {label}
        </li>
      ))}
    </PlainList>
  );
}
