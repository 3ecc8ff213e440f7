import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import { useDirection } from '../../internal/use-direction.ts';
import * as styles from './Menu.css.ts';

export interface MenuLayerProps {
  /** Of the menu's element. */
  readonly id: string;
  /** Id of the button, which names the menu. */
  readonly labelledBy: string;
  /** The button that opens it, drawn elsewhere; it gets the focus back. */
  readonly button: RefObject<HTMLElement | null>;
  /** Whether a key opened it: then the first item has the focus. Cleared when that is done. */
  readonly byKeyboard: RefObject<boolean>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** `MenuItem`, `MenuLabel` and `MenuSeparator`. */
  readonly children: ReactNode;
}

/** The menu of a button that was there before it, lined up with the button's end. */
export function MenuLayer({ id, labelledBy, button, byKeyboard, open, onOpenChange, children }: MenuLayerProps) {
  const dir = useDirection();
  // The key came before this layer, so only the button knows of it.
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !byKeyboard.current) return;
    byKeyboard.current = false;
    event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    <DropdownMenu.Root dir={dir} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <StandIn button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          id={id}
          aria-labelledby={labelledBy}
          className={styles.content}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          loop
          onFocus={enter}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Draws nothing: it hands Radix the button that is already there, so that the button never leaves the page nor loses focus. */
function StandIn({ button, ref }: { readonly button: RefObject<HTMLElement | null>; readonly ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
