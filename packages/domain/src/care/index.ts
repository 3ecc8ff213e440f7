export { asksSafety, assessAnswer, isShortAnswer, leavesSafetyOpen } from './asked-safe.ts';
export * from './assess.ts';
export * from './card.ts';
export * from './carry.ts';
export * from './check-reply.ts';
export { countryOf, ELSEWHERE, isChoice, type ReaderPlace } from './country.ts';
export * from './follow-up.ts';
export {
  type CountryHelp,
  generalHelp,
  HELPLINES_UPDATED_ON,
  type HelpChecked,
  type Helpline,
  type HelplineCheck,
  helpCheckedOf,
  helpFor,
  helplinesByCountry,
} from './helplines.ts';
export * from './joined.ts';
export * from './on-card.ts';
export { type CareAnswer, careAnswers } from './questions.ts';
export * from './reply-gate.ts';
export type { CareCategory, CareLevel } from './rules.ts';
export * from './safety-plan.ts';
export { saysSafe } from './says-safe.ts';
export type { CareStatus, FollowUp, SafetyPlan } from './schemas.ts';
export { takesBack } from './takes-back.ts';
export { soundsTroubled } from './troubled.ts';
