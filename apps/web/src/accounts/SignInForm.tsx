import { Button, FormErrorSummary, Link, Stack, TextField } from '@everstep/ui';
import { useCallback } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** E-mail and password. What follows a sign-in is up to the page around it. */
export function SignInForm() {
  const { session, call } = useSession();
  const send = useCallback(
    async (form: FormData) => void (await session.login(call, { email: textOf(form, 'email'), password: textOf(form, 'password') })),
    [session, call],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="5">
        <FormErrorSummary errors={problems} attempt={attempt} />
        <TextField id="email" name="email" type="email" label="E-mail" autoComplete="username" required error={problem('email')} />
        <TextField
          id="password"
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          required
          error={problem('password')}
        />
        <Button type="submit" wide loading={pending}>
          Sign in
        </Button>
        <Link href="/forgot-password">Forgot your password?</Link>
      </Stack>
    </form>
  );
}
