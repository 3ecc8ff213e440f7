import { type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { withMoved } from './reorder.ts';
import * as styles from './SortableList.css.ts';
import { SortHandle } from './SortHandle.tsx';
import { sortableListTexts } from './texts.ts';
import { useReorder } from './use-reorder.ts';

/** What was moved, for apps that send the move rather than the order. */
export interface SortableMove {
  key: string;
  /** Index before, from 0. */
  from: number;
  /** Index after, from 0. */
  to: number;
}

export interface SortableListProps<Item> extends Omit<NativeProps<'ol'>, 'children' | 'aria-label'> {
  /** Names the list, e.g. "Order of your habits". */
  label: string;
  /** What is sorted, in the order that is shown. */
  items: readonly Item[];
  /** Unique for each item, and the same after a move. */
  itemKey: (item: Item) => string;
  /** What an item is called when its move is said aloud. */
  itemName: (item: Item) => string;
  /** Draws an item with its handle, which belongs at one end of it. */
  children: (item: Item, handle: ReactNode) => ReactNode;
  /** Called with the new order once an item is dropped at another place; the owner keeps it. */
  onReorder: (items: readonly Item[], move: SortableMove) => void;
  /** How the keyboard moves an item, read with each handle. @default 'Space lifts it, arrow keys move it, Space drops it, Escape cancels.' */
  hint?: string;
}

/** Safari drops the meaning of a list with its numbers. */
const asList = { role: 'list' } as const;

/** A list in an order of one's own: by dragging, by keyboard, or step by step. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemName, children, onReorder, hint, ref, ...rest } = props;
  const texts = useTexts('SortableList', sortableListTexts);
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => list.current, []);
  const { lift, shown, moveTo, pressKey, pressPointer, settle } = useReorder({
    list,
    items,
    texts,
    nameOf: itemName,
    onMove: (from, to) => {
      const [item] = items.slice(from, from + 1);
      if (item !== undefined) onReorder(withMoved(items, from, to), { key: itemKey(item), from, to });
    },
  });
  const liftedAt = lift && (lift.by === 'keys' ? lift.to : lift.from);

  return (
    <>
      <ol
        {...rest}
        ref={list}
        {...asList}
        aria-label={label}
        className={styles.list}
        data-dragging={lift?.by === 'pointer' ? '' : undefined}
      >
        {shown.map((item, index) => {
          // A row lifted by keys is drawn at its new place; the items know it by its old one.
          const from = lift?.by === 'keys' ? items.indexOf(item) : index;
          const lifted = index === liftedAt;
          const handle = (
            <SortHandle
              name={itemName(item)}
              texts={texts}
              hintId={hintId}
              lifted={lifted}
              first={index === 0}
              last={index === items.length - 1}
              onKey={(key) => pressKey(key, from)}
              onGrab={(event) => pressPointer(event, from)}
              onStep={(steps) => moveTo(from, from + steps)}
              onLeave={settle}
            />
          );
          return (
            <li
              key={itemKey(item)}
              className={styles.row}
              data-lifted={lifted ? lift?.by : undefined}
              data-shift={lift?.by === 'pointer' ? shiftOf(index, lift) : undefined}
            >
              {children(item, handle)}
            </li>
          );
        })}
      </ol>
      <span id={hintId} hidden>
        {hint ?? texts.hint}
      </span>
    </>
  );
}

/** Which way a row makes room for the one that is dragged over it. */
function shiftOf(index: number, { from, to }: { from: number; to: number }): 'up' | 'down' | undefined {
  if (index > from && index <= to) return 'up';
  return index < from && index >= to ? 'down' : undefined;
}
