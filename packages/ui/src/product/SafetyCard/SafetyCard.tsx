import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { ExternalLink, Globe, HeartHandshake, LifeBuoy, MessageSquare, Phone } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useHelpHere } from '../../internal/help-in-sight.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import * as parts from '../parts.css.ts';
import { dialled, EmergencyCall } from './EmergencyCall.tsx';
import { Question } from './Question.tsx';
import * as styles from './SafetyCard.css.ts';
import { smsOf } from './sms-of.ts';
import { safetyCardTexts } from './texts.ts';

export interface SafetyCardProps {
  /** Fixed, reviewed text and the helplines of the member's country. */
  readonly card: SafetyCardData;
  /** Level of the card's heading. @default 3 */
  readonly headingLevel?: 1 | 2 | 3;
  /** It answers something just done on the page: it is moved into sight and takes the focus. @default false */
  readonly arrives?: boolean;
  /** Where the reader's own safety plan is; null offers none. @default '/safety-plan' */
  readonly planHref?: string | null;
  /** Shows more people to reach where the reader is. @default leads to `helpHref` */
  readonly onHelp?: (() => void) | undefined;
  /** Where more people to reach are found. @default '/help-now' */
  readonly helpHref?: string;
}

type Helpline = SafetyCardData['helplines'][number];

function Line({ line }: { readonly line: Helpline }) {
  const texts = useTexts('SafetyCard', safetyCardTexts);
  const sms = line.text === null ? undefined : smsOf(line.text);
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span className={parts.rowTitle}>{line.name}</span>
        <span className={parts.muted}>{line.hours}</span>
        {line.text && !sms && (
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
        {line.text && sms && (
          <a className={styles.call} href={sms} aria-label={texts.write(line.name, line.text)}>
            <MessageSquare size={16} aria-hidden="true" />
            {line.text}
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

/** Moves a card into sight, and the focus to it, whenever another one has come. */
function useArrival(self: RefObject<HTMLElement | null>, card: SafetyCardData | undefined): void {
  useEffect(() => {
    if (!card) return;
    self.current?.focus({ preventScroll: true });
    self.current?.scrollIntoView({ block: 'start' });
  }, [self, card]);
}

/** Stands where a person may be in danger: care, people to reach now, one direct question, something to hold on to. */
export function SafetyCard(props: SafetyCardProps) {
  const { card, headingLevel = 3, arrives = false, planHref = '/safety-plan', helpHref = '/help-now', onHelp } = props;
  const texts = useTexts('SafetyCard', safetyCardTexts);
  const heading = useId();
  const self = useRef<HTMLElement>(null);
  useHelpHere('card');
  useArrival(self, arrives ? card : undefined);
  const Heading = `h${headingLevel}` as const;
  const [opening, ...rest] = card.body;
  const isUnknown = card.emergency.number === null;
  const help = isUnknown ? ({ icon: <Globe /> } as const) : ({ tone: 'outline', icon: <LifeBuoy /> } as const);
  const helpWords = isUnknown ? texts.chooseCountry : texts.help;
  const further = onHelp ? (
    <Button {...help} onClick={onHelp}>
      {helpWords}
    </Button>
  ) : (
    <LinkButton {...help} href={helpHref}>
      {helpWords}
    </LinkButton>
  );
  return (
    <section ref={self} className={styles.card} aria-labelledby={heading} tabIndex={arrives ? -1 : undefined}>
      <div className={styles.head}>
        <HeartHandshake size={26} aria-hidden="true" />
        <Heading id={heading} className={parts.title}>
          {card.title}
        </Heading>
      </div>
      <p>{opening}</p>
      {/* Before anything longer, so that a phone shows them at once. */}
      <EmergencyCall emergency={card.emergency} />
      {/* Help now asks for the country first: with it come numbers that are right. */}
      {isUnknown && <div className={styles.further}>{further}</div>}
      <Helplines lines={card.helplines} />
      <Question card={card} />
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {card.grounding.length > 0 && (
        <div>
          <p className={parts.rowTitle}>{texts.until}</p>
          <Grounding steps={card.grounding} />
        </div>
      )}
      <div className={styles.further}>
        {!isUnknown && further}
        {planHref !== null && <Link href={planHref}>{texts.plan}</Link>}
      </div>
    </section>
  );
}
