import { api } from '@everstep/domain';
import { AdminPasswordDialog } from '@everstep/ui/pages';
import { type ReactNode, useCallback, useState } from 'react';
import { ApiError } from '../api/errors.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useCall } from '../session/SessionProvider.tsx';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: ApiError) => void;
}

export interface StepUp {
  /** Does something, and does it again once the password was given where the server asks for it. */
  readonly guard: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks for the password while something waits for it. */
  readonly dialog: ReactNode;
}

const refused = () => new ApiError('forbidden', 'Nothing was changed, as the password was not given.', { status: 403, isServersOwn: true });

/** What cannot be undone waits for the administrator's password. The server says when it is needed. */
export function useStepUp(): StepUp {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const guard = useCallback(async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_needed') throw error;
      await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }));
      return work();
    }
  }, []);
  const end = (tell: (one: Waiting) => void) => {
    if (waiting) tell(waiting);
    setWaiting(null);
  };
  return {
    guard,
    dialog: waiting && (
      <AskPassword onDone={() => end(({ resolve }) => resolve())} onClose={() => end(({ reject }) => reject(refused()))} />
    ),
  };
}

function AskPassword({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) {
  const call = useCall();
  const form = useSubmit(async (data) => {
    await call(api.admin.confirm, { body: { currentPassword: textOf(data, 'currentPassword') } });
    onDone();
  });
  return <AdminPasswordDialog form={form} onClose={onClose} />;
}
