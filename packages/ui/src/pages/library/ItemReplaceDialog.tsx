import { type LibraryItem, libraryTypeWords } from '@everstep/domain';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { itemOptionsOf } from './library-focus.ts';

export interface ItemReplaceDialogProps {
  readonly item: LibraryItem;
  /** Largest file, in bytes. */
  readonly maxBytes: number;
  /** Begins to upload the file that takes the place of this one. */
  readonly onChoose: (file: File) => void;
  readonly onClose: () => void;
}

/** Chooses the file of a new version. */
export function ItemReplaceDialog({ item, maxBytes, onChoose, onClose }: ItemReplaceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => itemOptionsOf(item.id)}
      title={`New version of ${item.title}`}
      description={`Members get version ${item.fileVersion + 1} as soon as it is whole. Title and number of downloads stay.`}
    >
      <FileDrop
        kind="file"
        label={item.kind === 'document' ? 'Document' : 'Video'}
        types={['*/*']}
        typesLabel={libraryTypeWords[item.kind]}
        maxBytes={maxBytes}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
