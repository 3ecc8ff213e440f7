import type { LibraryItem } from '@everstep/domain';
import { useRef } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { itemOptionsOf, LIBRARY_SEARCH } from './library-focus.ts';

export interface ItemDeleteDialogProps {
  readonly item: LibraryItem;
  readonly onConfirm: () => void;
  /** It is being deleted. @default false */
  readonly pending?: boolean;
  /** Why that failed, in a sentence. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

/** A question before a document or a video is taken away from members. */
export function ItemDeleteDialog({ item, onConfirm, pending = false, problem, onClose }: ItemDeleteDialogProps) {
  // What is deleted has no row any more.
  const confirmed = useRef(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => {
        confirmed.current = true;
        onConfirm();
      }}
      title={`Delete ${item.title}?`}
      description="Members cannot reach it any more, from this moment on. You can bring it back right after with Undo; after 30 days it is gone for good."
      confirmLabel={item.kind === 'document' ? 'Delete document' : 'Delete video'}
      pending={pending}
      finalFocus={() => (confirmed.current ? document.getElementById(LIBRARY_SEARCH) : itemOptionsOf(item.id))}
    >
      {problem && (
        <Banner tone="danger" live="assertive">
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
