import type { SafetyCard } from '@everstep/domain';
import { type ReactNode, useId, useState } from 'react';
import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useHelpHere } from '../../internal/help-in-sight.ts';
import { useTexts } from '../../internal/texts.tsx';
import { EmergencyCall } from '../SafetyCard/EmergencyCall.tsx';
import { Grounding, Helplines } from '../SafetyCard/SafetyCard.tsx';
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

/** What the page and the dialog share, in the order in which it helps. */
function People({ card, country, plan, level }: Pick<HelpNowProps, 'card' | 'country' | 'plan'> & { readonly level: 2 | 3 }) {
  const texts = useTexts('HelpNow', helpNowTexts);
  const people = useId();
  const grounding = useId();
  // Where no number is known, the country comes first; and stays there, so that focus stays with it once one is chosen.
  const [countryFirst] = useState(card.emergency.number === null);
  useHelpHere('people');
  return (
    <>
      {countryFirst && country}
      <EmergencyCall emergency={card.emergency} />
      <section className={styles.section} aria-labelledby={people}>
        <Heading level={level} size="lg" id={people}>
          {texts.people}
        </Heading>
        {card.body.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {!countryFirst && country}
        <Helplines lines={card.helplines} />
      </section>
      {card.grounding.length > 0 && (
        <section className={styles.section} aria-labelledby={grounding}>
          <Heading level={level} size="lg" id={grounding}>
            {texts.until}
          </Heading>
          <Grounding steps={card.grounding} />
        </section>
      )}
      {plan}
    </>
  );
}

/** The page of people to reach: the emergency number first, the rest after it. */
export function HelpNow({ line, updated, foot, ...people }: HelpNowProps) {
  const texts = useTexts('HelpNow', helpNowTexts);
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <header className={styles.head}>
        <Heading level={1}>{texts.title}</Heading>
        <Text>{line}</Text>
      </header>
      <People {...people} level={2} />
      <footer className={styles.foot}>
        <Text size="sm" tone="muted">
          {updated}
        </Text>
        {foot}
      </footer>
    </main>
  );
}

export interface HelpNowDialogProps extends Omit<HelpNowProps, 'foot'>, Pick<DialogProps, 'open' | 'onOpenChange' | 'footer'> {}

/** The same people over a conversation, which waits underneath as it was. */
export function HelpNowDialog({ line, updated, open, onOpenChange, footer, ...people }: HelpNowDialogProps) {
  const texts = useTexts('HelpNow', helpNowTexts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={line} headerActions={null} footer={footer}>
      <div className={styles.stack}>
        <People {...people} level={3} />
        <Text size="sm" tone="muted">
          {updated}
        </Text>
      </div>
    </Dialog>
  );
}
