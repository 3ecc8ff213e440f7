import { GUIDE_NOTE_MAX, type GuideNote, MOST_GUIDE_NOTES } from '@everstep/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';

export interface GuideNotesProps {
  /** Name of the guide. */
  readonly name: string;
  /** Oldest first. */
  readonly notes: readonly GuideNote[];
  /** Saves a note, a new one without an id; resolves true once it is kept. */
  readonly onSaveNote: (text: string, id?: string) => Promise<boolean>;
  readonly onRemoveNote: (id: string) => void;
  /** A note is being saved. @default false */
  readonly saving?: boolean | undefined;
}

/** What the member wants one guide to remember, in the member's words. */
export function GuideNotes({ name, notes, onSaveNote, onRemoveNote, saving = false }: GuideNotesProps) {
  const [editing, setEditing] = useState<string>();
  return (
    <Stack gap="3">
      <Heading level={3} size="md">
        Notes for {name}
      </Heading>
      {notes.length === 0 ? (
        <Text tone="muted">None yet. What should {name} keep in mind, such as when you work or how you like to be asked?</Text>
      ) : (
        <List>
          {notes.map(({ id, text }) =>
            id === editing ? (
              <li key={id}>
                <NoteForm
                  label="Change the note"
                  text={text}
                  saving={saving}
                  onSave={async (next) => {
                    const kept = await onSaveNote(next, id);
                    if (kept) setEditing(undefined);
                    return kept;
                  }}
                  onCancel={() => setEditing(undefined)}
                />
              </li>
            ) : (
              <ListItem
                key={id}
                title={text}
                end={
                  <Inline gap="1">
                    <IconButton label={`Change “${text}”`} icon={<Pencil size="1em" />} onClick={() => setEditing(id)} />
                    <IconButton label={`Delete “${text}”`} icon={<Trash2 size="1em" />} onClick={() => onRemoveNote(id)} />
                  </Inline>
                }
              />
            ),
          )}
        </List>
      )}
      {notes.length < MOST_GUIDE_NOTES ? (
        <NoteForm key={notes.length} label="A new note" text="" saving={saving} onSave={onSaveNote} />
      ) : (
        <Text size="sm" tone="muted">
          {`${name} keeps ${MOST_GUIDE_NOTES} notes. Delete one to make room.`}
        </Text>
      )}
    </Stack>
  );
}

interface NoteFormProps {
  readonly label: string;
  readonly text: string;
  readonly saving: boolean | undefined;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onCancel?: () => void;
}

function NoteForm({ label, text, saving, onSave, onCancel }: NoteFormProps) {
  const [draft, setDraft] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() !== '') void onSave(draft.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <TextArea label={label} value={draft} maxLength={GUIDE_NOTE_MAX} minRows={2} onChange={(event) => setDraft(event.target.value)} />
        <Inline gap="2">
          <Button type="submit" tone="soft" loading={saving ?? false} disabled={draft.trim() === ''}>
            Save note
          </Button>
          {onCancel && (
            <Button tone="outline" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
