import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as styles from './NotificationDialog.css.ts';
import { notificationDialogTexts } from './texts.ts';

/** Longer lists draw only what is in sight. */
const VIRTUAL_FROM = 100;
/** First guess of a row's height, in pixels; each is measured once it is drawn. */
const ESTIMATED_HEIGHT = 92;

interface NotificationListProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly row: (item: Item) => ReactNode;
  /** Stands after the last row. */
  readonly end?: ReactNode;
}

/** The rows in their own scroller. Screen readers are told of all of them, drawn or not. */
export function NotificationList<Item extends { readonly id: string }>({ items, row, end }: NotificationListProps<Item>) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div ref={setScroller} className={styles.scroller}>
      {items.length > VIRTUAL_FROM ? (
        <VirtualRows items={items} row={row} scroller={scroller} />
      ) : (
        <PlainList className={styles.list} aria-label={texts.title}>
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </PlainList>
      )}
      {end}
    </div>
  );
}

interface VirtualRowsProps<Item extends { readonly id: string }> extends NotificationListProps<Item> {
  readonly scroller: HTMLElement | null;
}

function VirtualRows<Item extends { readonly id: string }>({ items, row, scroller }: VirtualRowsProps<Item>) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
  });
  const height = `${virtual.getTotalSize()}px`;
  return (
    // By script, not as an attribute: a page rendered on a server under a strict policy may not carry one.
    <div ref={(element) => element?.style.setProperty('block-size', height)} className={styles.virtual}>
      <PlainList className={styles.list} aria-label={texts.title}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={styles.virtualRow}
                style={{ translate: `0 ${start}px` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {row(item)}
              </li>
            )
          );
        })}
      </PlainList>
    </div>
  );
}
