import { ADMIN_NO_ANSWER, api, type LibraryItem } from '@everstep/domain';
import { everyItem, LibraryView } from '@everstep/ui/pages';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { usePages } from '../api/usePages.ts';
import { useLayers } from '../layout/useLayers.ts';
import { counted } from './counted.ts';
import { LibraryDialogs } from './LibraryDialogs.tsx';
import { useFileWindow } from './useFileWindow.ts';
import { useUploads } from './useUploads.ts';

/** Documents and videos for members: uploaded, found, replaced and taken away. */
export function AdminLibrary() {
  const { show } = useLayers();
  const [filter, setFilter] = useState(everyItem);
  const { replace, ...sending } = useUploads();
  const { q, kind } = filter;
  const found = usePages(api.library.items, (from) => ({ query: { q, ...(kind === 'any' ? {} : { kind }), ...from } }), {
    keepPreviousData: true,
  });
  const files = useFileWindow((id) => found.patch((page) => ({ ...page, items: page.items.map(counted(id)) })));
  const items = found.pages?.flatMap((page) => page.items);
  const limits = found.pages?.[0]?.limits;
  const ask = (what: string) => (item: LibraryItem) => show(`admin:${what}:${item.id}`);
  return (
    <>
      <LibraryView
        {...sending}
        filter={filter}
        onFilterChange={setFilter}
        items={items}
        limits={limits}
        searching={found.loading}
        problem={found.error ? problemOf(found.error) : undefined}
        onRetry={() => void found.retry()}
        more={found.more}
        onMore={found.loadMore}
        onPlay={ask('play')}
        onOpen={files.open}
        onDownload={files.download}
        onDetails={ask('details')}
        onRename={ask('rename-file')}
        onReplace={ask('replace')}
        onCaptions={ask('captions')}
        onDelete={ask('delete-file')}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      />
      <LibraryDialogs items={items ?? []} limits={limits} onReplace={replace} />
    </>
  );
}

const problemOf = (error: unknown): string => (error instanceof ApiError && error.status === 0 ? ADMIN_NO_ANSWER : sentenceOf(error));
