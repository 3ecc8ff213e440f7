import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../a11y/LiveAnnouncer.tsx';
import { useDirection } from '../../internal/use-direction.ts';
import type { GoalCardGoal } from '../GoalCard/index.ts';
import { type BoardState, columnAfterKey, isBoardState, waysFrom } from './board.ts';
import { startDrag } from './start-drag.ts';
import type { GoalBoardTexts } from './texts.ts';

/** A goal that is held, and the column that it would go to. */
export interface BoardLift {
  readonly id: string;
  readonly from: BoardState;
  readonly over: BoardState;
  readonly by: 'keys' | 'pointer';
}

interface BoardInput {
  readonly board: RefObject<HTMLElement | null>;
  readonly texts: GoalBoardTexts;
  readonly onMove: (id: string, to: BoardState) => void;
}

/** Lifting, moving and dropping of tiles, by keyboard and by pointer. */
export function useBoard({ board, texts, onMove }: BoardInput) {
  const announce = useAnnounce();
  const direction = useDirection();
  const [lift, setLift] = useState<BoardLift | null>(null);
  /** Whose grip takes the focus once its tile stands in another column. */
  const follow = useRef<string>(undefined);
  const stopDrag = useRef<() => void>(undefined);
  useEffect(() => () => stopDrag.current?.(), []);
  useEffect(() => {
    if (follow.current === undefined) return;
    const grip = board.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(follow.current)}"]`);
    if (!grip || grip === document.activeElement) return;
    // Only where the focus fell to nothing: a dialog that the move has opened keeps it.
    if (document.activeElement === document.body) grip.focus();
    follow.current = undefined;
  });

  const drop = ({ id, from, over, by }: BoardLift, title: string) => {
    setLift(null);
    if (over === from) return announce(texts.stays(title, texts.columns[from]));
    if (by === 'keys') follow.current = id;
    announce(texts.dropped(title, texts.columns[over]));
    onMove(id, over);
  };
  const cancel = ({ from }: BoardLift, title: string) => {
    setLift(null);
    announce(texts.cancelled(title, texts.columns[from]));
  };

  /** Takes a key on the grip of a goal; says whether it had a meaning. */
  const pressKey = (key: string, { id, title, state }: GoalCardGoal): boolean => {
    if (!isBoardState(state)) return false;
    if (key === ' ' || key === 'Enter') {
      if (lift) drop(lift, title);
      else {
        setLift({ id, from: state, over: state, by: 'keys' });
        announce(texts.lifted(title, texts.columns[state]));
      }
      return true;
    }
    if (lift?.by !== 'keys') return false;
    if (key === 'Escape') {
      cancel(lift, title);
      return true;
    }
    const over = columnAfterKey(key, lift.from, lift.over, direction === 'rtl');
    if (over === undefined) return false;
    setLift({ ...lift, over });
    if (over !== lift.over) announce(texts.over(texts.columns[over]));
    return true;
  };

  const pressPointer = (event: PointerEvent<HTMLElement>, { id, title, state }: GoalCardGoal) => {
    const tile = event.currentTarget.closest<HTMLElement>('[data-tile]');
    if (event.button !== 0 || !board.current || !tile || !isBoardState(state) || lift) return;
    let now: BoardLift = { id, from: state, over: state, by: 'pointer' };
    setLift(now);
    stopDrag.current = startDrag(board.current, tile, event, {
      onOver: (column) => {
        const over = waysFrom(state).find((way) => way === column) ?? state;
        now = { ...now, over };
        setLift(now);
      },
      onEnd: (dropped) => {
        if (dropped && now.over !== now.from) drop(now, title);
        else if (dropped) setLift(null);
        else cancel(now, title);
      },
    });
  };

  /** Focus left the grip of a goal that is lifted by keys: nothing moves. */
  const leave = (title: string) => lift?.by === 'keys' && cancel(lift, title);

  return { lift, pressKey, pressPointer, leave };
}
