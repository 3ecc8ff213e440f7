import type { SafetyCard } from '@everstep/domain';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { EmergencyCall, Grounding, Helplines } from '../SafetyCard/SafetyCard.tsx';
import * as styles from './HelpNow.css.ts';
import { helpNowTexts } from './texts.ts';

export interface HelpNowProps {
  /** Fixed, reviewed text and the helplines of the chosen country. */
  readonly card: SafetyCard;
  /** One sentence before the emergency number. */
  readonly line: string;
  /** The choice of a country. */
  readonly country: ReactNode;
  /** The way to the reader's own safety plan. */
  readonly plan?: ReactNode;
  /** How old the numbers are, in words. */
  readonly updated: string;
  /** Links at the end. */
  readonly foot?: ReactNode;
}

/** The page of people to reach: the emergency number first, the rest after it in the order in which it helps. */
export function HelpNow({ card, line, country, plan, updated, foot }: HelpNowProps) {
  const texts = useTexts('HelpNow', helpNowTexts);
  const people = useId();
  const grounding = useId();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <header className={styles.head}>
        <Heading level={1}>{texts.title}</Heading>
        <Text>{line}</Text>
      </header>
      <EmergencyCall emergency={card.emergency} />
      <section className={styles.section} aria-labelledby={people}>
        <Heading level={2} size="lg" id={people}>
          {texts.people}
        </Heading>
        {card.body.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {country}
        <Helplines lines={card.helplines} />
      </section>
      {card.grounding.length > 0 && (
        <section className={styles.section} aria-labelledby={grounding}>
          <Heading level={2} size="lg" id={grounding}>
            {texts.until}
          </Heading>
          <Grounding steps={card.grounding} />
        </section>
      )}
      {plan}
      <footer className={styles.foot}>
        <Text size="sm" tone="muted">
          {updated}
        </Text>
        {foot}
      </footer>
    </main>
  );
}
