import type { Receipt } from '@everstep/domain';
import { useId } from 'react';
import { formatCount } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './ReceiptPanel.css.ts';

export interface ReceiptPanelProps {
  readonly receipt: Receipt;
  /** XP that the act brought in all. */
  readonly xp: number;
}

const reasons: Readonly<Record<Receipt['reason'], string | null>> = {
  counted: null,
  already_counted: 'It was counted before, so it earns once.',
  daily_cap: 'Today’s cap for repeatable acts is reached. The record is saved. Rest is progress too.',
  source_limit: 'This act has earned all it can today. The record is saved.',
  no_record: 'No record stands behind it, so it earns nothing.',
  not_earning: 'This act earns no XP.',
};

function rowsOf({ label, baseXp, multiplierPercent, bonusXp, firstSteps }: Receipt): readonly { key: string; name: string; xp: number }[] {
  return [
    { key: 'base', name: label, xp: baseXp },
    ...(bonusXp > 0 ? [{ key: 'bonus', name: `Streak ×${(multiplierPercent / 100).toFixed(2)}`, xp: bonusXp }] : []),
    ...firstSteps.map(({ code, title, xp }) => ({ key: code, name: `First step: ${title}`, xp })),
  ];
}

/** Shows how an act's XP came about: base, streak, first steps, and what the day's cap leaves. */
export function ReceiptPanel({ receipt, xp }: ReceiptPanelProps) {
  const heading = useId();
  const reason = reasons[receipt.reason];
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading} className={parts.rowTitle}>
        Why {formatCount(xp)} XP?
      </h3>
      <dl className={styles.rows}>
        {rowsOf(receipt).map(({ key, name, xp: part }) => (
          <div key={key} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.amount}>+{formatCount(part)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Together</dt>
          <dd className={styles.amount}>{formatCount(xp)} XP</dd>
        </div>
      </dl>
      {reason && <p className={parts.muted}>{reason}</p>}
      <p className={parts.muted}>{formatCount(receipt.dailyCapLeft)} XP left under today’s cap for repeatable acts.</p>
    </section>
  );
}
