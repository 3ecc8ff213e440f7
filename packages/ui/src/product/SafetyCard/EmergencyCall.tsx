import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { Phone } from 'lucide-react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './SafetyCard.css.ts';
import { safetyCardTexts } from './texts.ts';

/** A number as a phone takes it. */
export const dialled = (phone: string) => phone.replace(/[^+\d*#]/g, '');

/** Known to mobile phones in most countries, not in all: offered, and not promised, where no better number is known. */
const GENERAL = '112';

/** Dials the emergency number by one tap; where none is known to be right, it says so and offers the general one. */
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
  if (number === null)
    return (
      <div className={styles.emergencyUnknown}>
        <p className={styles.unknownWords}>{words}</p>
        <a className={styles.call} href={`tel:${GENERAL}`}>
          <Phone size={16} aria-hidden="true" />
          {texts.tryGeneral(GENERAL)}
        </a>
      </div>
    );
  return (
    <a className={styles.emergency} href={`tel:${dialled(number)}`}>
      {words}
    </a>
  );
}
