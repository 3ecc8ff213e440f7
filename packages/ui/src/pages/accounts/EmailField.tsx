import { TextField } from '../../components/TextField/index.ts';

/** The address by which a member is known; its id is the field of the body. */
export function EmailField({ error }: { error: string | undefined }) {
  return <TextField id="email" name="email" type="email" label="E-mail" autoComplete="username" required error={error} />;
}
