import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { FormState } from '@everstep/ui/pages';
import { type FormEvent, useCallback, useRef } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Changes the password, keeps this session and empties the form. */
export function usePasswordForm(): FormState {
  const { session, call } = useSession();
  const { showToast } = useToast();
  const sent = useRef<HTMLFormElement>(null);
  const send = useCallback(
    async (data: FormData) => {
      const { token } = await call(api.accounts.changePassword, {
        body: { currentPassword: textOf(data, 'currentPassword'), newPassword: textOf(data, 'newPassword') },
      });
      session.renew(token);
      sent.current?.reset();
      showToast({ id: 'password', tone: 'success', title: 'Password changed', description: 'You were signed out everywhere else.' });
    },
    [session, call, showToast],
  );
  const form = useSubmit(send);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    sent.current = event.currentTarget;
    form.onSubmit(event);
  };
  return { ...form, onSubmit };
}
