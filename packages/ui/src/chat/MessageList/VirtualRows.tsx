import type { Message } from '@everstep/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import * as styles from './MessageList.css.ts';

/** First guess of a message's height with its gap, in pixels; each is measured once it is drawn. */
const ESTIMATED_HEIGHT = 120;

interface VirtualRowsProps {
  messages: readonly Message[];
  /** What scrolls; nothing is drawn until it is there. */
  scroller: HTMLElement | null;
  /** Called as soon as the list is drawn in another height. */
  onResize: () => void;
  row: (message: Message, index: number) => ReactNode;
  /** Place of the message that was looked for; -1 for none. */
  sought: number;
  /** A message's name among the others. */
  keyOf: (message: Message) => string;
}

/** Draws the messages in sight and a few around them. Heights that turn out otherwise, and older messages that arrive, move nothing in sight. */
export function VirtualRows({ messages, scroller, onResize, row, keyOf, sought }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => {
      const message = messages[index];
      return message ? keyOf(message) : index;
    },
    overscan: 8,
    anchorTo: 'end',
    // The list itself follows its end (use-follow-end.ts): a second one that does would drag along what is held.
    scrollEndThreshold: -1,
    initialOffset: messages.length * ESTIMATED_HEIGHT,
  });
  const goTo = useEffectEvent(() => virtual.scrollToIndex(sought, { align: 'start' }));
  const isSought = sought >= 0;
  // Once: older messages that arrive later change its place, but not what the member looks at.
  useEffect(() => {
    if (isSought && scroller) goTo();
  }, [isSought, scroller]);
  const height = `${virtual.getTotalSize()}px`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height says when.
  useLayoutEffect(onResize, [height, onResize]);
  return (
    // By script, not as an attribute: a page rendered on a server under a strict policy may not carry one.
    <div className={styles.virtual} ref={(element) => element?.style.setProperty('block-size', height)}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const message = messages[index];
        return (
          message && (
            <div
              key={key}
              data-index={index}
              className={styles.virtualRow}
              ref={virtual.measureElement}
              style={{ translate: `0 ${start}px` }}
            >
              {row(message, index)}
            </div>
          )
        );
      })}
    </div>
  );
}
