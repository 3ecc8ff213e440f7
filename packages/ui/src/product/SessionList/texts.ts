/** The fixed words of a `SessionList`. */
export interface SessionListTexts {
  readonly current: string;
  readonly signOutOthers: string;
  readonly noOthers: string;
}

export const sessionListTexts: SessionListTexts = {
  current: 'This device',
  signOutOthers: 'Sign out everywhere else',
  noOthers: 'You are signed in nowhere else.',
};
