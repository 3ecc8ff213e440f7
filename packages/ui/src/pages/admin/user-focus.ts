/** Where the focus goes when a dialog about users closes: its opener was an entry of a menu, which is gone by then. */
export const USERS_SEARCH = 'users-search';

export const optionsId = (userId: string): string => `user-options-${userId}`;

/** The button behind which the acts of a user are; the search where there is none any more. */
export const optionsOf = (userId: string): HTMLElement | null =>
  document.getElementById(optionsId(userId)) ?? document.getElementById(USERS_SEARCH);
