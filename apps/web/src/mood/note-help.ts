import { HIGH_RISK_LEVEL, type SafetyCard, safetyCard } from '@everstep/domain';
import { assessAside } from '../care/assess-aside.ts';
import { readerCountry } from '../help/reader-place.ts';

export { readyToAssess } from '../care/assess-aside.ts';

/** The reviewed card where a note speaks of danger, with the help of the country one is in. The note goes nowhere for this. */
export async function noteHelp(note: string): Promise<SafetyCard | undefined> {
  const { level, category } = await assessAside(note);
  return level < HIGH_RISK_LEVEL ? undefined : safetyCard(category, readerCountry());
}
