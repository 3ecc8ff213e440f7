export * from './assess.ts';
export * from './card.ts';
export * from './carry.ts';
export { countryOf } from './country.ts';
export { type CountryHelp, generalHelp, HELPLINES_UPDATED_ON, type Helpline, helpFor, helplinesByCountry } from './helplines.ts';
export type { CareCategory, CareLevel } from './rules.ts';
