/** The fixed words of an `AccountMenu`. */
export interface AccountMenuTexts {
  /** Names the button. */
  readonly accountOf: (name: string) => string;
  readonly profile: string;
  readonly account: string;
  readonly settings: string;
  readonly billing: string;
  readonly logout: string;
}

export const accountMenuTexts: AccountMenuTexts = {
  accountOf: (name) => `Account of ${name}`,
  profile: 'Profile',
  account: 'Account',
  settings: 'Settings',
  billing: 'Billing & Subscription',
  logout: 'Logout',
};
