import { type FormEvent, type ReactNode, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';

/** What the dialog is about. */
export const vaultTasks = ['set-up', 'unlock', 'change', 'recover', 'recovery-key'] as const;
export type VaultTask = (typeof vaultTasks)[number];

/** What was typed; fields that a task does not have are empty. */
export interface VaultInput {
  readonly passphrase: string;
  readonly newPassphrase: string;
  readonly recoveryKey: string;
}

export interface VaultDialogProps {
  readonly task: VaultTask;
  readonly onClose: () => void;
  readonly onSubmit: (input: VaultInput) => void;
  /** The key is being derived, which takes about a second. @default false */
  readonly pending?: boolean | undefined;
  /** What is wrong, in a sentence. */
  readonly problem?: string | undefined;
  /** To be written down, after `set-up`, `change` and `recover`. */
  readonly recoveryKey?: string | undefined;
  /** Leads from `unlock` to `recover`. */
  readonly onForgotten?: (() => void) | undefined;
  /** Fewest characters of a new passphrase. @default 12 */
  readonly minLength?: number | undefined;
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
}

const words: Readonly<Record<VaultTask, Words>> = {
  'set-up': {
    title: 'Lock entries with a passphrase',
    description: 'Locked entries are encrypted on this device. The server keeps what nobody but you can read.',
    submit: 'Set the passphrase',
  },
  unlock: { title: 'Open locked entries', description: 'They stay open on this device until you lock them or leave.', submit: 'Open' },
  change: {
    title: 'Change the passphrase',
    description: 'Your entries stay as they are. You get a new recovery key; the old one is over.',
    submit: 'Change',
  },
  recover: {
    title: 'Use the recovery key',
    description: 'It sets a new passphrase. You wrote the key down when you set the first one.',
    submit: 'Set a new passphrase',
  },
  'recovery-key': {
    title: 'Write down your recovery key',
    description: 'It is the only way back if you forget the passphrase. It is shown once.',
    submit: 'Done',
  },
};

/** Sets, asks for, changes and recovers the passphrase of locked entries. */
export function VaultDialog(props: VaultDialogProps) {
  const { task, onClose, recoveryKey } = props;
  const { title, description } = words[task];
  const isKey = task === 'recovery-key';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description} dismissible={!isKey} size="sm">
      {isKey ? <RecoveryKey recoveryKey={recoveryKey ?? ''} onClose={onClose} /> : <Fields key={task} {...props} />}
    </Dialog>
  );
}

function Fields({ task, onSubmit, pending = false, problem, onForgotten, minLength = 12 }: VaultDialogProps) {
  const [input, setInput] = useState<VaultInput>({ passphrase: '', newPassphrase: '', recoveryKey: '' });
  const [asked, setAsked] = useState(false);
  const isNew = task !== 'unlock';
  const tooShort = isNew && input.newPassphrase.length < minLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!tooShort && !pending) onSubmit(input);
  };
  const field = (name: keyof VaultInput) => ({
    value: input[name],
    onChange: (event: { target: { value: string } }) => setInput({ ...input, [name]: event.target.value }),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        {problem && (
          <Banner tone="danger" live="assertive">
            {problem}
          </Banner>
        )}
        {(task === 'unlock' || task === 'change') && (
          <TextField {...field('passphrase')} type="password" label="Passphrase" autoComplete="off" required />
        )}
        {task === 'recover' && <TextField {...field('recoveryKey')} label="Recovery key" autoComplete="off" spellCheck={false} required />}
        {isNew && (
          <TextField
            {...field('newPassphrase')}
            type="password"
            label={task === 'set-up' ? 'Passphrase' : 'New passphrase'}
            autoComplete="off"
            required
            help={`At least ${minLength} characters. A few unrelated words are easy to keep.`}
            error={asked && tooShort ? `Use at least ${minLength} characters.` : undefined}
          />
        )}
        {task === 'set-up' && (
          <Text size="sm" tone="muted">
            We never learn it and cannot reset it. Locked entries cannot be searched, and have no photos.
          </Text>
        )}
        <Button type="submit" wide loading={pending}>
          {words[task].submit}
        </Button>
        {task === 'unlock' && onForgotten && (
          <Button tone="ghost" wide onClick={onForgotten}>
            I forgot the passphrase
          </Button>
        )}
      </Stack>
    </form>
  );
}

function RecoveryKey({ recoveryKey, onClose }: { readonly recoveryKey: string; readonly onClose: () => void }): ReactNode {
  const [kept, setKept] = useState(false);
  return (
    <Stack gap="5">
      <TextField label="Your recovery key" value={recoveryKey} readOnly onFocus={(event) => event.target.select()} />
      <Checkbox label="I have written it down" checked={kept} onChange={(event) => setKept(event.target.checked)} />
      <Button wide disabled={!kept} onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}
