import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { Phone } from 'lucide-react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './SafetyCard.css.ts';
import { safetyCardTexts } from './texts.ts';

/** A number as a phone takes it. */
export const dialled = (phone: string) => phone.replace(/[^+\d*#]/g, '');

/** Dials the emergency number by one tap; where none is known to be right, it says so and dials nothing. */
export function EmergencyCall({ emergency }: { readonly emergency: SafetyCardData['emergency'] }) {
  const texts = useTexts('SafetyCard', safetyCardTexts);
  const { number, note } = emergency;
  const words = (
    <>
      <Phone size={20} aria-hidden="true" />
      <span className={styles.emergencyWords}>
        <span>{number === null ? texts.callLocal : texts.callEmergency(number)}</span>
        <span className={styles.note}>{note}</span>
      </span>
    </>
  );
  if (number === null) return <p className={styles.emergencyUnknown}>{words}</p>;
  return (
    <a className={styles.emergency} href={`tel:${dialled(number)}`}>
      {words}
    </a>
  );
}
