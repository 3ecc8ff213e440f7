import { LIBRARY_TITLE_MAX, type LibraryItem } from '@everstep/domain';
import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { itemOptionsOf } from './library-focus.ts';

export interface ItemRenameDialogProps {
  readonly item: LibraryItem;
  /** Sends `title`. */
  readonly form: FormState;
  readonly onClose: () => void;
}

/** Gives a document or a video another title. */
export function ItemRenameDialog({ item, form, onClose }: ItemRenameDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => itemOptionsOf(item.id)}
      title="Rename"
      description="The file is saved under this title from now on. Its bytes stay as they are."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.pending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <Stack gap="5">
          <FormErrorSummary errors={form.problems} attempt={form.attempt} />
          <TextField
            id="title"
            name="title"
            label="Title"
            autoComplete="off"
            required
            maxLength={LIBRARY_TITLE_MAX}
            defaultValue={item.title}
            error={problemOf(form, 'title')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
