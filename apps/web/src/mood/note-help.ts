import { assess, HIGH_RISK_LEVEL, type SafetyCard, safetyCard } from '@everstep/domain';
import { readerCountry } from '../help/reader-place.ts';

/** The reviewed card where a note speaks of danger, with the help of the country one is in. The note goes nowhere for this. */
export function noteHelp(note: string): SafetyCard | undefined {
  const { level, category } = assess(note);
  return level < HIGH_RISK_LEVEL ? undefined : safetyCard(category, readerCountry());
}
