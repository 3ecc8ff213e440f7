import { type ComponentType, type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef, useState } from 'react';
import { type LazyPart, useLazyPart } from '../../internal/lazy-part.ts';
import type { MenuLayerProps } from './MenuLayer.tsx';

/** Props that make a plain `<button>` open its menu; the same before and after the menu's code is there. */
export interface MenuButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'data-state': 'open' | 'closed';
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * A button that is drawn at once and a menu whose code comes when the button is pointed at, focused or pressed.
 *
 * @param part the menu; its component draws a `MenuLayer` with the `layer` it is given
 * @returns props of the button, and the menu to draw beside it (null before its code is there)
 */
export function useMenuButton<Props extends { layer: Omit<MenuLayerProps, 'children'> }>(part: LazyPart<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  const [wanted, setWanted] = useState(false);
  const Menu: ComponentType<Props> | null = useLazyPart(part, false);
  const id = useId();
  const menuId = `${id}menu`;
  const open = wanted && Menu !== null;

  const prepare = () => void part.load().catch(() => setWanted(false));
  const press = (keyboard: boolean) => {
    byKeyboard.current = keyboard;
    setWanted(true);
    prepare();
  };
  const buttonProps: MenuButtonProps = {
    ref: button,
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? menuId : undefined,
    'data-state': open ? 'open' : 'closed',
    onPointerEnter: prepare,
    onFocus: prepare,
    // Who has moved on is not called back by a menu that arrives late.
    onBlur: () => {
      if (!Menu) setWanted(false);
    },
    onPointerDown: (event) => {
      if (event.button !== 0 || event.ctrlKey) return;
      press(false);
      // The menu takes the focus; the press would take it back.
      if (Menu) event.preventDefault();
    },
    onKeyDown: (event) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      press(true);
    },
  };
  return { buttonProps, Menu, layer: { id: menuId, labelledBy: id, button, byKeyboard, open, onOpenChange: setWanted } };
}
