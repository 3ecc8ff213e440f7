import type { ReactNode } from 'react';
import { useLinkComponent } from '../../internal/link-context.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './List.css.ts';

export interface ListProps extends NativeProps<'ul'> {
  /** Rows in an order that matters. @default false */
  ordered?: boolean;
}

export interface ListItemProps extends Omit<NativeProps<'li'>, 'title' | 'onClick'> {
  /** What the row is. */
  title: ReactNode;
  /** One line of meaning under the title. */
  description?: ReactNode;
  /** A checkbox, icon or avatar before the words. */
  start?: ReactNode;
  /** A chip, number or button after them. */
  end?: ReactNode;
  /** Makes the whole row a link. */
  href?: string;
  /** Makes the whole row a button. */
  onPress?: () => void;
  /** Marks the row as the one that is open. @default false */
  selected?: boolean;
}

/** Rows with thin lines between them. */
export function List({ ordered = false, ref, ...rest }: ListProps) {
  // The role keeps the list a list in Safari, which drops it with the bullets.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  if (!ordered) return <ul {...rest} ref={ref} role="list" className={styles.list} />;
  // An ordered list takes the attributes of an unordered one; only the ref's type differs.
  const Ordered = 'ol' as 'ul';
  return <Ordered {...rest} ref={ref} role="list" className={styles.list} />;
}

/** A row: title, one line of meaning, something before and after. With `href` or `onPress` the whole row can be pressed. */
export function ListItem(props: ListItemProps) {
  const { title, description, start, end, href, onPress, selected = false, children, ...rest } = props;
  const pressable = href !== undefined || onPress !== undefined;
  return (
    <li {...rest} className={styles.item({ pressable, selected })}>
      {start && <span className={styles.start}>{start}</span>}
      <Words href={href} onPress={onPress} selected={selected}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </Words>
      {end && <span className={styles.end}>{end}</span>}
      {children}
    </li>
  );
}

interface WordsProps {
  href: string | undefined;
  onPress: (() => void) | undefined;
  selected: boolean;
  children: ReactNode;
}

function Words({ href, onPress, selected, children }: WordsProps) {
  const Link = useLinkComponent();
  const pressed = `${styles.words} ${styles.press}`;
  const current = selected ? { 'aria-current': true } : {};
  if (href !== undefined) {
    return (
      <Link href={href} className={pressed} {...current} {...(onPress ? { onClick: onPress } : {})}>
        {children}
      </Link>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={pressed} onClick={onPress} {...current}>
        {children}
      </button>
    );
  }
  return <span className={styles.words}>{children}</span>;
}
