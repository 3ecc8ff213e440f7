/** The fixed words of a `SafetyCard` and of the parts that `HelpNow` shares with it. `name` is that of a helpline. */
export interface SafetyCardTexts {
  readonly callEmergency: (number: string) => string;
  /** Stands in its place where no number is known to be right. */
  readonly callLocal: string;
  /** Dials the number that mobile phones know in most countries, where no better one is known. */
  readonly tryGeneral: (number: string) => string;
  /** Leads to the choice of a country where no number is known. */
  readonly chooseCountry: string;
  readonly call: (name: string, phone: string) => string;
  /** @param text such as "Text HOME to 741741" */
  readonly write: (name: string, text: string) => string;
  readonly website: string;
  readonly websiteOf: (name: string) => string;
  /** Heads what one can do meanwhile. */
  readonly until: string;
  /** Leads to the reader's own safety plan. */
  readonly plan: string;
  /** Answers to the card's question. */
  readonly yes: string;
  readonly no: string;
  /** Says that nobody hears the answer. */
  readonly unheard: string;
  /** Leads to more people to reach. */
  readonly help: string;
}

export const safetyCardTexts: SafetyCardTexts = {
  callEmergency: (number) => `Call ${number}`,
  callLocal: 'Call your local emergency number',
  tryGeneral: (number) => `Try ${number} from a mobile`,
  chooseCountry: 'Choose your country',
  call: (name, phone) => `Call ${name}: ${phone}`,
  write: (name, text) => `${text}, ${name}`,
  website: 'Website',
  websiteOf: (name) => `Website of ${name}`,
  until: 'Until someone is with you',
  plan: 'Open my safety plan',
  yes: 'Yes',
  no: 'No',
  unheard: 'Your answer stays on this screen: it is neither stored nor sent.',
  help: 'Help now',
};
