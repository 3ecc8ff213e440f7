import type { Receipt } from '@everstep/domain';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { formatSigned } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './ReceiptPanel.css.ts';
import { type ReceiptPanelTexts, receiptPanelTexts } from './texts.ts';

type Known = 'label' | 'baseXp' | 'multiplierPercent' | 'bonusXp' | 'firstSteps' | 'reason';

/** What a receipt says; what is left of the cap is known on the day itself only. */
export type ReceiptFacts = Pick<Receipt, Known> & Partial<Omit<Receipt, Known>>;

export interface ReceiptRowsProps {
  /** What was earned and how it came about. */
  readonly receipt: ReceiptFacts;
  /** XP that the act brought in all. */
  readonly xp: number;
  /** The day that `receipt.backdated` is about, in words. @default 'an earlier day' */
  readonly aboutDay?: string | undefined;
}

interface ReceiptRow {
  readonly key: string;
  readonly name: string;
  readonly xp: number;
}

function rowsOf({ receipt, xp, aboutDay }: ReceiptRowsProps, texts: ReceiptPanelTexts): readonly ReceiptRow[] {
  const { label, baseXp, multiplierPercent, bonusXp, firstSteps, streakMilestone, backdated } = receipt;
  const steps = firstSteps.map(({ code, title, xp: worth }) => ({ key: code, name: texts.firstStep(title), xp: worth }));
  const known: readonly ReceiptRow[] = [
    { key: 'base', name: label, xp: baseXp },
    ...(bonusXp > 0 ? [{ key: 'bonus', name: texts.streak(multiplierPercent), xp: bonusXp }] : []),
    ...steps,
    ...(streakMilestone ? [{ key: 'milestone', name: texts.milestone(streakMilestone.days), xp: streakMilestone.xp }] : []),
  ];
  if (!backdated || backdated.percent === 0) return known;
  const less = xp - known.reduce((sum, row) => sum + row.xp, 0);
  return [...known, { key: 'late', name: texts.half(aboutDay ?? texts.earlierDay), xp: less }];
}

/** Why it is not more. */
function reasonOf({ reason, backdated }: ReceiptFacts, texts: ReceiptPanelTexts): string | null {
  if (backdated?.percent === 0) return texts.tooLate;
  return reason === 'counted' ? null : texts.reasons[reason];
}

/** The sum of a receipt, part by part, and in sentences what the numbers do not say. */
export function ReceiptRows(props: ReceiptRowsProps) {
  const texts = useTexts('ReceiptPanel', receiptPanelTexts);
  const locale = useLocale();
  const { receipt, xp } = props;
  const { backdated, earnedBack, dailyCapLeft } = receipt;
  const reason = reasonOf(receipt, texts);
  return (
    <>
      <dl className={styles.rows}>
        {rowsOf(props, texts).map(({ key, name, xp: part }) => (
          <div key={key} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{formatSigned(part, locale)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.together}</dt>
          <dd className={styles.amount}>{texts.xp(xp)}</dd>
        </div>
      </dl>
      {reason && <p className={parts.muted}>{reason}</p>}
      {backdated?.repaired && <p className={parts.muted}>{texts.repaired}</p>}
      {earnedBack && <p className={parts.muted}>{texts.earnedBack(earnedBack.streak)}</p>}
      {dailyCapLeft !== undefined && <p className={parts.muted}>{texts.capLeft(dailyCapLeft)}</p>}
    </>
  );
}
