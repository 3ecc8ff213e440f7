import { api, type LibraryDownload } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { sentenceOf } from '../api/errors.ts';
import { useCall } from '../session/SessionProvider.tsx';

/**
 * A link is good for a while, and a page may stand open for longer: each act asks for a fresh one.
 * @param onSaving a download has begun, and the server counts it
 */
export function useFileWindow(onSaving: (itemId: string) => void) {
  const call = useCall();
  const { showToast } = useToast();
  const fetchLinks = ({ id }: Pick<LibraryDownload, 'id'>) => call(api.library.download, { params: { id } });
  const failed = (title: string) => (error: unknown) =>
    showToast({ id: 'file', tone: 'danger', title: `${title} could not be fetched`, description: sentenceOf(error) });
  return {
    /** Saves a file on the device. */
    download: (item: Pick<LibraryDownload, 'id' | 'title'>) => {
      fetchLinks(item)
        .then(({ downloadUrl }) => {
          const link = document.createElement('a');
          link.href = downloadUrl;
          link.download = '';
          link.click();
          onSaving(item.id);
        })
        .catch(failed(item.title));
    },
    /** Shows a file in a window of its own, which has to be opened at once: later, browsers take it for something that nobody asked for. */
    open: (item: Pick<LibraryDownload, 'id' | 'title'>) => {
      const shown = window.open('', '_blank');
      fetchLinks(item)
        .then(({ url }) => {
          if (shown) shown.location.replace(url);
          else location.assign(url);
        })
        .catch((error: unknown) => {
          shown?.close();
          failed(item.title)(error);
        });
    },
  };
}
