import { addDays, type DateText, PAUSE_AHEAD_DAYS, PAUSE_MAX_DAYS } from '@everstep/domain';
import { useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';
import { dayInSentence } from './day-words.ts';

export interface PausePlanViewProps {
  /** The member's date. */
  readonly today: DateText;
  /** Pause days of the calendar year that are free; undefined while not known. */
  readonly daysLeft: number | undefined;
  readonly onPlan: (pause: { readonly from: DateText; readonly days: number }) => void;
  /** The pause is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** Why it cannot be had, in a sentence. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

const USUAL_DAYS = 7;

/** Plans a pause, in a dialog: from when, and for how long. */
export function PausePlanView({ today, daysLeft, onPlan, saving = false, problem, onClose }: PausePlanViewProps) {
  const [from, setFrom] = useState<DateText | null>(today);
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const max = Math.max(1, Math.min(PAUSE_MAX_DAYS, daysLeft ?? PAUSE_MAX_DAYS));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Plan a pause"
      description="Your streak stands still meanwhile. What you do all the same still counts."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={saving}
            disabled={from === null || days === null || daysLeft === 0}
            onClick={() => from && days && onPlan({ from, days })}
          >
            Plan it
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {problem !== undefined && (
          <Banner tone="danger" live="assertive">
            {problem}
          </Banner>
        )}
        <DatePicker
          label="First day"
          value={from}
          onValueChange={setFrom}
          today={today}
          min={today}
          max={addDays(today, PAUSE_AHEAD_DAYS)}
          locale="en-GB"
          required
        />
        <NumberField label="How long" value={days} onValueChange={setDays} min={1} max={max} unit={days === 1 ? 'day' : 'days'} required />
        <Text tone="muted">{from !== null && days !== null ? `You are back on ${dayInSentence(addDays(from, days), today)}.` : ' '}</Text>
        {daysLeft !== undefined && (
          <Text size="sm" tone="muted">
            {daysLeft === 0 ? 'All pause days of this year are planned.' : `${countOf(daysLeft, 'pause day')} left this year.`}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
