import { adminFailures, api, type LibraryItem, type LibraryKind } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { LibraryViewProps, UploadRow } from '@everstep/ui/pages';
import { useSyncExternalStore } from 'react';
import { adminSentence } from '../admin/admin-sentence.ts';
import type { Call } from '../api/call.ts';
import { useDropStale, useQuery } from '../api/useQuery.ts';
import { useCall, useMemberId } from '../session/SessionProvider.tsx';
import { fileDigest } from './file-digest.ts';
import { type Chosen, createUploads, kindOf, type Uploads } from './uploads.ts';

type Handlers = { readonly onPublished: (item: LibraryItem) => void };
interface Kept {
  readonly uploads: Uploads;
  handlers: Handlers;
}

/** Uploads outlive the page that began them. They are kept by the client that they are sent with, and by member. */
const kept = new WeakMap<Call, Map<string, Kept>>();

function uploadsOf(call: Call, memberId: string, handlers: Handlers): Uploads {
  const byMember = kept.get(call) ?? new Map<string, Kept>();
  kept.set(call, byMember);
  const known = byMember.get(memberId);
  if (known) {
    known.handlers = handlers;
    return known.uploads;
  }
  const entry: Kept = {
    handlers,
    uploads: createUploads({
      call,
      newId: () => crypto.randomUUID(),
      now: () => performance.now(),
      wait,
      digestOf: fileDigest,
      say: (kind, error) => adminSentence(error, failures[kind]),
      onPublished: (item) => entry.handlers.onPublished(item),
    }),
  };
  byMember.set(memberId, entry);
  return entry.uploads;
}

const failures: Readonly<Record<LibraryKind, (typeof adminFailures)[keyof typeof adminFailures]>> = {
  document: adminFailures.uploadDocument,
  video: adminFailures.uploadVideo,
};

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

type Sending = Pick<LibraryViewProps, 'uploads' | 'onPause' | 'onResume' | 'onCancel' | 'onChoose'> & {
  /** Begins to upload a new version of a document or a video. */
  readonly replace: (item: LibraryItem, file: File) => void;
};

/** Files on their way: those of this page, and those that were cut off by a reload or on another device. */
export function useUploads(): Sending {
  const call = useCall();
  const memberId = useMemberId();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const unfinished = useQuery(api.library.uploads, {});
  const uploads = uploadsOf(call, memberId, {
    onPublished: ({ title, fileVersion }) => {
      dropStale(['library', 'admin']);
      const description = fileVersion > 1 ? `Members get version ${fileVersion} from now on.` : undefined;
      showToast({ id: 'upload', tone: 'success', title: `${title} is uploaded`, ...(description ? { description } : {}) });
    },
  });
  const rows = useSyncExternalStore(uploads.subscribe, uploads.rows);
  const left = (unfinished.data?.uploads ?? []).filter(({ id }) => rows.every((row) => row.id !== id));
  const start = (chosen: Chosen) => uploads.start(chosen, left);
  return {
    uploads: [...rows, ...left.map(({ id, name, byteSize, received }): UploadRow => ({ id, name, byteSize, received, state: 'left' }))],
    onPause: uploads.pause,
    onResume: uploads.resume,
    onCancel: (id) => {
      uploads
        .cancel(id)
        .catch((error: unknown) => showToast({ id: 'upload', tone: 'danger', title: adminSentence(error, adminFailures.uploadDocument) }))
        .finally(() => void unfinished.mutate());
    },
    onChoose: (file) => start({ file, kind: kindOf(file) }),
    replace: ({ id, kind }, file) => start({ file, kind, itemId: id }),
  };
}
