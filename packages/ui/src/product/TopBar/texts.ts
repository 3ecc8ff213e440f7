/** The fixed words of a `TopBar` and of a `MessagesButton`. */
export interface TopBarTexts {
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly admin: string;
  /** @param count of what is new there */
  readonly adminNew: (count: number) => string;
  /** The same where there is little room. */
  readonly newOnPhones: (count: number) => string;
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
  adminNew: (count) => `Admin (${count} new)`,
  newOnPhones: (count) => `${count} new`,
  challenges: 'Challenges',
  help: 'Help now',
  messages: 'Notifications',
  messagesUnread: (count) => `Notifications, ${count} unread`,
};
