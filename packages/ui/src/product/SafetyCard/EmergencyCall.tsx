import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { Phone } from 'lucide-react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './SafetyCard.css.ts';
import { safetyCardTexts } from './texts.ts';

/** A number as a phone takes it. */
export const dialled = (phone: string) => phone.replace(/[^+\d*#]/g, '');

/** Dials the emergency number by one tap. */
export function EmergencyCall({ emergency }: { readonly emergency: SafetyCardData['emergency'] }) {
  const texts = useTexts('SafetyCard', safetyCardTexts);
  return (
    <a className={styles.emergency} href={`tel:${dialled(emergency.number)}`}>
      <Phone size={20} aria-hidden="true" />
      <span className={styles.emergencyWords}>
        <span>{texts.callEmergency(emergency.number)}</span>
        <span className={styles.note}>{emergency.note}</span>
      </span>
    </a>
  );
}
