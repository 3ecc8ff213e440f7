import { assess, countryOf, HIGH_RISK_LEVEL, type SafetyCard, safetyCard } from '@everstep/domain';

/** The reviewed card where a note speaks of danger, with the help of the country one is in. The note goes nowhere for this. */
export function noteHelp(note: string): SafetyCard | undefined {
  const { level, category } = assess(note);
  if (level < HIGH_RISK_LEVEL) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return safetyCard(category, countryOf({ timeZone, locale: navigator.language }));
}
