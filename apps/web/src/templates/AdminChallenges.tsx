import { adminFailures, api } from '@everstep/domain';
import { TemplatesView } from '@everstep/ui/pages';
import { useParams } from 'react-router';
import { adminSentence } from '../admin/admin-sentence.ts';
import { usePages } from '../api/usePages.ts';
import { useBefore } from '../layout/useBefore.ts';
import { NewTemplate, OneTemplate } from './TemplateEditor.tsx';

/** Challenges that administrators write: all of them, one, or a new one. */
export function AdminChallenges() {
  const { id } = useParams();
  const before = useBefore(id);
  if (id === undefined) return <All leftId={before?.id} />;
  const takesFocus = before !== null;
  return id === 'new' ? <NewTemplate takesFocus={takesFocus} /> : <OneTemplate key={id} id={id} takesFocus={takesFocus} />;
}

function All({ leftId }: { readonly leftId: string | undefined }) {
  const { pages, error, retry, more, loading, loadMore } = usePages(api.templates.list, (from) => ({ query: from }));
  return (
    <TemplatesView
      templates={pages?.flatMap((page) => page.templates)}
      problem={error && !pages ? adminSentence(error, adminFailures.templates) : undefined}
      onRetry={() => void retry()}
      more={more}
      moreLoading={loading}
      onMore={loadMore}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      leftId={leftId}
    />
  );
}
