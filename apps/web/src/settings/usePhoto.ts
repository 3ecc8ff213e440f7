import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** A large photo on a slow line takes its time. */
const UPLOAD_MS = 60_000;

export interface Photo {
  readonly pending: boolean;
  /** Why it was not taken, in a sentence. */
  readonly problem: string | undefined;
  readonly send: (file: File) => void;
  readonly remove: () => void;
}

/** Sends the member's photo or takes it away. */
export function usePhoto(): Photo {
  const { session } = useSession();
  const { showToast } = useToast();
  const [problem, setProblem] = useState<string>();
  const onFail = (error: unknown) => setProblem(sentenceOf(error));
  const upload = useAction(api.accounts.uploadProfileImage, {
    onDone: ({ user }) => {
      session.setUser(user);
      showToast({ id: 'photo', tone: 'success', title: 'Photo saved' });
    },
    onFail,
  });
  const remove = useAction(api.accounts.removeProfileImage, { onDone: ({ user }) => session.setUser(user), onFail });
  return {
    pending: upload.pending || remove.pending,
    problem,
    send: (file) => {
      setProblem(undefined);
      const form = new FormData();
      form.set(api.accounts.uploadProfileImage.upload?.field ?? '', file);
      void upload.run({}, { form, timeout: UPLOAD_MS });
    },
    remove: () => void remove.run({}),
  };
}
