import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../a11y/LiveAnnouncer.tsx';
import { placeAfterKey, withMoved } from './reorder.ts';
import { startDrag } from './start-drag.ts';
import type { SortableListTexts } from './texts.ts';

/** A row that is being moved. */
interface Lift {
  from: number;
  to: number;
  by: 'keys' | 'pointer';
}

interface ReorderInput<Item> {
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  texts: SortableListTexts;
  onMove: (from: number, to: number) => void;
}

/** Lifts, moves and drops rows, by keyboard and by pointer, and says all of it aloud. */
export function useReorder<Item>({ list, items, nameOf, texts, onMove }: ReorderInput<Item>) {
  const announce = useAnnounce();
  const [lift, setLift] = useState<Lift | null>(null);
  const stopDrag = useRef<() => void>(undefined);
  useEffect(() => () => stopDrag.current?.(), []);
  const keyPlace = lift?.by === 'keys' ? lift.to : undefined;
  useEffect(() => {
    if (keyPlace !== undefined) list.current?.children[keyPlace]?.scrollIntoView({ block: 'nearest' });
  }, [list, keyPlace]);

  const nameAt = (index: number) =>
    items
      .slice(index, index + 1)
      .map(nameOf)
      .join('');
  const moveTo = (from: number, to: number) => {
    if (to === from || to < 0 || to >= items.length) return;
    onMove(from, to);
    announce(texts.moved(nameAt(from), to + 1, items.length));
  };
  const drop = ({ from, to }: Lift) => {
    setLift(null);
    if (to === from) announce(texts.droppedBack(nameAt(from)));
    else moveTo(from, to);
  };
  const cancel = ({ from }: Lift) => {
    setLift(null);
    announce(texts.cancelled(nameAt(from), from + 1, items.length));
  };

  /** Takes a key on the handle of the row at `from`; says whether it had a meaning. */
  const pressKey = (key: string, from: number): boolean => {
    if (key === ' ' || key === 'Enter') {
      if (lift) drop(lift);
      else {
        setLift({ from, to: from, by: 'keys' });
        announce(texts.lifted(nameAt(from), from + 1, items.length));
      }
      return true;
    }
    if (lift?.by !== 'keys') return false;
    if (key === 'Escape') {
      cancel(lift);
      return true;
    }
    const to = placeAfterKey(key, lift.to, items.length);
    if (to === undefined) return false;
    setLift({ ...lift, to });
    if (to !== lift.to) announce(texts.at(nameAt(lift.from), to + 1, items.length));
    return true;
  };
  const pressPointer = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !list.current || lift) return;
    let now: Lift = { from, to: from, by: 'pointer' };
    setLift(now);
    stopDrag.current = startDrag(list.current, from, event, {
      onPlace: (to) => {
        now = { ...now, to };
        setLift(now);
      },
      onEnd: (dropped) => {
        if (!dropped) cancel(now);
        else if (now.to === from) setLift(null);
        else drop(now);
      },
    });
  };

  /** What is drawn: a row lifted by keys stands at its new place, one that is dragged keeps its own under the pointer. */
  const shown = lift?.by === 'keys' ? withMoved(items, lift.from, lift.to) : items;
  return { lift, shown, moveTo, pressKey, pressPointer, settle: () => lift?.by === 'keys' && drop(lift) };
}
