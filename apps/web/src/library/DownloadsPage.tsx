import { api } from '@everstep/domain';
import { DownloadsView, FileDetailsDialog } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { usePages } from '../api/usePages.ts';
import { type Layer, useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { counted } from './counted.ts';
import { useFileWindow } from './useFileWindow.ts';

/** Documents for members, to keep. */
export function DownloadsPage() {
  usePageTitle('Downloads');
  const [q, setQ] = useState('');
  const { open, show, hide } = useLayers();
  const found = usePages(api.library.downloads, (from) => ({ query: { q, ...from } }), { keepPreviousData: true });
  const files = useFileWindow((id) => found.patch((page) => ({ ...page, downloads: page.downloads.map(counted(id)) })));
  const downloads = found.pages?.flatMap((page) => page.downloads);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const layer = open.find((one): one is Layer & `file:${string}` => one.startsWith('file:'));
  const item = layer && downloads?.find(({ id }) => layer === `file:${id}`);
  return (
    <>
      <DownloadsView
        q={q}
        onSearch={setQ}
        downloads={downloads}
        searching={found.loading}
        problem={found.error ? sentenceOf(found.error) : undefined}
        onRetry={() => void found.retry()}
        more={found.more}
        onMore={found.loadMore}
        onDownload={files.download}
        onOpen={files.open}
        onDetails={({ id }) => show(`file:${id}`)}
        timeZone={timeZone}
      />
      {layer && item && <FileDetailsDialog item={item} timeZone={timeZone} onClose={() => hide(layer)} />}
    </>
  );
}
