import { Grid } from '../../components/Grid/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { months } from './months.ts';

export interface BirthFieldsProps {
  readonly form: FormState;
  /** The birth is somebody else's: the browser offers nothing of its owner's. @default false */
  readonly ofOther?: boolean | undefined;
}

/** When somebody was born, no closer than the month: `birthMonth` and `birthYear`. */
export function BirthFields({ form, ofOther = false }: BirthFieldsProps) {
  return (
    <Grid columns="small" gap="4">
      <Select
        id="birthMonth"
        name="birthMonth"
        label="Birth month"
        options={months}
        autoComplete={ofOther ? 'off' : 'bday-month'}
        required
        error={problemOf(form, 'birthMonth')}
      />
      <TextField
        id="birthYear"
        name="birthYear"
        label="Birth year"
        inputMode="numeric"
        autoComplete={ofOther ? 'off' : 'bday-year'}
        required
        error={problemOf(form, 'birthYear')}
      />
    </Grid>
  );
}
