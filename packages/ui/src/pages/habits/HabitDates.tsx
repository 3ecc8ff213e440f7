import type { DateText } from '@everstep/domain';
import { DatePicker } from '../../components/DatePicker/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { problemOf } from '../form-state.ts';
import type { HabitFieldsProps } from './HabitMeasureFields.tsx';

/** When a habit begins and whether it ends. */
export function HabitDates({ draft, onDraftChange, form, today }: HabitFieldsProps & { readonly today: DateText }) {
  return (
    <Grid columns="small" gap="4">
      <DatePicker
        id="startDate"
        label="First day"
        locale="en-GB"
        today={today}
        value={draft.startDate ?? today}
        error={problemOf(form, 'startDate')}
        onValueChange={(startDate) => onDraftChange({ ...draft, startDate })}
      />
      <DatePicker
        id="endDate"
        label="Last day"
        help="Leave it empty to go on."
        locale="en-GB"
        today={today}
        min={draft.startDate ?? today}
        value={draft.endDate}
        error={problemOf(form, 'endDate')}
        onValueChange={(endDate) => onDraftChange({ ...draft, endDate })}
      />
    </Grid>
  );
}
