import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { habitRowTexts } from './texts.ts';

export interface HabitNoteProps {
  readonly open: boolean;
  readonly name: string;
  readonly note: string | undefined;
  /** Called with the trimmed words; empty takes the note away. */
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

const MOST_CHARACTERS = 500;

interface NoteFormProps extends Pick<HabitNoteProps, 'name' | 'note' | 'onSave'> {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function NoteForm({ id, name, note, field, onSave }: NoteFormProps) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const [text, setText] = useState(note ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is a portal: React would carry the event on to a form around the row.
    event.stopPropagation();
    onSave(text.trim());
  };
  return (
    <form id={id} onSubmit={save}>
      <TextArea
        ref={field}
        label={texts.noteOn(name)}
        hideLabel
        counter
        maxLength={MOST_CHARACTERS}
        value={text}
        placeholder={texts.notePlaceholder}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

/** A few words about today's habit. */
export function HabitNote({ open, name, note, onSave, onClose }: HabitNoteProps) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      initialFocus={field}
      title={texts.noteOn(name)}
      description={texts.noteHint}
      footer={
        <Button type="submit" form={form}>
          {texts.saveNote}
        </Button>
      }
    >
      <NoteForm
        id={form}
        field={field}
        name={name}
        note={note}
        onSave={(text) => {
          onSave(text);
          onClose();
        }}
      />
    </Dialog>
  );
}
