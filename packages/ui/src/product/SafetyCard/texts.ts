/** The fixed words of a `SafetyCard` and of the parts that `HelpNow` shares with it. `name` is that of a helpline. */
export interface SafetyCardTexts {
  readonly callEmergency: (number: string) => string;
  readonly call: (name: string, phone: string) => string;
  readonly website: string;
  readonly websiteOf: (name: string) => string;
  /** Heads what one can do meanwhile. */
  readonly until: string;
  /** Leads to the reader's own safety plan. */
  readonly plan: string;
}

export const safetyCardTexts: SafetyCardTexts = {
  callEmergency: (number) => `Call ${number}`,
  call: (name, phone) => `Call ${name}: ${phone}`,
  website: 'Website',
  websiteOf: (name) => `Website of ${name}`,
  until: 'Until someone is with you',
  plan: 'Open my safety plan',
};
