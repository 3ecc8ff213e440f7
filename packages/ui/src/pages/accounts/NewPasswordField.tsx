import { TextField } from '../../components/TextField/index.ts';

interface NewPasswordFieldProps {
  /** Field of the body, and the control's id. */
  readonly name: 'password' | 'newPassword';
  readonly label: string;
  readonly error: string | undefined;
}

/** A password that is chosen now. */
export function NewPasswordField({ name, label, error }: NewPasswordFieldProps) {
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
