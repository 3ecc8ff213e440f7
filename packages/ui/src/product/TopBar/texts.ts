/** The fixed words of a `TopBar` and of a `MessagesButton`. */
export interface TopBarTexts {
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly admin: string;
  readonly challenges: string;
  readonly help: string;
  readonly messages: string;
  /** @param count such as "3" or "99+" */
  readonly messagesUnread: (count: string) => string;
}

export const topBarTexts: TopBarTexts = {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  admin: 'Admin',
  challenges: 'Challenges',
  help: 'Help now',
  messages: 'Notifications',
  messagesUnread: (count) => `Notifications, ${count} unread`,
};
