import { CAPTIONS_MAX_BYTES, type LibraryItem } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { itemOptionsOf } from './library-focus.ts';

export interface ItemCaptionsDialogProps {
  readonly item: LibraryItem;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  /** They are sent or taken away. @default false */
  readonly pending?: boolean;
  /** Why that failed, in a sentence. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

/** Gives a video captions, or takes them away. */
export function ItemCaptionsDialog({ item, onChoose, onRemove, pending = false, problem, onClose }: ItemCaptionsDialogProps) {
  const has = item.captionsUrl !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      finalFocus={() => itemOptionsOf(item.id)}
      title={`Captions of ${item.title}`}
      description={
        has
          ? 'This video has captions. Others take their place.'
          : 'This video has no captions yet. They help everybody who cannot hear it.'
      }
      footer={
        has && (
          <Button tone="outline" loading={pending} onClick={onRemove}>
            Take captions away
          </Button>
        )
      }
    >
      <Stack gap="4">
        <FileDrop
          kind="file"
          label="Captions file"
          types={['*/*']}
          typesLabel="WebVTT (.vtt)"
          maxBytes={CAPTIONS_MAX_BYTES}
          onChoose={onChoose}
          pending={pending}
          error={problem}
        />
      </Stack>
    </Dialog>
  );
}
