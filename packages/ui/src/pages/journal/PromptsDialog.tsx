import type { JournalPrompt, SafetyCard as SafetyCardData } from '@everstep/domain';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';

export interface PromptsDialogProps {
  readonly onClose: () => void;
  /** The member's own questions; undefined while they are on their way. */
  readonly prompts: readonly JournalPrompt[] | undefined;
  /** What opens own questions, in a sentence, while the member's level does not. */
  readonly lockedBecause?: string | undefined;
  readonly onAdd: (text: string) => void;
  readonly onRemove: (id: string) => void;
  /** One is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** Why the last one could not be saved, in a sentence. */
  readonly problem?: string | undefined;
  /** The last one is stored and speaks of danger: people to reach. */
  readonly help?: SafetyCardData | undefined;
}

const MOST_CHARACTERS = 300;

/** Questions of the member's own, to be met among ours. */
export function PromptsDialog(props: PromptsDialogProps) {
  const { onClose, prompts, lockedBecause, onAdd, onRemove, saving = false, problem, help } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your own questions"
      description="They come up among ours when you begin an entry."
    >
      {lockedBecause ? (
        <Stack gap="4">
          <Banner tone="info">{lockedBecause}</Banner>
          <Text tone="muted">
            Such as “What did the river look like today?” Until then, more than sixty questions of ours wait in the journal.
          </Text>
        </Stack>
      ) : (
        <Stack gap="5">
          {prompts === undefined ? (
            <LoadingRegion label="Loading your questions">
              <Skeleton lines={3} />
            </LoadingRegion>
          ) : (
            <Own prompts={prompts} onRemove={onRemove} />
          )}
          {/* A new field for each question: the last one is empty again. */}
          <Add key={prompts?.length} onAdd={onAdd} saving={saving} problem={problem} />
          {help && <SafetyCard arrives card={help} />}
        </Stack>
      )}
    </Dialog>
  );
}

function Own({ prompts, onRemove }: { readonly prompts: readonly JournalPrompt[]; readonly onRemove: (id: string) => void }) {
  if (prompts.length === 0) return <Text tone="muted">None yet. What would you like to be asked?</Text>;
  return (
    <List>
      {prompts.map(({ id, text }) => (
        <ListItem
          key={id}
          title={text}
          end={<IconButton label={`Remove “${text}”`} icon={<Trash2 size="1em" />} onClick={() => onRemove(id)} />}
        />
      ))}
    </List>
  );
}

function Add({ onAdd, saving, problem }: Pick<PromptsDialogProps, 'onAdd' | 'saving' | 'problem'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAdd(text.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <TextField
          label="A new question"
          value={text}
          maxLength={MOST_CHARACTERS}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone="soft" loading={saving ?? false}>
          Add
        </Button>
      </Stack>
    </form>
  );
}
