import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { ExternalLink, HeartHandshake, MessageSquare, Phone } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../components/Link/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './SafetyCard.css.ts';
import { safetyCardTexts } from './texts.ts';

export interface SafetyCardProps {
  /** Fixed, reviewed text and the helplines of the member's country. */
  readonly card: SafetyCardData;
  /** Level of the card's heading. @default 3 */
  readonly headingLevel?: 1 | 2 | 3;
  /** Where the reader's own safety plan is; null offers none. @default '/safety-plan' */
  readonly planHref?: string | null;
}

type Helpline = SafetyCardData['helplines'][number];

const dialled = (phone: string) => phone.replace(/[^+\d*#]/g, '');

function Line({ line }: { readonly line: Helpline }) {
  const texts = useTexts('SafetyCard', safetyCardTexts);
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span className={parts.rowTitle}>{line.name}</span>
        <span className={parts.muted}>{line.hours}</span>
        {line.text && (
          <span className={styles.text}>
            <MessageSquare size={15} aria-hidden="true" />
            {line.text}
          </span>
        )}
      </span>
      <span className={styles.ways}>
        {line.phone && (
          <a className={styles.call} href={`tel:${dialled(line.phone)}`} aria-label={texts.call(line.name, line.phone)}>
            <Phone size={16} aria-hidden="true" />
            {line.phone}
          </a>
        )}
        {line.url && (
          <a
            className={styles.call}
            href={line.url.startsWith('http') ? line.url : `https://${line.url}`}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.websiteOf(line.name)}
          >
            <ExternalLink size={16} aria-hidden="true" />
            {texts.website}
          </a>
        )}
      </span>
    </li>
  );
}

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

/** People to reach, each by one tap. */
export function Helplines({ lines }: { readonly lines: SafetyCardData['helplines'] }) {
  return (
    <PlainList className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </PlainList>
  );
}

/** Something to hold on to, in order. */
export function Grounding({ steps }: { readonly steps: SafetyCardData['grounding'] }) {
  return (
    <ol className={styles.grounding}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** Stands where a person may be in danger: care, one direct question, people to reach now, something to hold on to. */
export function SafetyCard({ card, headingLevel = 3, planHref = '/safety-plan' }: SafetyCardProps) {
  const texts = useTexts('SafetyCard', safetyCardTexts);
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <HeartHandshake size={26} aria-hidden="true" />
        <Heading id={heading} className={parts.title}>
          {card.title}
        </Heading>
      </div>
      {card.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.question}>{card.question}</p>
      <EmergencyCall emergency={card.emergency} />
      <Helplines lines={card.helplines} />
      {card.grounding.length > 0 && (
        <div>
          <p className={parts.rowTitle}>{texts.until}</p>
          <Grounding steps={card.grounding} />
        </div>
      )}
      {planHref !== null && <Link href={planHref}>{texts.plan}</Link>}
    </section>
  );
}
