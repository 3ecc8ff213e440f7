import { Button } from '../../components/Button/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { NewPasswordField } from '../accounts/NewPasswordField.tsx';
import { type FormState, problemOf } from '../form-state.ts';

/** Another password, by the one that counts. */
export function PasswordSection({ form }: { readonly form: FormState }) {
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <SettingsSection
        title="Password"
        actions={
          <Button type="submit" tone="outline" loading={form.pending}>
            Change password
          </Button>
        }
      >
        <FormErrorSummary errors={form.problems} attempt={form.attempt} />
        <TextField
          id="currentPassword"
          name="currentPassword"
          type="password"
          label="Current password"
          autoComplete="current-password"
          required
          error={problemOf(form, 'currentPassword')}
        />
        <NewPasswordField name="newPassword" label="New password" error={problemOf(form, 'newPassword')} />
      </SettingsSection>
    </form>
  );
}
