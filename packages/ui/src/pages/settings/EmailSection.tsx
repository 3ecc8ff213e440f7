import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { type FormState, problemOf } from '../form-state.ts';

interface EmailSectionProps {
  readonly form: FormState;
  readonly email: string;
  readonly unconfirmed: string | undefined;
  readonly resending: boolean;
  readonly resendProblem: string | undefined;
  readonly onResend: () => void;
}

/** The address, the one that waits to be confirmed, and the way to another. */
export function EmailSection({ form, email, unconfirmed, resending, resendProblem, onResend }: EmailSectionProps) {
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <SettingsSection
        title="E-mail"
        description="You sign in with it. A new address counts once you have opened the link that we send there."
        actions={
          <Button type="submit" tone="outline" loading={form.pending}>
            Change e-mail
          </Button>
        }
      >
        <FormErrorSummary errors={form.problems} attempt={form.attempt} />
        {unconfirmed && (
          <Banner
            tone="info"
            actions={
              <Button size="small" tone="outline" loading={resending} onClick={onResend}>
                Send the link again
              </Button>
            }
          >
            {resendProblem ?? `${unconfirmed} is not confirmed yet.`}
          </Banner>
        )}
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="email"
          required
          defaultValue={email}
          error={problemOf(form, 'email')}
        />
      </SettingsSection>
    </form>
  );
}
