import type { AdminUser } from '@everstep/domain';
import { useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { BirthFields } from '../accounts/BirthFields.tsx';
import { EmailField } from '../accounts/EmailField.tsx';
import { NameFields } from '../accounts/NameFields.tsx';
import { type FormState, problemOf } from '../form-state.ts';
import { optionsOf } from './user-focus.ts';

export interface AdminUserDialogProps {
  /** The account whose name is corrected; absent for a new one. */
  readonly user?: AdminUser | undefined;
  /** Sends `firstName` and `lastName`, and for a new account `email`, `birthMonth`, `birthYear` and `role`. */
  readonly form: FormState;
  readonly onClose: () => void;
}

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Administrator' },
];

/** Makes an account, or corrects the name of one. */
export function AdminUserDialog({ user, form, onClose }: AdminUserDialogProps) {
  const formId = useId();
  const firstName = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={firstName}
      {...(user ? { finalFocus: () => optionsOf(user.id) } : {})}
      title={user ? 'Correct the name' : 'New user'}
      description={
        user
          ? 'Their address is theirs alone to change: who has the address has the account.'
          : 'They get a mail with a link to choose their password. Nobody else ever knows it.'
      }
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.pending}>
            {user ? 'Save' : 'Make account'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap="5">
          <FormErrorSummary errors={form.problems} attempt={form.attempt} />
          <NameFields ofOther form={form} stored={user} firstRef={firstName} />
          {!user && <NewAccountFields form={form} />}
        </Stack>
      </form>
    </Dialog>
  );
}

function NewAccountFields({ form }: Pick<AdminUserDialogProps, 'form'>) {
  return (
    <>
      <EmailField error={problemOf(form, 'email')} />
      <BirthFields ofOther form={form} />
      <Select id="role" name="role" label="Role" options={roles} defaultValue="member" error={problemOf(form, 'role')} />
    </>
  );
}
