import { type ReactNode, useId } from 'react';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as styles from './Sidebar.css.ts';
import { sidebarTexts } from './texts.ts';

export interface SidebarItem {
  readonly href: string;
  readonly label: string;
  /** One icon of 1em; decorative. */
  readonly icon: ReactNode;
  /** Something new inside, in words, such as "3 new". */
  readonly note?: string;
}

export interface SidebarGroup {
  /** Heading of the group; the first group may go without. */
  readonly label?: string;
  readonly items: readonly SidebarItem[];
}

export interface SidebarProps {
  /** Where one can go, under headings. */
  readonly groups: readonly SidebarGroup[];
  /** Settings, Help and, for administrators, Admin: at the foot. */
  readonly foot?: readonly SidebarItem[];
  /** Address of the page that is open; its item is marked. */
  readonly current: string;
  /** Called when an item is followed, so that a drawer can close. */
  readonly onNavigate?: () => void;
  /** Names the landmark. @default 'Main' */
  readonly label?: string;
}

interface ItemsProps extends Pick<SidebarProps, 'current' | 'onNavigate'> {
  readonly items: readonly SidebarItem[];
  readonly labelledBy?: string;
}

function Items({ items, current, onNavigate, labelledBy }: ItemsProps) {
  const Link = useLinkComponent();
  return (
    <PlainList className={styles.list} {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}>
      {items.map(({ href, label, icon, note }) => (
        <li key={href}>
          <Link href={href} className={styles.item} onClick={onNavigate} {...(href === current ? { 'aria-current': 'page' } : {})}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span className={styles.label}>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}

function Group({ group, ...rest }: { readonly group: SidebarGroup } & Pick<SidebarProps, 'current' | 'onNavigate'>) {
  const heading = useId();
  if (group.items.length === 0) return null;
  return (
    <div className={styles.group}>
      {group.label && (
        <p id={heading} className={styles.heading}>
          {group.label}
        </p>
      )}
      <Items items={group.items} {...rest} {...(group.label ? { labelledBy: heading } : {})} />
    </div>
  );
}

/** The ways through the product, in groups, the open one marked. It stands in the shell's column or in its drawer. */
export function Sidebar({ groups, foot = [], current, onNavigate, label }: SidebarProps) {
  const texts = useTexts('Sidebar', sidebarTexts);
  const rest = onNavigate ? { current, onNavigate } : { current };
  return (
    <nav aria-label={label ?? texts.label} className={styles.sidebar}>
      {groups.map((group) => (
        <Group key={group.label ?? 'first'} group={group} {...rest} />
      ))}
      {foot.length > 0 && (
        <div className={styles.foot}>
          <Items items={foot} {...rest} />
        </div>
      )}
    </nav>
  );
}
