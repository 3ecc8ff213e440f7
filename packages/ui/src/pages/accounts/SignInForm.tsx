import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { AuthForm } from './AuthForm.tsx';
import { EmailField } from './EmailField.tsx';

/** E-mail and password. What follows a sign-in is up to the page around it. */
export function SignInForm({ form }: { form: FormState }) {
  return (
    <AuthForm form={form}>
      <EmailField error={problemOf(form, 'email')} />
      <TextField
        id="password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        error={problemOf(form, 'password')}
      />
      <Button type="submit" wide loading={form.pending}>
        Sign in
      </Button>
      <Link href="/forgot-password">Forgot your password?</Link>
    </AuthForm>
  );
}
