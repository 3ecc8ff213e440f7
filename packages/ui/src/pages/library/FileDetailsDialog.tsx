import type { LibraryDownload } from '@everstep/domain';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileFacts } from './FileFacts.tsx';
import { itemOptionsOf } from './library-focus.ts';

export interface FileDetailsDialogProps {
  readonly item: LibraryDownload;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** What there is to know of one file. */
export function FileDetailsDialog({ item, timeZone, onClose }: FileDetailsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => itemOptionsOf(item.id)}
      title={item.title}
      description="With the checksum you can make sure that a copy is the file that was uploaded here."
    >
      <FileFacts item={item} timeZone={timeZone} />
    </Dialog>
  );
}
