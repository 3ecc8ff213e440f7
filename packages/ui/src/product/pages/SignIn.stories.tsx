import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Divider } from '../../components/Divider/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { AuthLayout } from '../AuthLayout/index.ts';
import { onPhone } from './example-phone.ts';

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: monthName.format(Date.UTC(2026, index)) }));

interface DoorProps {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}

function Door({ title, line, children }: DoorProps) {
  const foot = (
    <Inline gap="4">
      <Link href="/help-now">Help now</Link>
      <Link href="/terms-of-service">Terms</Link>
      <Link href="/privacy-policy">Privacy</Link>
    </Inline>
  );
  return (
    <AuthLayout title={title} line={line} foot={foot}>
      {children}
    </AuthLayout>
  );
}

interface SignInProps {
  /** What was typed could not be used. @default false */
  readonly wrong?: boolean;
}

function SignIn({ wrong = false }: SignInProps) {
  const problems = wrong ? [{ message: 'E-mail or password is not right. Check both and try again.' }] : [];
  return (
    <Door title="Small steps, kept kindly." line="Sign in to go on where you were, or begin in two minutes.">
      <Stack gap="6">
        <Stack as="form" gap="5">
          <FormErrorSummary errors={problems} />
          <TextField label="E-mail" type="email" autoComplete="username" required defaultValue={wrong ? 'ada@example.org' : undefined} />
          <TextField label="Password" type="password" autoComplete="current-password" required />
          <Button wide>Sign in</Button>
          <Link href="/forgot-password">Forgot your password?</Link>
        </Stack>
        <Divider />
        <Stack gap="3">
          <LinkButton href="/register" tone="soft" wide>
            Create an account
          </LinkButton>
          <Button tone="outline" wide>
            Explore the demo
          </Button>
          <Text size="sm" tone="muted">
            Sixty days of somebody’s made-up life. Yours to try, gone after a day.
          </Text>
        </Stack>
      </Stack>
    </Door>
  );
}

const missing = { firstName: 'Write your first name.', birthYear: 'Write the year with four digits, such as 1990.' };

function Registration({ wrong = false }: SignInProps) {
  const problem = (field: keyof typeof missing) => (wrong ? missing[field] : undefined);
  const problems = wrong ? Object.entries(missing).map(([fieldId, message]) => ({ fieldId, message })) : [];
  return (
    <Door title="Begin in two minutes" line="A few answers, and you are in. Nothing is public.">
      <Stack as="form" gap="5">
        <FormErrorSummary errors={problems} />
        <Grid columns="small" gap="4">
          <TextField id="firstName" label="First name" autoComplete="given-name" required error={problem('firstName')} />
          <TextField label="Last name" autoComplete="family-name" defaultValue="Lovelace" />
        </Grid>
        <TextField label="E-mail" type="email" autoComplete="username" required defaultValue="ada@example.org" />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          help="At least 10 characters. A few unrelated words work well."
        />
        <Grid columns="small" gap="4">
          <Select label="Birth month" options={months} defaultValue="12" required />
          <TextField
            id="birthYear"
            label="Birth year"
            inputMode="numeric"
            required
            defaultValue={wrong ? '90' : '1990'}
            error={problem('birthYear')}
          />
        </Grid>
        <Text size="sm" tone="muted">
          By going on you agree to the <Link href="/terms-of-service">terms</Link> and the{' '}
          <Link href="/privacy-policy">privacy policy</Link>.
        </Text>
        <Button wide>Create account</Button>
        <Text tone="muted">
          Already a member? <Link href="/login">Sign in</Link>
        </Text>
      </Stack>
    </Door>
  );
}

function LinkSent() {
  return (
    <Door title="Forgot your password?" line="It happens. We send you a link to choose a new one.">
      <Stack as="form" gap="5">
        <Banner tone="success" title="Look into your mail">
          If there is an account with this address, a link is on its way. It works for one hour.
        </Banner>
        <TextField label="E-mail" type="email" autoComplete="username" required defaultValue="ada@example.org" />
        <Button wide>Send it again</Button>
        <Link href="/login">Back to sign-in</Link>
      </Stack>
    </Door>
  );
}

const meta = { title: 'Pages/Sign-in', component: SignIn, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const WrongPassword: Story = { args: { wrong: true } };

export const Register: Story = { render: () => <Registration /> };

export const RegisterWithErrors: Story = { render: () => <Registration wrong /> };

export const ForgotPassword: Story = { render: () => <LinkSent /> };
