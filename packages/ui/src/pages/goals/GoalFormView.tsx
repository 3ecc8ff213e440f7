import {
  awardRules,
  type DateText,
  GOAL_TITLE_MAX,
  GOAL_WHY_MAX,
  type GoalSize,
  type SafetyCard as SafetyCardData,
} from '@everstep/domain';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { sizeWords } from '../../product/GoalCard/index.ts';
import { SavedWithHelp } from '../care/SavedWithHelp.tsx';
import { GoalIdeas } from './GoalIdeas.tsx';
import { type GoalDraft, isBlankDraft, problemsOf, TITLE_FIELD } from './goal-draft.ts';
import { type HabitChoice, LinkedHabitFields } from './LinkedHabitFields.tsx';
import { MilestoneFields } from './MilestoneFields.tsx';

/** What became of the goal elsewhere while it was being changed here. */
export interface GoalConflict {
  /** Line by line. */
  readonly changes: readonly string[];
  /** Saves what stands here over it. */
  readonly onKeepMine: () => void;
  /** Begins again from what stands there. */
  readonly onTakeTheirs: () => void;
}

export interface GoalFormViewProps {
  /** Whether the goal is set or changed. @default false */
  readonly isNew?: boolean | undefined;
  readonly draft: GoalDraft;
  readonly onDraftChange: (draft: GoalDraft) => void;
  /** Habits of the member that can carry it; undefined while they are on their way. */
  readonly habits: readonly HabitChoice[] | undefined;
  /** Local date of the member. */
  readonly today: DateText;
  /** BCP 47 tag for dates. @default 'en-GB' */
  readonly locale?: string | undefined;
  /** Called with a draft that can be saved. */
  readonly onSave: () => void;
  /** It is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** Why it could not be saved, in a sentence; what was typed stays. */
  readonly problem?: string | undefined;
  readonly conflict?: GoalConflict | undefined;
  /** It is stored and its words speak of danger: people to reach, in place of the form. */
  readonly help?: SafetyCardData | undefined;
  readonly onClose: () => void;
}

const { base } = awardRules.goal_complete;
const spans: Readonly<Record<GoalSize, string>> = {
  S: 'A few days or weeks, with the next step in plain sight.',
  M: 'A season: one to three months with milestones on the way.',
  L: 'Half a year or more. Worth a habit or two that carry it.',
};
// The sizes are the keys of their words.
const sizes = (Object.keys(sizeWords) as GoalSize[]).map((size) => ({
  value: size,
  label: sizeWords[size],
  description: `${spans[size]} Reaching it brings ${base[size]} XP.`,
}));

/** Sets or changes a goal, in a dialog: one column, from what to how. */
export function GoalFormView(props: GoalFormViewProps) {
  const {
    isNew = false,
    draft,
    onDraftChange,
    habits,
    today,
    locale = 'en-GB',
    onSave,
    saving = false,
    problem,
    conflict,
    help,
    onClose,
  } = props;
  const formId = useId();
  const [attempt, setAttempt] = useState(0);
  const problems = problemsOf(draft);
  const problemOf = (fieldId: string) => (attempt > 0 ? problems.find((one) => one.fieldId === fieldId)?.message : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problems.length === 0) onSave();
  };
  if (help) return <SavedWithHelp card={help} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? 'New goal' : 'Edit goal'}
      description={isNew ? 'Say it in your own words. Everything can change later.' : 'How far it is stays as it is.'}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {isNew ? 'Set goal' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          {conflict && <Conflict {...conflict} />}
          <FormErrorSummary
            attempt={attempt}
            errors={attempt > 0 && problems.length > 0 ? problems : problem ? [{ message: problem }] : []}
          />
          {isNew && isBlankDraft(draft) && <GoalIdeas today={today} draft={draft} onDraftChange={onDraftChange} />}
          <TextField
            id={TITLE_FIELD}
            label="What would you like to reach?"
            value={draft.title}
            maxLength={GOAL_TITLE_MAX}
            error={problemOf(TITLE_FIELD)}
            required
            onChange={(event) => onDraftChange({ ...draft, title: event.target.value })}
          />
          <TextArea
            label="Why does it matter to you?"
            help="It stands under the goal, for the days on which it is far away."
            value={draft.why}
            maxLength={GOAL_WHY_MAX}
            minRows={2}
            onChange={(event) => onDraftChange({ ...draft, why: event.target.value })}
          />
          <RadioGroup
            label="How large is it?"
            look="cards"
            options={sizes}
            value={draft.size}
            // The options are the sizes.
            onValueChange={(size) => onDraftChange({ ...draft, size: size as GoalSize })}
          />
          <DatePicker
            label="Until when?"
            help="A day to look forward to. No day is fine, too."
            value={draft.dueDate}
            onValueChange={(dueDate) => onDraftChange({ ...draft, dueDate })}
            today={today}
            locale={locale}
          />
          <MilestoneFields draft={draft} onDraftChange={onDraftChange} problemOf={problemOf} />
          <LinkedHabitFields draft={draft} onDraftChange={onDraftChange} habits={habits} />
        </Stack>
      </form>
    </Dialog>
  );
}

function Conflict({ changes, onKeepMine, onTakeTheirs }: GoalConflict) {
  return (
    <Banner
      tone="warning"
      live="assertive"
      title="This goal was changed on another device"
      actions={
        <Inline>
          <Button size="small" onClick={onTakeTheirs}>
            Take the other
          </Button>
          <Button size="small" tone="outline" onClick={onKeepMine}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      <Stack gap="1">
        <span>What you typed is still here. There it says now:</span>
        {changes.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    </Banner>
  );
}
