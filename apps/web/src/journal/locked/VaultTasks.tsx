import { VaultDialog, type VaultTask } from '@everstep/ui/pages';
import { useLayers } from '../../layout/useLayers.ts';
import { type OwnVault, useVault } from './useVault.ts';

const layer = (task: VaultTask) => `vault:${task}` as const;

/** Opens the dialogs about the passphrase; Back closes them. */
export function useVaultTasks(): {
  readonly vault: OwnVault;
  readonly ask: (task: VaultTask) => void;
  readonly open: VaultTask | undefined;
  readonly close: () => void;
} {
  const vault = useVault();
  const { open, show, hide } = useLayers();
  const tasks: readonly VaultTask[] = ['set-up', 'unlock', 'change', 'recover'];
  const task = tasks.findLast((candidate) => open.includes(layer(candidate)));
  return {
    vault,
    open: task,
    ask: (next) => {
      vault.clear();
      show(layer(next));
    },
    close: () => {
      vault.clear();
      // Forgotten leads from one dialog to the next: closing leaves both.
      const first = tasks.find((candidate) => open.includes(layer(candidate)));
      if (first) hide(layer(first));
    },
  };
}

/** The dialog that is open. A new recovery key is shown before it closes. */
export function VaultTasks({ vault, open, ask, close, onDone }: ReturnType<typeof useVaultTasks> & { onDone?: (task: VaultTask) => void }) {
  if (!open) return null;
  const { recoveryKey } = vault;
  return (
    <VaultDialog
      task={recoveryKey === undefined ? open : 'recovery-key'}
      recoveryKey={recoveryKey}
      pending={vault.pending}
      problem={vault.problem}
      onForgotten={() => ask('recover')}
      onClose={close}
      onSubmit={(input) =>
        void vault.submit(open, input).then((done) => {
          if (!done) return;
          onDone?.(open);
          if (open === 'unlock') close();
        })
      }
    />
  );
}
