import type { Ref } from 'react';
import { Grid } from '../../components/Grid/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';

export interface NameFieldsProps {
  readonly form: FormState;
  /** The names as they are stored; empty for a new account. */
  readonly stored?: { readonly firstName: string; readonly lastName: string } | undefined;
  /** The names are somebody else's: the browser offers none of its owner's. @default false */
  readonly ofOther?: boolean | undefined;
  /** The field of the first name. */
  readonly firstRef?: Ref<HTMLInputElement> | undefined;
}

/** What somebody is called: `firstName` and `lastName`. */
export function NameFields({ form, stored, ofOther = false, firstRef }: NameFieldsProps) {
  return (
    <Grid columns="small" gap="4">
      <TextField
        ref={firstRef}
        id="firstName"
        name="firstName"
        label="First name"
        autoComplete={ofOther ? 'off' : 'given-name'}
        required
        defaultValue={stored?.firstName ?? ''}
        error={problemOf(form, 'firstName')}
      />
      <TextField
        id="lastName"
        name="lastName"
        label="Last name"
        autoComplete={ofOther ? 'off' : 'family-name'}
        defaultValue={stored?.lastName ?? ''}
        error={problemOf(form, 'lastName')}
      />
    </Grid>
  );
}
