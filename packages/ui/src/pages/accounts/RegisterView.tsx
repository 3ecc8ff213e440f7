import { MINIMUM_AGE_YEARS } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { BirthFields } from './BirthFields.tsx';
import { EmailField } from './EmailField.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const open = { title: 'Begin in two minutes', line: 'A few answers, and you are in. Nothing is public.' };
const withCohort = {
  title: 'Create your account',
  line: 'Your seven days begin today, with two small tasks. Nothing is public.',
};

export interface RegisterViewProps extends FormState {
  /** The member comes for the seven-day cohort. @default false */
  readonly cohort?: boolean;
}

/** A new account: the same form for everybody, in other words for those who come for a cohort. */
export function RegisterView({ cohort = false, ...form }: RegisterViewProps) {
  return (
    <AuthFrame {...(cohort ? withCohort : open)}>
      <AuthForm form={form}>
        <NameFields form={form} />
        <EmailField error={problemOf(form, 'email')} />
        <NewPasswordField name="password" label="Password" error={problemOf(form, 'password')} />
        <BirthFields form={form} />
        <Text size="sm" tone="muted">
          Everstep is for people of {MINIMUM_AGE_YEARS} and over. Month and year are all that is kept. By going on you agree to the{' '}
          <Link href="/terms-of-service">terms</Link> and the <Link href="/privacy-policy">privacy policy</Link>.
        </Text>
        <Button type="submit" wide loading={form.pending}>
          Create account
        </Button>
        <Text tone="muted">
          Already a member? <Link href="/login">Sign in</Link>
        </Text>
      </AuthForm>
    </AuthFrame>
  );
}
