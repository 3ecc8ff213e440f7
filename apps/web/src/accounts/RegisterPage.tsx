import { DEFAULT_CHALLENGE_TEMPLATE_ID, MINIMUM_AGE_YEARS } from '@everstep/domain';
import { AuthLayout, Button, FormErrorSummary, Grid, Link, Select, Stack, Text, TextField } from '@everstep/ui';
import { useCallback } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AuthFoot } from './AuthFoot.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useEntry } from './useEntry.ts';

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName.format(Date.UTC(2026, index)) }));

export function RegisterPage() {
  return <Register title="Begin in two minutes" line="A few answers, and you are in. Nothing is public." />;
}

/** Registration with the seven-day cohort: the same form, and the account remembers the challenge. */
export function CohortRegisterPage() {
  return (
    <Register title="Create your account" line="Your account remembers that you came for the seven-day cohort. Nothing is public." cohort />
  );
}

function Register({ title, line, cohort = false }: { title: string; line: string; cohort?: boolean }) {
  usePageTitle('Create an account');
  useEntry();
  const { session, call } = useSession();
  const send = useCallback(
    async (form: FormData) =>
      void (await session.register(call, {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        birthYear: Number(textOf(form, 'birthYear')),
        birthMonth: Number(textOf(form, 'birthMonth')),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(cohort ? { cohort: DEFAULT_CHALLENGE_TEMPLATE_ID } : {}),
      })),
    [session, call, cohort],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  return (
    <AuthLayout title={title} line={line} foot={<AuthFoot />}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="5">
          <FormErrorSummary errors={problems} attempt={attempt} />
          <Grid columns="small" gap="4">
            <TextField id="firstName" name="firstName" label="First name" autoComplete="given-name" required error={problem('firstName')} />
            <TextField id="lastName" name="lastName" label="Last name" autoComplete="family-name" error={problem('lastName')} />
          </Grid>
          <TextField id="email" name="email" type="email" label="E-mail" autoComplete="username" required error={problem('email')} />
          <NewPasswordField name="password" label="Password" error={problem('password')} />
          <Grid columns="small" gap="4">
            <Select
              id="birthMonth"
              name="birthMonth"
              label="Birth month"
              options={months}
              autoComplete="bday-month"
              required
              error={problem('birthMonth')}
            />
            <TextField
              id="birthYear"
              name="birthYear"
              label="Birth year"
              inputMode="numeric"
              autoComplete="bday-year"
              required
              error={problem('birthYear')}
            />
          </Grid>
          <Text size="sm" tone="muted">
            Everstep is for people of {MINIMUM_AGE_YEARS} and over. Month and year are all that is kept. By going on you agree to the{' '}
            <Link href="/terms-of-service">terms</Link> and the <Link href="/privacy-policy">privacy policy</Link>.
          </Text>
          <Button type="submit" wide loading={pending}>
            Create account
          </Button>
          <Text tone="muted">
            Already a member? <Link href="/login">Sign in</Link>
          </Text>
        </Stack>
      </form>
    </AuthLayout>
  );
}
