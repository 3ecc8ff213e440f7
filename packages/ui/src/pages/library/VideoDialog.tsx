import type { LibraryDownload } from '@everstep/domain';
import { Dialog } from '../../components/Dialog/index.ts';
import { VideoPlayer } from '../../product/VideoPlayer/index.ts';
import { itemOptionsOf } from './library-focus.ts';

export interface VideoDialogProps {
  readonly item: LibraryDownload;
  readonly onClose: () => void;
}

/** Plays a video over the page. */
export function VideoDialog({ item: { id, title, url, captionsUrl }, onClose }: VideoDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => itemOptionsOf(id)}
      size="lg"
      title={title}
      description="As members see it."
      hideDescription
    >
      <VideoPlayer
        title={title}
        src={url}
        captions={captionsUrl === null ? undefined : { src: captionsUrl, language: 'en', label: 'Captions' }}
      />
    </Dialog>
  );
}
