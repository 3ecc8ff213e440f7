import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Popover.css.ts';
import type { PopoverAlign } from './Popover.variants.ts';

export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  /** What the panel holds. */
  children: ReactNode;
  /** Which edge of the trigger the panel lines up with. @default 'start' */
  align?: PopoverAlign;
  /** Whether it is open, where its owner keeps that. */
  open?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small panel beside its button, for a few controls or a word of explanation. The page stays in reach. */
export function Popover({ trigger, label, children, align = 'start', open, onOpenChange }: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.content} aria-label={label} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
