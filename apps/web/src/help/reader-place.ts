import { countryOf, helpFor } from '@everstep/domain';
import { deviceStorage } from '../device/device-storage.ts';
import { COUNTRY } from './country-key.ts';

/** Country where the reader is, by its two letters: what they chose on this device, else what its clock and language say. */
export function readerCountry(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return countryOf({ chosen: deviceStorage.getItem(COUNTRY) ?? undefined, timeZone, locale: navigator.language });
}

/** The emergency number there; null where none is known to be right. */
export const emergencyNumber = (): string | null => helpFor(readerCountry()).emergency.number;

/** Keeps what the reader chose under Help now, for the cards as well. */
export function keepCountry(choice: string): void {
  deviceStorage.setItem(COUNTRY, choice);
}
