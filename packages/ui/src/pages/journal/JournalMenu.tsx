import { Download, Ellipsis, KeyRound, Lightbulb, Lock, LockOpen } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../components/Menu/index.ts';

/** Whether entries can be locked here: no passphrase yet, one that is asked for, or open for a while. */
export const vaultStates = ['none', 'shut', 'open'] as const;
export type VaultState = (typeof vaultStates)[number];

/** Files that the whole journal can be taken out as. */
export const journalExports = ['markdown', 'html', 'json'] as const;
export type JournalExport = (typeof journalExports)[number];

export interface JournalMenuProps {
  readonly vault: VaultState;
  /** Sets up the locked journal. */
  readonly onSetUp: () => void;
  readonly onUnlock: () => void;
  readonly onLock: () => void;
  readonly onChangePassphrase: () => void;
  /** Opens the member's own questions. */
  readonly onPrompts: () => void;
  readonly onExport: (format: JournalExport) => void;
}

const formats: readonly (readonly [JournalExport, string])[] = [
  ['markdown', 'All as Markdown'],
  ['html', 'All as a page to print'],
  ['json', 'All as JSON'],
];

/** What can be done with the journal as a whole. */
export function JournalMenu({ vault, onSetUp, onUnlock, onLock, onChangePassphrase, onPrompts, onExport }: JournalMenuProps) {
  return (
    <Menu align="end" trigger={<IconButton label="More for the journal" icon={<Ellipsis size="1em" />} tone="outline" />}>
      <MenuItem icon={<Lightbulb size="1em" />} onSelect={onPrompts}>
        Your own questions
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Locked entries</MenuLabel>
      {vault === 'none' && (
        <MenuItem icon={<Lock size="1em" />} onSelect={onSetUp}>
          Set a passphrase
        </MenuItem>
      )}
      {vault === 'shut' && (
        <MenuItem icon={<LockOpen size="1em" />} onSelect={onUnlock}>
          Open locked entries
        </MenuItem>
      )}
      {vault === 'open' && (
        <MenuItem icon={<Lock size="1em" />} onSelect={onLock}>
          Lock them now
        </MenuItem>
      )}
      {vault !== 'none' && (
        <MenuItem icon={<KeyRound size="1em" />} onSelect={onChangePassphrase}>
          Change the passphrase
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuLabel>Take out</MenuLabel>
      {formats.map(([format, label]) => (
        <MenuItem key={format} icon={<Download size="1em" />} onSelect={() => onExport(format)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
