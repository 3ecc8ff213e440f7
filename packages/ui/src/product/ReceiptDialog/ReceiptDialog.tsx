import { type Award, COINS_PERCENT } from '@everstep/domain';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { ReceiptRows } from '../ReceiptPanel/ReceiptRows.tsx';
import { receiptPanelTexts } from '../ReceiptPanel/texts.ts';
import { type ReceiptDialogTexts, receiptDialogTexts } from './texts.ts';

/** What of an award tells how its points came about. */
export type ExplainedAward = Pick<Award, 'xpAwarded' | 'coinsAwarded' | 'receipt'>;

export interface ReceiptDialogProps {
  /** What was earned; null closes the dialog. */
  readonly award: ExplainedAward | null;
  /** Called by the button, Esc and the scrim. */
  readonly onClose: () => void;
}

/** What the rows leave to be guessed, a sentence each. */
function explanations({ coinsAwarded, receipt }: ExplainedAward, texts: ReceiptDialogTexts): readonly string[] {
  const { bonusXp, multiplierPercent, firstSteps, streakMilestone } = receipt;
  return [
    ...(bonusXp > 0 ? [texts.multiplied(multiplierPercent)] : []),
    ...(firstSteps.length > 0 || streakMilestone ? [texts.countOnce] : []),
    ...(coinsAwarded > 0 ? [texts.coins(coinsAwarded, 100 / COINS_PERCENT)] : []),
  ];
}

/** Answers “Why?” of a notice: what the act is worth, what days in a row and first steps add, what the cap leaves, and the coins. */
export function ReceiptDialog({ award, onClose }: ReceiptDialogProps) {
  const texts = useTexts('ReceiptDialog', receiptDialogTexts);
  const { title } = useTexts('ReceiptPanel', receiptPanelTexts);
  // Keeps what was shown while the closing dialog fades.
  const [last, setLast] = useState(award);
  useEffect(() => {
    if (award !== null) setLast(award);
  }, [award]);
  const shown = award ?? last;
  if (shown === null) return null;
  const { xpAwarded, receipt } = shown;
  return (
    <Dialog
      open={award !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={title(xpAwarded)}
      description={texts.description(receipt.label)}
      footer={
        <Button wide onClick={onClose}>
          {texts.close}
        </Button>
      }
      closeButton={false}
    >
      <Stack gap="3">
        <ReceiptRows receipt={receipt} xp={xpAwarded} />
        {explanations(shown, texts).map((line) => (
          <Text key={line} size="sm" tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
