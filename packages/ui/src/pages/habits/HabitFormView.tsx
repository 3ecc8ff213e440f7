import { type DateText, HABIT_CUE_MAX, HABIT_TITLE_MAX, type SafetyCard } from '@everstep/domain';
import { useId } from 'react';
import { Accordion } from '../../components/Accordion/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { TimePicker } from '../../components/TimePicker/index.ts';
import { SavedWithHelp } from '../care/SavedWithHelp.tsx';
import { type FormState, problemOf } from '../form-state.ts';
import { HabitDates } from './HabitDates.tsx';
import { HabitIdeas } from './HabitIdeas.tsx';
import { HabitMeasureFields } from './HabitMeasureFields.tsx';
import { HabitRhythmFields } from './HabitRhythmFields.tsx';
import type { HabitDraft } from './habit-draft.ts';

export interface HabitFormViewProps {
  /** Whether a habit is planted or changed. */
  readonly mode: 'new' | 'edit';
  readonly draft: HabitDraft;
  readonly onDraftChange: (draft: HabitDraft) => void;
  /** Where its sending stands. */
  readonly form: FormState;
  /** The member's date. */
  readonly today: DateText;
  /** It is stored and its words speak of danger: people to reach, in place of the form. */
  readonly help?: SafetyCard | undefined;
  readonly onClose: () => void;
}

/** Plants or changes a habit, in a dialog. A name is enough: all else has a sensible start. */
export function HabitFormView({ mode, draft, onDraftChange, form, today, help, onClose }: HabitFormViewProps) {
  const id = useId();
  const set = (change: Partial<HabitDraft>) => onDraftChange({ ...draft, ...change });
  if (help) return <SavedWithHelp card={help} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mode === 'new' ? 'New habit' : 'Edit habit'}
      description={
        mode === 'new' ? 'A name is enough. Small is good: two minutes count.' : 'Its days stay; strength is counted by the new plan.'
      }
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={form.pending}>
            {mode === 'new' ? 'Plant habit' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate>
        <Stack gap="5">
          <FormErrorSummary errors={form.problems} attempt={form.attempt} />
          {mode === 'new' && <HabitIdeas draft={draft} onDraftChange={onDraftChange} />}
          <TextField
            id="title"
            label="What do you want to do?"
            placeholder="Read a page"
            required
            maxLength={HABIT_TITLE_MAX}
            value={draft.title}
            error={problemOf(form, 'title')}
            onChange={(event) => set({ title: event.target.value })}
          />
          <HabitMeasureFields draft={draft} onDraftChange={onDraftChange} form={form} />
          <HabitRhythmFields draft={draft} onDraftChange={onDraftChange} form={form} />
          <TextField
            id="cue"
            label="After what?"
            placeholder="After the first coffee"
            help="Something you do anyway makes a habit easier to remember."
            maxLength={HABIT_CUE_MAX}
            value={draft.cue}
            error={problemOf(form, 'cue')}
            onChange={(event) => set({ cue: event.target.value })}
          />
          <TimePicker
            id="reminderTime"
            label="Time of day"
            locale="en-GB"
            value={draft.reminderTime}
            error={problemOf(form, 'reminderTime')}
            onValueChange={(reminderTime) => set({ reminderTime })}
          />
          <Accordion
            items={[
              {
                id: 'dates',
                title: 'First and last day',
                content: <HabitDates draft={draft} onDraftChange={onDraftChange} form={form} today={today} />,
                defaultOpen: ['startDate', 'endDate'].some((field) => problemOf(form, field) !== undefined),
              },
            ]}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
