import { type ComponentProps, useEffect, useRef } from 'react';
import { GoingOut } from './GoingOut.tsx';
import { USERS_LIST } from './user-focus.ts';

export type AdminGoingOutProps = ComponentProps<typeof GoingOut>;

/** What can still be taken back, above the list of users: it may have been written there. */
export function AdminGoingOut({ onUndo, ...props }: AdminGoingOutProps) {
  const pressed = useRef<string>(undefined);
  const isBack = props.notifications.some(({ id, state }) => id === pressed.current && state !== 'waiting');
  // The button that was pressed is gone: the list is where one goes on.
  useEffect(() => {
    if (!isBack) return;
    pressed.current = undefined;
    if (document.activeElement === document.body) document.getElementById(USERS_LIST)?.focus();
  }, [isBack]);
  return (
    <GoingOut
      {...props}
      onUndo={(id) => {
        pressed.current = id;
        onUndo(id);
      }}
    />
  );
}
