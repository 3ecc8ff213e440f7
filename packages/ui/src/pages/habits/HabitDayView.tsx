import type { DateText, Habit, HabitTick, SkipReason } from '@everstep/domain';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';

/** What a day is to be: done with an amount where one is counted, left out, or open again. */
export type HabitDayEntry =
  | { readonly kind: 'done'; readonly value: number | null; readonly note: string }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly note: string }
  | { readonly kind: 'open' };

export interface HabitDayViewProps {
  readonly habit: Habit;
  /** The day that is changed; another one needs another `key`. */
  readonly date: DateText;
  readonly onDateChange: (date: DateText) => void;
  /** What stands there, as far as it is known. */
  readonly known: Pick<HabitTick, 'kind' | 'value' | 'reason' | 'note'> | null;
  /** The member's date; no later one can be chosen. */
  readonly today: DateText;
  readonly onSave: (entry: HabitDayEntry) => void;
  /** The day is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** Why it could not be saved, in a sentence. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

const reasons = [
  { value: 'rest', label: 'Rest day' },
  { value: 'sick', label: 'Not well' },
  { value: 'travel', label: 'On the road' },
] as const;

/** Any day of a habit, for what was forgotten or mistyped. */
export function HabitDayView(props: HabitDayViewProps) {
  const { habit, date, onDateChange, known, today, onSave, saving = false, problem, onClose } = props;
  const id = useId();
  const counted = habit.kind !== 'yes-no' || (habit.schedule.per === 'day' && habit.schedule.times > 1);
  const [kind, setKind] = useState<HabitDayEntry['kind']>(known?.kind ?? 'done');
  const [value, setValue] = useState<number | null>(known?.value ?? usualOf(habit));
  const [reason, setReason] = useState<SkipReason>(known?.reason ?? 'rest');
  const [note, setNote] = useState(known?.note ?? '');
  const [asked, setAsked] = useState(false);
  const missing = kind === 'done' && counted && value === null;
  const save = () => {
    if (missing) return setAsked(true);
    if (kind === 'open') onSave({ kind });
    else onSave(kind === 'done' ? { kind, value: counted ? value : null, note } : { kind, reason, note });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={habit.title}
      description="For a day that was forgotten or mistyped."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={saving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="4">
          <DatePicker
            label="Day"
            locale="en-GB"
            today={today}
            max={today}
            required
            value={date}
            error={problem}
            onValueChange={(next) => next && onDateChange(next)}
          />
          <SegmentedControl
            label="What it was"
            segments={[
              { value: 'done', label: counted ? 'Amount' : 'Done' },
              { value: 'skipped', label: 'Skipped' },
              { value: 'open', label: 'Nothing' },
            ]}
            value={kind}
            onValueChange={(next) => setKind(next === 'skipped' || next === 'open' ? next : 'done')}
          />
          {kind === 'done' && counted && (
            <NumberField
              label={habit.kind === 'yes-no' ? 'How often' : 'How much'}
              unit={habit.kind === 'yes-no' ? undefined : habit.unit || undefined}
              min={habit.kind === 'yes-no' ? 1 : 0}
              max={habit.kind === 'yes-no' ? (usualOf(habit) ?? 1) : 1_000_000}
              value={value}
              error={asked && value === null ? 'Write a number first.' : undefined}
              onValueChange={setValue}
            />
          )}
          {kind === 'skipped' && (
            <Select
              label="Why"
              options={reasons}
              value={reason}
              onValueChange={(next) => setReason(reasons.find((each) => each.value === next)?.value ?? 'rest')}
            />
          )}
          {kind !== 'open' && (
            <TextArea
              label="Note"
              counter
              maxLength={500}
              value={note}
              placeholder="What helped, what was in the way"
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What one day of a habit usually is; a limit has no usual amount. */
function usualOf({ kind, target, schedule }: Habit): number | null {
  const times = schedule.per === 'day' ? schedule.times : 1;
  if (kind === 'at-most') return null;
  return kind === 'yes-no' ? times : (target ?? 0) * times;
}
