import { Grid } from '../../components/Grid/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { problemOf } from '../form-state.ts';
import type { HabitFieldsProps } from './HabitMeasureFields.tsx';
import { asksCount, type Rhythm, rhythmCounts, rhythmsOf, withRhythm } from './habit-draft.ts';

const ticked: Readonly<Record<Rhythm, string>> = {
  daily: 'Every day',
  times: 'Several times a day',
  week: 'Some days a week',
  month: 'Some days a month',
  days: 'Every few days',
};
/** An amount may be reached over the whole week. */
const summed: Readonly<Record<Rhythm, string>> = { ...ticked, week: 'A week', month: 'A month' };

const countLabels: Readonly<Record<Rhythm, string>> = {
  daily: '',
  times: 'Times a day',
  week: 'Times a week',
  month: 'Times a month',
  days: 'Once in how many days',
};

/** How often a habit asks. */
export function HabitRhythmFields({ draft, onDraftChange, form }: HabitFieldsProps) {
  const { kind, rhythm, count } = draft;
  const labels = kind === 'at-most' ? summed : ticked;
  const { min, max } = rhythmCounts[rhythm];
  return (
    <Grid columns="small" gap="4">
      <Select
        id="schedule"
        label={kind === 'at-most' ? 'The limit is for' : 'How often?'}
        options={rhythmsOf(kind).map((value) => ({ value, label: labels[value] }))}
        value={rhythm}
        error={problemOf(form, 'schedule')}
        onValueChange={(value) => onDraftChange(withRhythm(draft, rhythmsOf(kind).find((each) => each === value) ?? 'daily'))}
      />
      {asksCount(draft) && (
        <NumberField
          id="schedule.times"
          label={countLabels[rhythm]}
          min={min}
          max={max}
          value={count}
          error={problemOf(form, 'schedule.times') ?? problemOf(form, 'schedule.days')}
          onValueChange={(next) => onDraftChange({ ...draft, count: next ?? min })}
        />
      )}
    </Grid>
  );
}
