import { ADMIN_CONFIRMED_MINUTES } from '@everstep/domain';
import { useEffect, useId, useRef } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import * as styles from './AdminPasswordDialog.css.ts';

export interface AdminPasswordDialogProps {
  /** Sends `currentPassword`. */
  readonly form: FormState;
  readonly onClose: () => void;
}

const FIELD = 'currentPassword';

/** Asks an administrator for their own password before what cannot be undone. */
export function AdminPasswordDialog({ form, onClose }: AdminPasswordDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { attempt, problems } = form;
  // What is wrong with the field stands at it, and is read out with it.
  const others = problems.filter(({ fieldId }) => fieldId !== FIELD);
  // There is nothing but the field to go on with: what is typed next takes the place of what was wrong.
  useEffect(() => {
    if (attempt === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [attempt]);
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
          {others.length > 0 && (
            <Banner key={attempt} tone="danger" live="assertive">
              {others.map(({ message }) => message).join(' ')}
            </Banner>
          )}
          <TextField
            ref={field}
            id={FIELD}
            name={FIELD}
            type="password"
            label="Your password"
            autoComplete="current-password"
            required
            error={problemOf(form, FIELD)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
