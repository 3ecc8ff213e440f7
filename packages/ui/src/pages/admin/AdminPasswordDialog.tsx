import { ADMIN_CONFIRMED_MINUTES } from '@everstep/domain';
import { useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import * as styles from './AdminPasswordDialog.css.ts';

export interface AdminPasswordDialogProps {
  /** Sends `currentPassword`. */
  readonly form: FormState;
  readonly onClose: () => void;
}

/** Asks an administrator for their own password before what cannot be undone. */
export function AdminPasswordDialog({ form, onClose }: AdminPasswordDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      initialFocus={field}
      title="Is it you?"
      description={`Your password stands between an open screen and somebody’s account. It counts for ${ADMIN_CONFIRMED_MINUTES} minutes.`}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.pending}>
            Go on
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <Stack gap="4">
          <FormErrorSummary errors={form.problems} attempt={form.attempt} />
          <TextField
            ref={field}
            id="currentPassword"
            name="currentPassword"
            type="password"
            label="Your password"
            autoComplete="current-password"
            required
            error={problemOf(form, 'currentPassword')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
