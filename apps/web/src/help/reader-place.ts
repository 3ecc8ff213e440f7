import { countryOf, helpFor } from '@everstep/domain';
import { COUNTRY } from './country-key.ts';

/** Country where the reader is, by its two letters: what they chose on this device, else what its clock and language say. */
export function readerCountry(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return countryOf({ chosen: chosenCountry(), timeZone, locale: navigator.language });
}

/** The emergency number there; null where none is known to be right. */
export const emergencyNumber = (): string | null => helpFor(readerCountry()).emergency.number;

/** Keeps what the reader chose under Help now, for the cards as well; a storage that is full or forbidden must not stand in the way. */
export function keepCountry(choice: string): void {
  try {
    localStorage.setItem(COUNTRY, choice);
  } catch {
    // The choice still holds for as long as Help now is open.
  }
}

function chosenCountry(): string | undefined {
  try {
    return localStorage.getItem(COUNTRY) ?? undefined;
  } catch {
    return undefined;
  }
}
