import { api, ENTRY_MAX_PHOTOS, type JournalPhoto } from '@everstep/domain';
import { type JournalPhotosProps, useToast } from '@everstep/ui';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useDebounced } from '../forms/useDebounced.ts';
import type { Writing } from './EntryEditor.tsx';

const ALT_AFTER_MS = 800;
const UPLOAD_TIMEOUT_MS = 60_000;

/** Photos of an entry. The entry is stored before its first photo is. */
export function useEntryPhotos({ id, photos: stored, autosave }: Writing & { photos: readonly JournalPhoto[] }): JournalPhotosProps {
  const { showToast } = useToast();
  const [photos, setPhotos] = useState(stored);
  const [sending, setSending] = useState<{ readonly url: string } | null>(null);
  const take = ({ photos: now }: { photos: readonly JournalPhoto[] }) => setPhotos(now);
  const failed = (title: string) => (error: unknown) => showToast({ id: 'photo', tone: 'danger', title, description: sentenceOf(error) });
  const upload = useAction(api.journal.addPhoto, { onDone: take, onFail: failed('The photo could not be saved') });
  const remove = useAction(api.journal.removePhoto, { onDone: take, onFail: failed('The photo could not be removed') });
  const describe = useAction(api.journal.describePhoto, { onFail: failed('What the photo shows could not be saved') });
  const describeLater = useDebounced(
    (photoId: string, alt: string) => void describe.run({ params: { id, photoId }, body: { alt } }),
    ALT_AFTER_MS,
  );

  const add = async (file: File) => {
    const url = URL.createObjectURL(file);
    setSending({ url });
    const isStored = (await autosave.flush()) && autosave.version !== null;
    if (!isStored) {
      showToast({
        id: 'photo',
        tone: 'danger',
        title: 'The photo could not be saved',
        description: 'Write a line first, or wait for the connection.',
      });
    } else {
      const form = new FormData();
      form.set(api.journal.addPhoto.upload?.field ?? '', file);
      await upload.run({ params: { id } }, { form, timeout: UPLOAD_TIMEOUT_MS });
    }
    setSending(null);
    URL.revokeObjectURL(url);
  };
  return {
    photos: [
      ...photos.map(({ id: photoId, alt, thumbnailUrl }) => ({ id: photoId, url: thumbnailUrl, alt })),
      ...(sending ? [{ id: 'sending', url: sending.url, alt: '', pending: true }] : []),
    ],
    most: ENTRY_MAX_PHOTOS,
    onAdd: (file) => void add(file),
    onAltChange: (photoId, alt) => {
      setPhotos(photos.map((photo) => (photo.id === photoId ? { ...photo, alt } : photo)));
      describeLater(photoId, alt);
    },
    onRemove: (photoId) => void remove.run({ params: { id, photoId } }),
  };
}
