import { help } from './helpline-entry.ts';
import { elsewhere } from './helplines-elsewhere.ts';
import { europe } from './helplines-europe.ts';

/** How an entry came to be what it is. Somebody in each country still checks it before a release. */
export type HelplineCheck =
  | {
      /** Date on which number and hours were compared with a text, YYYY-MM-DD. */
      readonly checkedOn: string;
      /** Address of that text. It may be older than the check. */
      readonly against: string;
    }
  | {
      /** Date on which it was entered without a text to compare it with, YYYY-MM-DD. */
      readonly enteredFromKnowledge: string;
    };

/** People to talk to. Numbers are as dialled inside the country. */
export interface Helpline {
  readonly name: string;
  readonly phone: string | null;
  /** How to write instead of call. */
  readonly text: string | null;
  readonly url: string | null;
  readonly hours: string;
  /** Shown first when the message was about abuse. */
  readonly topic?: 'abuse';
  /** The organisation's own site, where the number is to be checked. */
  readonly source: string;
  readonly check: HelplineCheck;
}

/** The numbers of one country. */
export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The number for danger to life now, and what else it may be; null where none is known to be right. */
  readonly emergency: { readonly number: string | null; readonly note: string };
  readonly helplines: readonly Helpline[];
}

/** Date of the last change to an entry. Before a release, somebody in each country checks them against the organisation's own site. */
export const HELPLINES_UPDATED_ON = '2026-11-23';

const findAHelpline: Helpline = {
  name: 'Find A Helpline',
  phone: null,
  text: null,
  url: 'https://findahelpline.com',
  hours: 'Lists free helplines by country',
  source: 'https://findahelpline.com',
  check: { enteredFromKnowledge: '2026-11-21' },
};

/** The rest of the European Union, where 112 is the emergency number by law. */
const restOfUnion = ['BG', 'CY', 'EE', 'HR', 'LT', 'LV', 'MT', 'RO', 'SI', 'SK'].map((country) => help(country, '112', findAHelpline));

/** Numbers by country, as the organisations publish them; a country that is not listed gets the general rule. */
export const helplinesByCountry: readonly CountryHelp[] = [...europe, ...restOfUnion, ...elsewhere];

/** What is shown where no number is known. */
export const generalHelp: Omit<CountryHelp, 'country'> = {
  emergency: {
    number: null,
    note: 'If you or someone near you is in danger now, do it at once. From a mobile phone, 112 reaches help in many countries, but not in all.',
  },
  helplines: [findAHelpline],
};

const helpByCountry = new Map(helplinesByCountry.map((entry) => [entry.country, entry]));

/** The help of a country, or the general rule. */
export function helpFor(country: string | undefined): Omit<CountryHelp, 'country'> {
  return (country && helpByCountry.get(country.toUpperCase())) || generalHelp;
}

/** How far the numbers of a country can be trusted. */
export interface HelpChecked {
  /** Date on which they were last looked through, YYYY-MM-DD; of several the oldest. */
  readonly on: string;
  /** Whether each was compared with a text, and not entered from knowledge alone. */
  readonly compared: boolean;
}

/** When the help of a country, or the general rule, was looked through, and how. */
export function helpCheckedOf(country: string | undefined): HelpChecked {
  const checks = helpFor(country).helplines.map(({ check }) => check);
  const days = checks.map((check) => ('checkedOn' in check ? check.checkedOn : check.enteredFromKnowledge)).toSorted();
  return { on: days[0] ?? HELPLINES_UPDATED_ON, compared: checks.every((check) => 'checkedOn' in check) };
}
