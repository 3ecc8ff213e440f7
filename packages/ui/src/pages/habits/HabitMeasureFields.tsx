import { Grid } from '../../components/Grid/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { type HabitDraft, withKind } from './habit-draft.ts';

export interface HabitFieldsProps {
  readonly draft: HabitDraft;
  readonly onDraftChange: (draft: HabitDraft) => void;
  readonly form: FormState;
}

const kinds = [
  { value: 'yes-no', label: 'Tick it', description: 'Done or not, like making the bed' },
  { value: 'at-least', label: 'Reach an amount', description: 'At least so much, like five pages' },
  { value: 'at-most', label: 'Stay within a limit', description: 'No more than so much, like two coffees' },
  { value: 'timer', label: 'Spend time', description: 'Minutes, with a timer if you like' },
] as const;

const targetLabels = { 'at-least': 'How much at least', 'at-most': 'How much at most', timer: 'How long' } as const;

/** How a habit is measured, and how much of it. */
export function HabitMeasureFields({ draft, onDraftChange, form }: HabitFieldsProps) {
  const { kind, target, unit } = draft;
  return (
    <>
      <RadioGroup
        label="How do you keep count?"
        look="cards"
        options={kinds}
        value={kind}
        onValueChange={(value) => onDraftChange(withKind(draft, kinds.find((each) => each.value === value)?.value ?? 'yes-no'))}
      />
      {kind !== 'yes-no' && (
        <Grid columns="small" gap="4">
          <NumberField
            id="target"
            label={targetLabels[kind]}
            min={0}
            max={1_000_000}
            required
            value={target}
            {...(kind === 'timer' ? { unit: 'min', step: 5 } : {})}
            error={problemOf(form, 'target')}
            onValueChange={(next) => onDraftChange({ ...draft, target: next })}
          />
          {kind !== 'timer' && (
            <TextField
              id="unit"
              label="Of what?"
              placeholder={kind === 'at-most' ? 'cups' : 'pages'}
              maxLength={20}
              value={unit}
              error={problemOf(form, 'unit')}
              onChange={(event) => onDraftChange({ ...draft, unit: event.target.value })}
            />
          )}
        </Grid>
      )}
    </>
  );
}
