import { TextField } from '@everstep/ui';

/** A password that is chosen now; `name` is the field of the body, and its id. */
export function NewPasswordField({ name, label, error }: { name: 'password' | 'newPassword'; label: string; error: string | undefined }) {
  return (
    <TextField
      id={name}
      name={name}
      type="password"
      label={label}
      autoComplete="new-password"
      required
      help="At least 10 characters. A few unrelated words work well."
      error={error}
    />
  );
}
