import type { CountryHelp, Helpline, HelplineCheck } from './helplines.ts';

const ALWAYS = 'Day and night, every day';
/** Where the hours change, or are not known for sure. */
export const SEE_SITE = 'See the website for hours';
const IN_DANGER = 'If you or someone near you is in danger now, call this number.';

/** Compared on this day with a stored copy of the page at this address. */
export const read = (against: string): HelplineCheck => ({ checkedOn: '2026-11-22', against: `https://${against}` });
/** Nothing to compare it with was at hand. */
export const known: HelplineCheck = { enteredFromKnowledge: '2026-11-21' };

type LineDraft = Partial<Pick<Helpline, 'text' | 'hours' | 'topic'>>;

/** One line of an organisation, by the address of its site. */
export function line(name: string, phone: string | null, site: string, check: HelplineCheck, more: LineDraft = {}): Helpline {
  const url = `https://${site}`;
  return { name, phone, text: null, url, hours: ALWAYS, source: url, check, ...more };
}

/** A country with one number for everything. */
export function help(country: string, number: string, ...helplines: readonly Helpline[]): CountryHelp {
  return { country, emergency: { number, note: IN_DANGER }, helplines };
}

/** Where the police have a number of their own; the first one is for an ambulance. */
export function helpApart(country: string, ambulance: string, police: string, ...helplines: readonly Helpline[]): CountryHelp {
  return { country, emergency: { number: ambulance, note: `${IN_DANGER} Ambulance: ${ambulance}. Police: ${police}.` }, helplines };
}

/** Marks a line for people whom somebody hurts. */
export const abuse = { topic: 'abuse' } as const;
