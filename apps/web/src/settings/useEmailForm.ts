import { useToast } from '@everstep/ui';
import type { FormState } from '@everstep/ui/pages';
import { useCallback } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useProfileUpdate } from './useProfileUpdate.ts';

/** Asks for another address; it counts once its link was opened. */
export function useEmailForm(): FormState {
  const { showToast } = useToast();
  const update = useProfileUpdate();
  const send = useCallback(
    async (form: FormData) => {
      const { user } = await update({ email: textOf(form, 'email') });
      if (user.pendingEmail)
        showToast({ id: 'email', title: 'Look into your mail', description: `We sent a link to ${user.pendingEmail}.` });
    },
    [update, showToast],
  );
  return useSubmit(send);
}
