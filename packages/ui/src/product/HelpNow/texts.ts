/** The fixed words of `HelpNow`. */
export interface HelpNowTexts {
  readonly title: string;
  readonly people: string;
  /** Heads what one can do meanwhile. */
  readonly until: string;
}

export const helpNowTexts: HelpNowTexts = { title: 'Help now', people: 'People you can reach', until: 'Until someone is with you' };
