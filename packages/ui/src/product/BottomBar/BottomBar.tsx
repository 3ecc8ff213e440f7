import type { ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as styles from './BottomBar.css.ts';
import { bottomBarTexts } from './texts.ts';

interface BottomBarBase {
  readonly label: string;
  /** One icon of 1em; decorative. */
  readonly icon: ReactNode;
}

/** A place to go, or something to open such as the chat or the menu. */
export type BottomBarItem = BottomBarBase & ({ readonly href: string } | { readonly onSelect: () => void; readonly expanded?: boolean });

export interface BottomBarProps {
  /** Three to five. */
  readonly items: readonly BottomBarItem[];
  /** Address of the page that is open. */
  readonly current: string;
  /** Names the landmark. @default 'Quick access' */
  readonly label?: string;
}

function Item({ item, current }: { readonly item: BottomBarItem; readonly current: string }) {
  const Link = useLinkComponent();
  const face = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {item.icon}
      </span>
      <span className={styles.label}>{item.label}</span>
    </>
  );
  if ('href' in item) {
    return (
      <Link href={item.href} className={styles.item} {...(item.href === current ? { 'aria-current': 'page' } : {})}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.item}
      onClick={item.onSelect}
      aria-haspopup="dialog"
      {...(item.expanded === undefined ? {} : { 'aria-expanded': item.expanded })}
    >
      {face}
    </button>
  );
}

/** The phone's bar within the thumb's reach; larger screens don't show it. */
export function BottomBar({ items, current, label }: BottomBarProps) {
  const texts = useTexts('BottomBar', bottomBarTexts);
  return (
    <nav aria-label={label ?? texts.label} className={styles.bar}>
      <PlainList className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.cell}>
            <Item item={item} current={current} />
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
