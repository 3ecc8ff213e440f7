import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useDirection } from '../../internal/use-direction.ts';
import * as styles from './Menu.css.ts';
import type { MenuAlign, MenuItemTone } from './Menu.variants.ts';

export interface MenuProps {
  /** The button that opens the menu; it names the menu, too. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode;
  /** Which edge of the trigger the menu lines up with. @default 'start' */
  align?: MenuAlign;
  /** Whether it is open, where its owner keeps that. */
  open?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A short list of actions behind a button. */
export function Menu({ trigger, children, align = 'start', open, onOpenChange }: MenuProps) {
  const dir = useDirection();
  return (
    <DropdownMenu.Root dir={dir} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.content} align={align} sideOffset={6} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  /** What it does, in a few words. */
  children: ReactNode;
  /** Called on click, Enter and Space; the menu closes. */
  onSelect: () => void;
  /** Stands before the words; decorative. */
  icon?: ReactNode;
  /** A second line that says what the action does. */
  description?: ReactNode;
  /** `danger` for what deletes. @default 'neutral' */
  tone?: MenuItemTone;
  /** Cannot be chosen just now; still read. @default false */
  disabled?: boolean;
}

/** One action of a menu. */
export function MenuItem({ children, onSelect, icon, description, tone = 'neutral', disabled = false }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item({ tone })} disabled={disabled} onSelect={onSelect}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.text}>
        {children}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </DropdownMenu.Item>
  );
}

export interface MenuLabelProps {
  /** A word or two. */
  children: ReactNode;
}

/** Says what the following items have in common; not an action. */
export function MenuLabel({ children }: MenuLabelProps) {
  return <DropdownMenu.Label className={styles.label}>{children}</DropdownMenu.Label>;
}

/** A line between two groups of items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
