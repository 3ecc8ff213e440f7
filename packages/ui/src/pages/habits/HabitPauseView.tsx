import { addDays, type DateText, type Habit } from '@everstep/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Stack } from '../../components/Stack/index.ts';

const lengths = [
  { value: 'open', label: 'Until I go on' },
  { value: '7', label: 'For a week' },
  { value: '14', label: 'For two weeks' },
  { value: 'date', label: 'Until a day I choose' },
] as const;

export interface HabitPauseViewProps {
  readonly habit: Pick<Habit, 'title'>;
  /** The member's date. */
  readonly today: DateText;
  /** Called with the last day of the pause; null for one without an end. */
  readonly onPause: (until: DateText | null) => void;
  /** The pause is being saved. @default false */
  readonly saving?: boolean | undefined;
  readonly onClose: () => void;
}

/** How long a habit rests. */
export function HabitPauseView({ habit, today, onPause, saving = false, onClose }: HabitPauseViewProps) {
  const [length, setLength] = useState<string>('open');
  const [until, setUntil] = useState<DateText | null>(null);
  const [asked, setAsked] = useState(false);
  const save = () => {
    if (length === 'date' && until === null) return setAsked(true);
    onPause(length === 'open' ? null : length === 'date' ? until : addDays(today, Number(length) - 1));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Pause “${habit.title}”`}
      description="Strength and streak stay as they are, for as long as you like."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={saving} onClick={save}>
            Pause
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RadioGroup label="How long?" hideLabel options={lengths} value={length} onValueChange={setLength} />
        {length === 'date' && (
          <DatePicker
            label="Last day of the pause"
            locale="en-GB"
            today={today}
            min={today}
            value={until}
            error={asked && until === null ? 'Choose the last day of the pause.' : undefined}
            onValueChange={setUntil}
          />
        )}
      </Stack>
    </Dialog>
  );
}
