import { api, type LibraryItem, type LibraryLimits } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import {
  FileDetailsDialog,
  ItemCaptionsDialog,
  ItemDeleteDialog,
  ItemRenameDialog,
  ItemReplaceDialog,
  VideoDialog,
} from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useDropStale, useQuery } from '../api/useQuery.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { type Layer, useLayers } from '../layout/useLayers.ts';
import { useCall } from '../session/SessionProvider.tsx';

interface LibraryDialogsProps {
  readonly items: readonly LibraryItem[];
  readonly limits: LibraryLimits | undefined;
  readonly onReplace: (item: LibraryItem, file: File) => void;
}

/** What lies over the library: each dialog is a step of the history, so that Back closes it. */
export function LibraryDialogs({ items, limits, onReplace }: LibraryDialogsProps) {
  const { open, hide } = useLayers();
  const layer = open.find((one): one is Layer & `admin:${string}` => one.startsWith('admin:'));
  const [, what, id] = layer?.split(':') ?? [];
  const item = items.find((one) => one.id === id);
  if (layer === undefined || item === undefined) return null;
  const one = { item, onClose: () => hide(layer) };
  switch (what) {
    case 'play':
      return <Play {...one} />;
    case 'details':
      return <FileDetailsDialog {...one} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />;
    case 'rename-file':
      return <Rename {...one} />;
    case 'replace':
      return (
        <ItemReplaceDialog
          {...one}
          maxBytes={limits?.[item.kind] ?? Number.MAX_SAFE_INTEGER}
          onChoose={(file) => {
            onReplace(item, file);
            one.onClose();
          }}
        />
      );
    case 'captions':
      return <Captions {...one} />;
    case 'delete-file':
      return <Delete {...one} />;
    default:
      return null;
  }
}

interface OneItem {
  readonly item: LibraryItem;
  readonly onClose: () => void;
}

/** A list that stood open for long has links that are over; the player gets fresh ones. */
function Play({ item, onClose }: OneItem) {
  const fresh = useQuery(api.library.download, { params: { id: item.id } });
  if (!fresh.data && !fresh.error) return null;
  return <VideoDialog item={fresh.data ?? item} onClose={onClose} />;
}

function Rename({ item, onClose }: OneItem) {
  const call = useCall();
  const dropStale = useDropStale();
  const form = useSubmit(async (data) => {
    const body = { title: textOf(data, 'title'), version: item.version };
    // A title that was changed meanwhile is shown then, and can be changed as it is now.
    await call(api.library.editItem, { params: { id: item.id }, body }).finally(() => dropStale(['library', 'admin']));
    onClose();
  });
  return <ItemRenameDialog item={item} form={form} onClose={onClose} />;
}

/** Captions are small, but a line may be slow. */
const CAPTIONS_MS = 60_000;

function Captions({ item, onClose }: OneItem) {
  const { showToast } = useToast();
  const done = (title: string) => () => {
    showToast({ id: 'captions', tone: 'success', title });
    onClose();
  };
  const put = useAction(api.library.putCaptions, { onDone: done(`${item.title} has captions`) });
  const remove = useAction(api.library.removeCaptions, { onDone: done('The captions are taken away') });
  const error = put.error ?? remove.error;
  return (
    <ItemCaptionsDialog
      item={item}
      onChoose={(file) => {
        remove.clearError();
        const form = new FormData();
        form.set(api.library.putCaptions.bytes?.field ?? '', file);
        void put.run({ params: { id: item.id } }, { form, timeout: CAPTIONS_MS });
      }}
      onRemove={() => {
        put.clearError();
        void remove.run({ params: { id: item.id } });
      }}
      pending={put.pending || remove.pending}
      problem={error === null ? undefined : sentenceOf(error)}
      onClose={onClose}
    />
  );
}

function Delete({ item, onClose }: OneItem) {
  const { showToast } = useToast();
  const restore = useAction(api.library.restoreItem, {
    onDone: ({ title }) => showToast({ id: `file-${item.id}`, tone: 'success', title: `${title} is back` }),
    onFail: (error) =>
      showToast({
        id: `file-${item.id}`,
        tone: 'danger',
        title: `${item.title} could not be brought back`,
        description: sentenceOf(error),
      }),
  });
  const remove = useAction(api.library.removeItem, {
    onDone: () => {
      onClose();
      showToast({
        id: `file-${item.id}`,
        title: `${item.title} is deleted`,
        action: { label: 'Undo', hint: 'Brings the file back', onSelect: () => void restore.run({ params: { id: item.id } }) },
      });
    },
  });
  return (
    <ItemDeleteDialog
      item={item}
      onConfirm={() => void remove.run({ params: { id: item.id } })}
      pending={remove.pending}
      problem={remove.error === null ? undefined : sentenceOf(remove.error)}
      onClose={onClose}
    />
  );
}
