import { api, type Vault } from '@everstep/domain';
import type { VaultInput, VaultState, VaultTask } from '@everstep/ui/pages';
import { useState, useSyncExternalStore } from 'react';
import { sentenceOf } from '../../api/errors.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useCall, useMemberId } from '../../session/SessionProvider.tsx';
import { journalKey } from './key-store.ts';
import { SealError } from './seal.ts';

/** The key of the locked journal, while it is open for this member. */
export function useJournalKey(): CryptoKey | null {
  const memberId = useMemberId();
  const open = useSyncExternalStore(journalKey.subscribe, journalKey.getSnapshot);
  return open?.memberId === memberId ? open.key : null;
}

export interface OwnVault {
  /** Undefined while it is not known. */
  readonly state: VaultState | undefined;
  readonly pending: boolean;
  readonly problem: string | undefined;
  /** After a new passphrase: to be written down, then cleared. */
  readonly recoveryKey: string | undefined;
  readonly clear: () => void;
  /** Resolves true once the task is done. */
  readonly submit: (task: VaultTask, input: VaultInput) => Promise<boolean>;
}

/** Sets up, opens and changes the locked journal. Keys are derived here and stay here. */
export function useVault(): OwnVault {
  const memberId = useMemberId();
  const call = useCall();
  const key = useJournalKey();
  const { data, mutate } = useQuery(api.journal.vault, {});
  const [progress, setProgress] = useState<{ pending: boolean; problem?: string; recoveryKey?: string }>({ pending: false });

  const carryOut = async (task: VaultTask, { passphrase, newPassphrase, recoveryKey }: VaultInput): Promise<string | undefined> => {
    // Few members lock entries: what derives keys is loaded with the first who does.
    const { changePassphrase, createVault, openVault, recoverVault } = await import('./vault.ts');
    const current = data?.vault ?? null;
    if (task === 'unlock' && current) {
      journalKey.open(memberId, await openVault(current, passphrase));
      return undefined;
    }
    const made = await (current === null
      ? createVault(newPassphrase)
      : task === 'recover'
        ? recoverVault(current, recoveryKey, newPassphrase)
        : changePassphrase(current, passphrase, newPassphrase));
    await store(made.vault, current?.version ?? 0);
    journalKey.open(memberId, made.key);
    return made.recoveryKey;
  };
  const store = async (vault: Vault, version: number) => {
    const answer = await call(api.journal.putVault, { body: { ...vault, version } });
    await mutate(answer, { revalidate: false });
  };

  return {
    state: data === undefined ? undefined : data.vault === null ? 'none' : key ? 'open' : 'shut',
    ...progress,
    problem: progress.problem,
    recoveryKey: progress.recoveryKey,
    clear: () => setProgress({ pending: false }),
    submit: async (task, input) => {
      setProgress({ pending: true });
      try {
        const recoveryKey = await carryOut(task, input);
        setProgress({ pending: false, ...(recoveryKey === undefined ? {} : { recoveryKey }) });
        return true;
      } catch (error) {
        setProgress({ pending: false, problem: problemOf(task, error) });
        return false;
      }
    },
  };
}

function problemOf(task: VaultTask, error: unknown): string {
  if (!(error instanceof SealError)) return sentenceOf(error);
  return task === 'recover'
    ? 'That is not the recovery key. Letters and hyphens can be typed as they come.'
    : 'That is not the passphrase. Try again.';
}
