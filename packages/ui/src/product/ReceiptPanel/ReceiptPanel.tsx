import { type ReactNode, useId } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import * as parts from '../parts.css.ts';
import * as styles from './ReceiptPanel.css.ts';
import { type ReceiptFacts, ReceiptRows } from './ReceiptRows.tsx';
import { receiptPanelTexts } from './texts.ts';

export interface ReceiptPanelProps {
  /** What was earned and how it came about. */
  readonly receipt: ReceiptFacts;
  /** XP that the act brought in all. */
  readonly xp: number;
  /** The day that `receipt.backdated` is about, in words. @default 'an earlier day' */
  readonly aboutDay?: string;
  /** What can be done about it, such as taking it back. */
  readonly actions?: ReactNode;
}

/** Shows how an act's XP came about: base, streak, first steps, and what the day's cap leaves. */
export function ReceiptPanel({ receipt, xp, aboutDay, actions }: ReceiptPanelProps) {
  const texts = useTexts('ReceiptPanel', receiptPanelTexts);
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading} className={parts.rowTitle}>
        {texts.title(xp)}
      </h3>
      <ReceiptRows receipt={receipt} xp={xp} aboutDay={aboutDay} />
      {actions}
    </section>
  );
}
