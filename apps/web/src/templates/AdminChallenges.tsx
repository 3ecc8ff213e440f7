import { adminFailures, api } from '@everstep/domain';
import { TemplatesView } from '@everstep/ui/pages';
import { useParams } from 'react-router';
import { adminSentence } from '../admin/admin-sentence.ts';
import { usePages } from '../api/usePages.ts';
import { NewTemplate, OneTemplate } from './TemplateEditor.tsx';

/** Challenges that administrators write: all of them, one, or a new one. */
export function AdminChallenges() {
  const { id } = useParams();
  if (id === undefined) return <All />;
  return id === 'new' ? <NewTemplate /> : <OneTemplate key={id} id={id} />;
}

function All() {
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
    />
  );
}
