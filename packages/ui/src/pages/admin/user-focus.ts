import { type FocusEvent, useEffect, useRef } from 'react';

export const USERS_SEARCH = 'users-search';
/** The card with the list of users, where one goes on when what had the focus is gone. */
export const USERS_LIST = 'users-list';

const OPTIONS = 'user-options-';
export const optionsId = (userId: string): string => OPTIONS + userId;

/** Where the focus goes when a dialog about a user closes, whose opener was an entry of a menu: the menu's button, else the list. */
export const optionsOf = (userId: string | undefined): HTMLElement | null =>
  document.getElementById(optionsId(userId ?? '')) ?? document.getElementById(USERS_LIST);

interface Place {
  readonly id: string;
  /** Its row, from 0. */
  readonly row: number;
}

/**
 * Keeps the keyboard where it is in a list of users when its row goes: on the row that stands there now, else on the list.
 * @returns what the table has to listen with
 */
export function useKeptRow(users: readonly { readonly id: string }[]) {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    if (!place.current) return;
    const { id, row } = place.current;
    const now = users.findIndex((user) => user.id === id);
    if (now >= 0) place.current = { id, row: now };
    else {
      place.current = undefined;
      if (document.activeElement === document.body) optionsOf(users[Math.min(row, users.length - 1)]?.id)?.focus();
    }
  }, [users]);
  return {
    onFocus({ target }: FocusEvent) {
      const id = target.id.startsWith(OPTIONS) ? target.id.slice(OPTIONS.length) : undefined;
      if (id !== undefined) place.current = { id, row: users.findIndex((user) => user.id === id) };
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A button that is taken away with its row gives the focus to nothing.
      if (relatedTarget) place.current = undefined;
    },
  };
}
